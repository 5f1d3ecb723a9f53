// A socket that comes back. While it is away nothing can be sent, so no stale click is ever played.

export class Socket {
  // `path` is a function, because an address may say what changes while the page is open.
  constructor(path, { message, state }) {
    this.path = path;
    this.message = message;
    this.state = state;
    this.open = false;
    this.wait = 250;
    this.connect();
    addEventListener("online", () => this.retry());
    document.addEventListener("visibilitychange", () => document.hidden || this.retry());
  }

  connect() {
    clearTimeout(this.timer);
    this.timer = null;
    const socket = (this.socket = new WebSocket(new URL(this.path(), location.href.replace(/^http/, "ws"))));
    socket.onmessage = (event) => {
      if (!this.open) {
        this.open = true;
        this.wait = 250;
        this.state(true);
      }
      this.message(JSON.parse(event.data));
    };
    socket.onclose = (event) => {
      if (socket !== this.socket) return;
      this.open = false;
      this.state(false);
      if (event.code === 4404) return location.reload();
      this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
      this.wait = Math.min(this.wait * 2, 5000);
    };
  }

  retry() {
    if (this.timer) this.connect();
  }

  send(message) {
    if (!this.open || this.socket.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }
}

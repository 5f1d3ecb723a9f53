// A socket that comes back. While it is away nothing can be sent, so no stale click is ever played.
// A process that does not answer is left: the next connection may come to another one.

const PATIENCE = 800; // milliseconds without an answer after which a process is left; longer where answers are slow,
const SLOWER = 4; // that many times what they took of late; and from the second time on twice as long each time,
const MOST_PATIENCE = 16000; // until all is well for a while: a house that is merely busy gains nothing by it
const UNKNOWN = 500; // how long answers are thought to take before the first
const QUIET = 10000; // without a word from the table, after which it is asked whether it is there

export class Socket {
  // `path` is a function, because an address may say what changes while the page is open.
  // `probe` gives a message that is always answered; without it only connecting is watched.
  constructor(path, { message, state, probe = null }) {
    this.path = path;
    this.message = message;
    this.state = state;
    this.probe = probe;
    this.open = false;
    this.wait = 250;
    this.took = UNKNOWN; // the slowest answer of late
    this.left = 0; // processes, one after the other
    this.connect();
    addEventListener("online", () => this.retry());
    document.addEventListener("visibilitychange", () => document.hidden || this.retry());
  }

  connect() {
    clearTimeout(this.timer);
    this.timer = null;
    const socket = (this.socket = new WebSocket(new URL(this.path(), location.href.replace(/^http/, "ws"))));
    this.expect();
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      if (this.silence) this.took = Math.max(performance.now() - this.asked, this.took / 2);
      this.heard();
      if (!this.open) {
        this.open = true;
        this.wait = 250;
        this.state(true);
      }
      this.message(JSON.parse(event.data));
    };
    socket.onclose = (event) => {
      if (socket !== this.socket) return;
      this.heard();
      this.away();
      if (event.code === 4404) return location.reload();
      this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
      this.wait = Math.min(this.wait * 2, 5000);
    };
  }

  away() {
    clearTimeout(this.quiet);
    this.open = false;
    this.state(false);
  }

  // Something was heard, or there is nobody to hear from.
  heard() {
    clearTimeout(this.silence);
    clearTimeout(this.quiet);
    this.silence = null;
    if (!this.probe) return;
    this.quiet = setTimeout(() => {
      this.left = 0;
      this.ask();
    }, QUIET);
  }

  // An answer is expected: halfway it is asked for, and then the process is left.
  expect() {
    if (this.silence) return;
    this.asked = performance.now();
    const half = this.patience() / 2;
    this.silence = setTimeout(() => {
      if (this.open) this.ask();
      this.silence = setTimeout(() => this.leave(), half);
    }, half);
  }

  patience() {
    return Math.min(Math.max(PATIENCE, SLOWER * this.took) * 2 ** Math.max(0, this.left - 1), MOST_PATIENCE);
  }

  ask() {
    if (this.probe) this.send(this.probe());
  }

  leave() {
    this.silence = null;
    this.left += 1;
    const silent = this.socket;
    this.socket = null;
    silent.close();
    this.away();
    this.connect();
  }

  retry() {
    if (this.timer) this.connect();
  }

  send(message) {
    if (!this.open || this.socket.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    if (this.probe) this.expect();
    return true;
  }
}

// Four quiet sounds, made here: your turn, a move, a capture, the end. One switch; silent where the browser forbids it.
import { painted } from "./focus.js";

const LOUD = 0.05;
// Each note: when it begins, its pitch, how long it rings, its shape.
const NOTES = {
  turn: [[0, 587, 0.25, "sine"], [0.12, 784, 0.35, "sine"]],
  move: [[0, 180, 0.09, "triangle"]],
  capture: [[0, 220, 0.08, "triangle"], [0.07, 130, 0.16, "triangle"]],
  end: [[0, 392, 0.5, "sine"], [0.14, 494, 0.5, "sine"], [0.28, 587, 0.8, "sine"]],
};

export class Sounds {
  // `wanted()` tells whether they are switched on.
  constructor(wanted) {
    this.wanted = wanted;
    for (const name of ["pointerdown", "keydown"]) addEventListener(name, () => this.wake(), { capture: true });
  }

  // Browsers make no sound before somebody has touched the page. Making ready takes them long, so the touch is answered first; some
  // then wait for the next one.
  wake() {
    if (this.context?.state === "suspended") this.context.resume();
    else if (!this.context && window.AudioContext) painted(() => (this.context ??= new AudioContext()));
  }

  play(name, after = 0) {
    if (!this.wanted() || this.context?.state !== "running" || document.hidden) return;
    document.dispatchEvent(new CustomEvent("sound", { detail: name }));
    for (const [begin, pitch, length, type] of NOTES[name]) this.note(this.context.currentTime + after + begin, pitch, length, type);
  }

  note(at, pitch, length, type) {
    const tone = new OscillatorNode(this.context, { type, frequency: pitch });
    const loud = new GainNode(this.context, { gain: 0 });
    loud.gain.setValueAtTime(0, at);
    loud.gain.linearRampToValueAtTime(LOUD, at + 0.012);
    loud.gain.exponentialRampToValueAtTime(0.0004, at + length);
    tone.connect(loud).connect(this.context.destination);
    tone.start(at);
    tone.stop(at + length + 0.02);
  }

  // What a frame brings: the end, or one's turn; own moves are heard, those of others as they are staged.
  frame(frame, { moved }) {
    const { mine = false, result = "" } = this.last ?? {};
    if (this.last && frame.result && !result) this.play("end", 0.1);
    else if (this.last && moved) this.play("move");
    if (this.last && frame.mine && !mine && !frame.result) this.play("turn", moved ? 0.15 : 0);
    this.last = frame;
  }
}

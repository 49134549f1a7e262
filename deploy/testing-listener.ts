/** Somebody who listens to a channel of the hub, and comes back after each break for what happened meanwhile. */
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';

/** Keeps what was heard. */
export class Listener {
  /** How often each message of the chat came. */
  readonly heard = new Map<string, number>();
  /** Frames whose number is not above that of the one before. */
  disordered = 0;
  breaks = 0;
  /** Number of the last frame. */
  seq = 0;
  readonly #url: string;
  #socket: WebSocket | undefined;
  #isOver = false;

  constructor(url: string) {
    this.#url = url;
    this.#connect();
  }

  /** Resolves once all of these were heard, or none of them came for ten seconds. */
  async catchUp(messages: ReadonlySet<string>): Promise<void> {
    for (let before = -1, waited = 0; waited < 10_000; waited += 100) {
      if (this.heard.size !== before) waited = 0;
      before = this.heard.size;
      if ([...messages].every((content) => this.heard.has(content))) return;
      await pause(100);
    }
  }

  /** Leaves, and does not come back. */
  end(): void {
    this.#isOver = true;
    this.#socket?.terminate();
  }

  #connect(): void {
    const socket = new WebSocket(`${this.#url}?since=${this.seq}`);
    this.#socket = socket;
    socket.on('message', (bytes) => this.#take(JSON.parse(String(bytes)) as { type: string; seq?: number; content?: string }));
    socket.on('error', () => undefined);
    socket.once('close', () => {
      if (this.#isOver) return;
      this.breaks += 1;
      setTimeout(() => this.#connect(), 200);
    });
  }

  #take({ type, seq, content }: { type: string; seq?: number; content?: string }): void {
    // The list of who is there is of this moment, and has the number up to which a newcomer knows everything.
    if (seq === undefined) return;
    if (type === 'chat') {
      if (seq <= this.seq) this.disordered += 1;
      this.heard.set(content ?? '', (this.heard.get(content ?? '') ?? 0) + 1);
    }
    this.seq = Math.max(seq, this.seq);
  }
}

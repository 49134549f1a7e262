/** A client that listens to a channel of the hub, and reads missed events after each interruption. */
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';

/** Records the messages that it receives. */
export class Listener {
  /** Number of times that each chat message was received. */
  readonly heard = new Map<string, number>();
  /** Number of frames whose sequence number is not above the previous one. */
  disordered = 0;
  breaks = 0;
  /** Sequence number of the last frame. */
  seq = 0;
  readonly #url: string;
  #socket: WebSocket | undefined;
  #isOver = false;

  constructor(url: string) {
    this.#url = url;
    this.#connect();
  }

  /** Resolves when all messages were received, or when none has arrived for ten seconds. */
  async catchUp(messages: ReadonlySet<string>): Promise<void> {
    for (let before = -1, waited = 0; waited < 10_000; waited += 100) {
      if (this.heard.size !== before) waited = 0;
      before = this.heard.size;
      if ([...messages].every((content) => this.heard.has(content))) return;
      await pause(100);
    }
  }

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
    // The first list of present users contains the sequence number with which a new client starts.
    if (seq === undefined) return;
    if (type === 'chat') {
      if (seq <= this.seq) this.disordered += 1;
      this.heard.set(content ?? '', (this.heard.get(content ?? '') ?? 0) + 1);
    }
    this.seq = Math.max(seq, this.seq);
  }
}

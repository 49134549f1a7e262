/** Limits the number of concurrent tasks. Further tasks wait in a queue. */
export class Slots {
  #free: number;
  readonly #line: (() => void)[] = [];

  constructor(number: number) {
    this.#free = number;
  }

  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#line.push(resolve));
    try {
      return await task();
    } finally {
      const next = this.#line.shift();
      if (next === undefined) this.#free += 1;
      else next();
    }
  }
}

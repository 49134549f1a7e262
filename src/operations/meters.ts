/**
 * What is counted while the server works: numbers in memory, nothing more. They become text when somebody asks for them
 * (exposition.ts), so that counting costs next to nothing on a server that nobody watches.
 */

/** Labels of a value, by name. */
export type Labels = Readonly<Record<string, string>>;

/** A value of a family. */
export interface Sample {
  /** What stands behind the family's name: `_bucket`, `_sum` or `_count` of a histogram. */
  readonly suffix?: '_bucket' | '_sum' | '_count';
  readonly labels: Labels;
  readonly value: number;
}

/** Values of one name (Prometheus data model). */
export interface Family {
  /** By the conventions of Prometheus: the unit at the end, `_total` behind what only grows. */
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly labelNames: readonly string[];
  samples(): readonly Sample[];
}

/** Counts by a few labels, each with few possible values. Not for what happens with every request (operation-figures.ts). */
export class Counter implements Family {
  readonly type = 'counter';
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly string[];
  readonly #values = new Map<string, { labels: Labels; value: number }>();

  constructor(name: string, help: string, labelNames: readonly string[] = []) {
    this.name = name;
    this.help = help;
    this.labelNames = labelNames;
    if (labelNames.length === 0) this.add(0);
  }

  /** Adds to the value of these labels, given in the order of their names. */
  add(amount: number, ...labelValues: readonly string[]): void {
    const key = labelValues.join('\n');
    let cell = this.#values.get(key);
    if (cell === undefined) {
      cell = { labels: labeled(this.labelNames, labelValues), value: 0 };
      this.#values.set(key, cell);
    }
    cell.value += amount;
  }

  samples(): readonly Sample[] {
    return [...this.#values.values()];
  }
}

/** A number that goes up and down. */
export class Level implements Family {
  readonly type = 'gauge';
  readonly labelNames = [];
  readonly name: string;
  readonly help: string;
  value = 0;

  constructor(name: string, help: string) {
    this.name = name;
    this.help = help;
  }

  samples(): readonly Sample[] {
    return [{ labels: {}, value: this.value }];
  }
}

/** Upper bounds of durations, in seconds: from an answer out of memory to a slow read of a large organization. */
export const SECONDS: readonly number[] = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** How often values fell below each bound. */
export class Distribution {
  readonly #counts = new Float64Array(SECONDS.length + 1);
  #sum = 0;

  /** Takes a duration in seconds. */
  observe(seconds: number): void {
    let index = 0;
    while (index < SECONDS.length && seconds > (SECONDS[index] as number)) index += 1;
    this.#counts[index] = (this.#counts[index] as number) + 1;
    this.#sum += seconds;
  }

  /** As Prometheus wants it: each bucket with all below it. */
  samples(labels: Labels): Sample[] {
    let count = 0;
    const buckets = [...this.#counts].map((here, index): Sample => {
      count += here;
      return { suffix: '_bucket', labels: { ...labels, le: boundName(SECONDS[index]) }, value: count };
    });
    return [...buckets, { suffix: '_sum', labels, value: this.#sum }, { suffix: '_count', labels, value: count }];
  }
}

/** Durations by a few labels. */
export class Durations implements Family {
  readonly type = 'histogram';
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly string[];
  readonly #distributions = new Map<string, { labels: Labels; distribution: Distribution }>();

  constructor(name: string, help: string, labelNames: readonly string[]) {
    this.name = name;
    this.help = help;
    this.labelNames = labelNames;
  }

  /** Takes a duration in seconds under these labels, given in the order of their names. */
  observe(seconds: number, ...labelValues: readonly string[]): void {
    const key = labelValues.join('\n');
    let cell = this.#distributions.get(key);
    if (cell === undefined) {
      cell = { labels: labeled(this.labelNames, labelValues), distribution: new Distribution() };
      this.#distributions.set(key, cell);
    }
    cell.distribution.observe(seconds);
  }

  samples(): readonly Sample[] {
    return [...this.#distributions.values()].flatMap(({ labels, distribution }) => distribution.samples(labels));
  }
}

function labeled(names: readonly string[], values: readonly string[]): Labels {
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
}

/** Canonical as OpenMetrics wants bounds: always with a point. */
function boundName(bound: number | undefined): string {
  if (bound === undefined) return '+Inf';
  return Number.isInteger(bound) ? `${bound}.0` : String(bound);
}

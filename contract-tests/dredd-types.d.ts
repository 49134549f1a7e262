declare module 'dredd' {
  /** Counts of a run. */
  export interface DreddStatistics {
    tests: number;
    failures: number;
    errors: number;
    passes: number;
    skipped: number;
  }
  class Dredd {
    constructor(configuration: Record<string, unknown>);
    run(done: (error: Error | undefined, statistics: DreddStatistics) => void): void;
  }
  export default Dredd;
}

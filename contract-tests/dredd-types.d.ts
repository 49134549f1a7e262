declare module 'dredd' {
  import type { DreddTransaction } from './dredd.ts';

  /** Numbers of passed and failed requests. */
  export interface DreddStatistics {
    tests: number;
    failures: number;
    errors: number;
    passes: number;
    skipped: number;
  }
  type AddHook = (hook: (transaction: DreddTransaction, next: () => void) => void) => void;
  type Hooks = Readonly<Record<'beforeEach' | 'beforeEachValidation' | 'afterEach', AddHook>>;
  class Dredd {
    constructor(configuration: Record<string, unknown>);
    readonly transactionRunner: {
      executeAllTransactions(transactions: readonly unknown[], hooks: Hooks, done: (error?: Error) => void): void;
    };
    run(done: (error: Error | undefined, statistics: DreddStatistics) => void): void;
  }
  export default Dredd;
}

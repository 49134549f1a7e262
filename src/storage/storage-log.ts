/** The part of a logger that the storage uses; a pino logger fits. */
export interface StorageLog {
  debug(details: object, message: string): void;
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Says nothing. */
export const silentLog: StorageLog = { debug() {}, info() {}, warn() {}, error() {} };

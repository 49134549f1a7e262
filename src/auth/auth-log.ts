/** The part of a logger that the authentication uses; a pino logger fits. */
export interface AuthLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Discards all messages. */
export const silentAuthLog: AuthLog = { info() {}, warn() {}, error() {} };

/** The part of a logger that authentication uses. A pino logger has it. */
export interface AuthLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export const silentAuthLog: AuthLog = { info() {}, warn() {}, error() {} };

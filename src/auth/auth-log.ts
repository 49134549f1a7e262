/** The methods of a logger that authentication calls. A pino logger has them. */
export interface AuthLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export const silentAuthLog: AuthLog = { info() {}, warn() {}, error() {} };

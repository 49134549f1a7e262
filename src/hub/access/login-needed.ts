/** Why somebody has to log in first. */
import { AnswerableError } from '../../contract/errors.ts';

/** 401: HUB_ACCESS is `login`, and the request carries neither a session nor a good token. `answering` sends browsers to the login. */
export class LoginNeededError extends AnswerableError {
  override readonly name = 'LoginNeededError';
  constructor(detail = 'Log in to use the hub.', options: { cause?: unknown } = {}) {
    super(401, detail, { ...options, headers: { 'WWW-Authenticate': 'Bearer' } });
  }
}

/** Errors of access checks (docs/requirements.md, A13 to A15). The errors of a login are in login-errors.ts. */
import type { ErrorRequestHandler } from 'express';
import { acceptsPages } from '../contract/accept.ts';
import { AnswerableError } from '../contract/errors.ts';
import { joinItems } from '../web/for-people/words.ts';
import { LoginError } from './login/login-errors.ts';

export class NotLoggedInError extends AnswerableError {
  constructor() {
    super(401, 'You are not logged in.');
  }
}

export interface AuthorizationErrorBody {
  detail: string;
  required: string[];
  check_type: 'entitlement' | 'affiliation';
}

/** Responded with 403: the user lacks an entitlement or an affiliation. */
export class AuthorizationError extends AnswerableError {
  /** Required entitlements or affiliation patterns. */
  readonly required: readonly string[];
  /** The user's values; null if the provider sent none. Not part of the response. */
  readonly actual: readonly string[] | null;
  readonly checkType: 'entitlement' | 'affiliation';
  /** True if all of `required` are needed; false if one of them is enough. */
  readonly requireAll: boolean;

  constructor(refusal: Pick<AuthorizationError, 'required' | 'actual' | 'checkType' | 'requireAll'>) {
    super(403, formatAuthorizationError(refusal));
    this.required = refusal.required;
    this.actual = refusal.actual;
    this.checkType = refusal.checkType;
    this.requireAll = refusal.requireAll;
  }

  toBody(): AuthorizationErrorBody {
    return { detail: this.message, required: [...this.required], check_type: this.checkType };
  }
}

function formatAuthorizationError({
  required,
  checkType,
  requireAll,
}: Pick<AuthorizationError, 'required' | 'checkType' | 'requireAll'>) {
  if (required.length === 1) return `Your account lacks the ${checkType} that this request requires.`;
  return requireAll
    ? `Your account lacks at least one of the ${checkType}s that this request requires.`
    : `Your account has none of the required ${checkType}s.`;
}

/** Responded with 401: the bearer token is missing or identifies no user. Contains the challenge of RFC 6750, section 3. */
export class BearerTokenError extends AnswerableError {
  constructor(detail: string, { hadToken, realm }: { hadToken: boolean; realm: string }) {
    super(401, detail, {
      headers: { 'WWW-Authenticate': `Bearer realm="${realm}"${hadToken ? ', error="invalid_token"' : ''}` },
    });
  }
}

/** Responded with 503: no introspection endpoint is configured. */
export class IntrospectionOffError extends AnswerableError {
  readonly variables: readonly string[];
  constructor(feature: string, variables: readonly string[]) {
    super(503, `${feature} cannot be checked here${variables.length === 0 ? '' : `: set ${joinItems(variables)}`}.`);
    this.variables = variables;
  }
}

/** Responded with 503: the platform refuses this service's introspection token. The user's token may be valid. */
export class IntrospectionTokenError extends AnswerableError {
  constructor(options: { cause?: unknown } = {}) {
    super(503, 'Application tokens cannot be checked: the service introspection token must be renewed.', options);
  }
}

/** Responds to auth errors: `{detail}` for programs (with `required` and `check_type` of a guard), a page for failed logins. */
export const answerAuthErrors: ErrorRequestHandler = (error: unknown, request, response, next) => {
  if (!(error instanceof AnswerableError) || response.headersSent) {
    next(error);
    return;
  }
  response.status(error.status).set(error.headers);
  if (error instanceof LoginError && acceptsPages(request.headers.accept)) {
    response.type('html').send(renderLoginErrorPage(error));
    return;
  }
  response.json(error instanceof AuthorizationError ? error.toBody() : { detail: error.message });
};

/** Renders the page of a failed login. Escapes even the library's own text, so that no later change can inject HTML. */
function renderLoginErrorPage({ title, pageMessage, returnTo = '/', status }: LoginError): string {
  const again = `<p><a href="/auth/login?returnTo=${encodeURIComponent(returnTo)}">Log in again</a></p>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(title)}</title><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(pageMessage)}</p>${status === 503 ? '' : again}</main></html>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

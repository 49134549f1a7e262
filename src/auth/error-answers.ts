/** Responses to the library's errors, for applications without an error boundary (docs/requirements.md, A14). */
import type { ErrorRequestHandler } from 'express';
import { acceptsPages } from '../contract/accept.ts';
import { AnswerableError } from '../contract/errors.ts';
import { AuthorizationError } from './auth-errors.ts';
import { LoginError } from './login/login-errors.ts';

/**
 * An error handler for Express. Programs get `{detail}`, and `required` and `check_type` if a guard refused. Users whose
 * login failed get a small page. Other errors are passed on.
 */
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

/** Renders the page. Escapes the content, although it comes from this library. */
function renderLoginErrorPage({ title, message, returnTo = '/', status }: LoginError): string {
  const again = `<p><a href="/auth/login?returnTo=${encodeURIComponent(returnTo)}">Log in again</a></p>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(title)}</title><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(message)}</p>${status === 503 ? '' : again}</main></html>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

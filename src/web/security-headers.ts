/** Headers of every answer (Decisions, "All services": strict Content-Security-Policy, nothing from elsewhere). */
import type { ServerResponse } from 'node:http';

const STRICT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

const STRICT = STRICT_POLICY.join('; ');

/** Sets the headers; a page that needs a wider policy sets its own afterwards. */
export function setSecurityHeaders(response: ServerResponse): void {
  response.setHeader('Content-Security-Policy', STRICT);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'same-origin');
}

/** The strict policy for a page whose library writes style elements and starts a worker of its own (Redoc). */
export function policyWithNonce(nonce: string): string {
  return STRICT_POLICY.map((part) => (part.startsWith('style-src') ? `${part} 'nonce-${nonce}'` : part))
    .concat('worker-src blob:')
    .join('; ');
}

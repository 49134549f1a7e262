/** Creates the security headers of every response (docs/requirements.md, G3 and G10). */

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

/** Browser features that pages do not use (W3C, Permissions Policy). Pages copy to the clipboard, and never read it. */
const NO_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'xr-spatial-tracking',
]
  .map((name) => `${name}=()`)
  .join(', ');

/** Returns alternating names and values. `https`: browsers must use https for this host, or also for its subdomains. */
export function createSecurityHeaders(https: 'host' | 'subdomains' | undefined): readonly string[] {
  return [
    ...['Content-Security-Policy', STRICT],
    ...['X-Content-Type-Options', 'nosniff'],
    ...['Referrer-Policy', 'same-origin'],
    // Isolates windows and responses from pages of other sites (HTML, Fetch).
    ...['Cross-Origin-Opener-Policy', 'same-origin'],
    ...['Cross-Origin-Resource-Policy', 'same-origin'],
    ...['Origin-Agent-Cluster', '?1'],
    ...['Permissions-Policy', NO_FEATURES],
    // For browsers that do not support frame-ancestors.
    ...['X-Frame-Options', 'DENY'],
    ...['X-Permitted-Cross-Domain-Policies', 'none'],
    // Browsers ignore this header over HTTP (RFC 6797).
    ...(https === undefined
      ? []
      : ['Strict-Transport-Security', `max-age=31536000${https === 'subdomains' ? '; includeSubDomains' : ''}`]),
  ];
}

/** Hashes of styles that Redoc 2.5.4 adds without the nonce: of an empty style, and of the scroll bars. */
const REDOC_SCROLL_BARS =
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-QMIg+bpjm3JdElJ388KYke01izlUW0UoNOeKjpMxdgc='";

/** Returns the policy for a page with Redoc, which adds style elements and starts a worker. */
export function createNoncePolicy(nonce: string): string {
  return STRICT_POLICY.map((part) => (part.startsWith('style-src') ? `${part} 'nonce-${nonce}' ${REDOC_SCROLL_BARS}` : part))
    .concat('worker-src blob:')
    .join('; ');
}

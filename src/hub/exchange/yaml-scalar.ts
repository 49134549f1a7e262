/** Writes plain values in YAML 1.2, fast enough for 100,000 entities. */

/** Words with another meaning in YAML 1.1 or 1.2. */
const RESERVED = /^(?:~|null|true|false|yes|no|on|off|y|n|[-+.]?\.?(?:inf|nan))$/i;
/** Texts that need no quotes: without syntax characters, and without the start of a number or a date. */
const PLAIN = /^[A-Za-z_(][\w ()./%@+,;=°µ–-]*$/u;

/** Returns an unambiguous text without quotes, and other values as JSON, which YAML reads the same. */
export function formatYamlScalar(value: unknown): string {
  if (typeof value === 'string' && PLAIN.test(value) && !RESERVED.test(value) && !value.endsWith(' ')) return value;
  // YAML takes these for line breaks or invalid characters, JSON does not.
  return JSON.stringify(value).replaceAll(UNSAFE, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

const UNSAFE = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;

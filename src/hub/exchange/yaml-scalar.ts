/** Plain values in YAML 1.2, fast enough for a hundred thousand entities. */

/** Words that are something else than texts, in YAML 1.1 or 1.2. */
const RESERVED = /^(?:~|null|true|false|yes|no|on|off|y|n|[-+.]?\.?(?:inf|nan))$/i;
/** Texts that need no quotes: no sign of the syntax, and nothing that begins like a number or a date. */
const PLAIN = /^[A-Za-z_(][\w ()./%@+,;=°µ–-]*$/u;

/**
 * An unambiguous text is written plain, others as JSON, which YAML reads the same. What is no plain value
 * is written as JSON, too.
 */
export function yamlScalar(value: unknown): string {
  if (typeof value === 'string' && PLAIN.test(value) && !RESERVED.test(value) && !value.endsWith(' ')) return value;
  // These are line breaks or no characters to YAML, and nothing special to JSON.
  return JSON.stringify(value).replaceAll(UNSAFE, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

const UNSAFE = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;

/** An escape of JSON. JSON.stringify escapes NUL and unpaired surrogates by their numbers, in lower case. */
const ESCAPE = /\\(?:u(0000|d[89a-f][0-9a-f]{2})|.)/g;

/** Returns a value as JSON, with replacement characters for NUL and unpaired surrogates, which PostgreSQL cannot store. */
export function formatStorableJson(value: unknown): string {
  const json = JSON.stringify(value);
  if (!json.includes('\\u')) return json;
  return json.replace(ESCAPE, (whole, unstorable) => (unstorable === undefined ? whole : '\ufffd'));
}

/** Text that PostgreSQL can store. */

/** Returns the text with replacement characters for what PostgreSQL cannot store: NUL and unpaired surrogates. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\ufffd');
}

/** Returns a value as JSON whose texts PostgreSQL can store. Names of members are left as they are. */
export function storableJson(value: unknown): string {
  return JSON.stringify(value, (_name, one: unknown) => (typeof one === 'string' ? storableText(one) : one));
}

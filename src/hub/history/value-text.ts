/** Values as a history shows them. */

/** A value as text; the items of a list one after another; empty when there is none. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return Array.isArray(value) ? value.map(valueText).join('; ') : String(value);
}

const longest = 80;

/** The same, cut after 80 characters. */
export function shortValue(value: unknown): string {
  const text = valueText(value);
  return text.length <= longest ? text : `${text.slice(0, longest).toWellFormed()}…`;
}

// Values of a table's cells, and the texts that people see and type for them.

/** Value of a cell as text: lists are joined by semicolons. */
export function textOf(value) {
  if (value === null || value === undefined) return '';
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (Array.isArray(value)) return value.map(textOf).join('; ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Value that a text stands for in a column; what is no value of the column's type stays a text. Null when it is empty. */
export function valueOfText({ scalar, isList }, text) {
  const plain = text.replaceAll('\r\n', '\n').trim();
  if (plain === '') return null;
  if (!isList) return scalarOf(scalar, plain);
  const items = plain.split(/\s*[;\n]\s*/).filter((item) => item !== '');
  return items.length === 0 ? null : items.map((item) => scalarOf(scalar, item));
}

function scalarOf(scalar, text) {
  if (scalar === 'integer' && INTEGER.test(text)) return Number(text.replaceAll(/[ \u00a0\u202f.,]/g, ''));
  if (scalar === 'float') return numberOf(text) ?? text;
  if (scalar === 'date' || scalar === 'datetime') return dateOf(text) ?? text;
  if (scalar === 'boolean' && /^(yes|true)$/i.test(text)) return true;
  if (scalar === 'boolean' && /^(no|false)$/i.test(text)) return false;
  return text;
}

/** Digits, also in groups of three: 12 500, 1.234.500, 1,234,500. What could be a fraction, as 12.500, is none. */
const INTEGER = /^[+-]?(\d{1,15}|\d{1,3}([ \u00a0\u202f]\d{3}){1,4}|\d{1,3}(\.\d{3}){2,4}|\d{1,3}(,\d{3}){2,4})$/;
const PLAIN = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i;

/** A number as it is typed anywhere: 12.5, 12,5, 1.234,5 and 1,234.5. What could be two numbers, as 1,234, is none. */
function numberOf(text) {
  const spaceless = text.replaceAll(/(?<=\d)[ \u00a0\u202f](?=\d{3}(\D|$))/g, '');
  let plain = spaceless;
  if (/^[+-]?\d{1,3}(\.\d{3})+,\d+$/.test(spaceless)) plain = spaceless.replaceAll('.', '').replace(',', '.');
  else if (/^[+-]?\d{1,3}(,\d{3})+\.\d+$/.test(spaceless)) plain = spaceless.replaceAll(',', '');
  else if (/^[+-]?\d*,\d+(e[+-]?\d{1,3})?$/i.test(spaceless) && !/^[+-]?[1-9]\d{0,2},\d{3}$/.test(spaceless))
    plain = spaceless.replace(',', '.');
  return PLAIN.test(plain) && Number.isFinite(Number(plain)) ? Number(plain) : undefined;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A day as it is typed anywhere, as 2024-12-24: 24.12.2024, 24/12/2024, 12/24/2024, 24 Dec 2024. What could be two days, as 3/4/2024, is none. */
function dateOf(text) {
  let parts = /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})$/.exec(text)?.slice(1);
  parts ??= reversed(/^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(text));
  const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(text);
  if (slashed !== null) {
    const [, one, other, year] = slashed;
    if (Number(one) > 12 || one === other) parts = [year, other, one];
    else if (Number(other) > 12) parts = [year, one, other];
  }
  const named = /^(\d{1,2})\.?\s+([a-z]{3})[a-z]*\.?,?\s+(\d{4})$/i.exec(text);
  if (named !== null) parts = [named[3], monthOf(named[2]), named[1]];
  const american = /^([a-z]{3})[a-z]*\.?\s+(\d{1,2}),?\s+(\d{4})$/i.exec(text);
  if (american !== null) parts = [american[3], monthOf(american[1]), american[2]];
  if (parts === undefined) return undefined;
  const [year, month, day] = parts.map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  return date.toISOString().slice(0, 10);
}

function reversed(found) {
  return found === null ? undefined : [found[3], found[2], found[1]];
}

function monthOf(name) {
  return MONTHS.indexOf(name.toLowerCase()) + 1;
}

/** Whether two values are the same; none at all is null. */
export function isSame(one, other) {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

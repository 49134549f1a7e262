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
  if (scalar === 'integer' && /^[+-]?\d{1,15}$/.test(text)) return Number(text);
  if (scalar === 'float' && /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i.test(text) && Number.isFinite(Number(text)))
    return Number(text);
  if (scalar === 'boolean' && /^(yes|true)$/i.test(text)) return true;
  if (scalar === 'boolean' && /^(no|false)$/i.test(text)) return false;
  return text;
}

/** Whether two values are the same; none at all is null. */
export function isSame(one, other) {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

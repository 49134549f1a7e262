/** What was typed into a form, and the texts that it stands for. */
import { RefusedFormError } from './refused-form.ts';

/** What was typed, by field. */
export type Typed = Readonly<Record<string, string>>;

/** What was typed, of a body that may break the contract. */
export function typedOf(body: unknown): Typed {
  if (typeof body !== 'object' || body === null) return {};
  const texts = Object.entries(body).map(([name, value]) => [name, String((Array.isArray(value) ? value[0] : value) ?? '')]);
  return Object.fromEntries(texts) as Typed;
}

/**
 * A line or a text that a person wrote: without spaces around it, line ends as LF, NFC.
 *
 * @throws RefusedFormError where it is empty though needed, or has characters that no text has
 */
export function writtenText(field: string, value: string, { isRequired = false, isLine = false } = {}): string {
  const text = value.replaceAll('\r\n', '\n').trim().normalize('NFC');
  const refuse = (message: string) => new RefusedFormError(400, [{ field, message }]);
  if (isRequired && text === '') throw refuse('is required');
  if (!text.isWellFormed() || (isLine ? /\p{Cc}/u : /[^\P{Cc}\n\t]/u).test(text)) {
    throw refuse('must not contain control characters');
  }
  return text;
}

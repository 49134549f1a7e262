/** Escapes text for markup that is generated without a template: SVG and XML. */

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Matches characters that are invalid in XML 1.0 (section 2.2). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds control characters
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Escapes a string for an element or a quoted attribute. Invalid characters of XML become the replacement character. */
export function escapeMarkup(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(FORBIDDEN, '\ufffd')
    .replaceAll(/[&<>"']/g, (character) => ENTITIES[character] as string);
}

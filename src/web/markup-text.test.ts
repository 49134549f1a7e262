import { expect, it } from 'vitest';
import { escapeMarkup } from './markup-text.ts';

it.each([
  [`<a href="x" title='y'>&`, '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;'],
  ['tab\tand\nline', 'tab\tand\nline'],
  ['nul\u0000 escape\u001b', 'nul\ufffd escape\ufffd'],
  ['half \ud83c pair', 'half \ufffd pair'],
  ['Ähre 🌾', 'Ähre 🌾'],
])('%j is escaped in markup as %j', (text, expected) => {
  expect(escapeMarkup(text)).toBe(expected);
});

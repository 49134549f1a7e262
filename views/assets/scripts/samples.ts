// Selects the language of code samples. It is stored for the next page, and part of the address, so that a link shows the same
// language.

import { findElements } from './elements.ts';

const KEY = 'concordat.sample';
const choices = findElements(HTMLInputElement, 'input[name="sample"]');

function chooseLanguage(language: string | null): boolean {
  const choice = choices.find(({ value }) => value === language);
  if (choice !== undefined) choice.checked = true;
  return choice !== undefined;
}

function readLanguage(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // The browser does not allow storing data.
    return null;
  }
}

function saveLanguage(language: string): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {}
}

if (!chooseLanguage(location.hash.slice(1))) chooseLanguage(readLanguage());
addEventListener('hashchange', () => chooseLanguage(location.hash.slice(1)));
for (const choice of choices) {
  choice.addEventListener('change', () => {
    saveLanguage(choice.value);
    history.replaceState(null, '', `#${choice.value}`);
  });
}

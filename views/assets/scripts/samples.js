// The language of the samples: kept for the next page, and in the address, so that a link shows the same.

const KEY = 'concordat.sample';
const choices = [...document.querySelectorAll('input[name="sample"]')];

function choose(language) {
  const choice = choices.find(({ value }) => value === language);
  if (choice !== undefined) choice.checked = true;
  return choice !== undefined;
}

function kept() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // A browser may refuse to keep anything.
    return null;
  }
}

function keep(language) {
  try {
    localStorage.setItem(KEY, language);
  } catch {}
}

if (!choose(location.hash.slice(1))) choose(kept());
addEventListener('hashchange', () => choose(location.hash.slice(1)));
for (const choice of choices) {
  choice.addEventListener('change', () => {
    keep(choice.value);
    history.replaceState(null, '', `#${choice.value}`);
  });
}

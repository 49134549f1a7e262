// A link to a section unfolds the form in the section. The server has already unfolded a form with errors.

import { find } from './elements.ts';

function openSection(): void {
  const section = location.hash === '' ? null : document.getElementById(location.hash.slice(1))?.closest('section');
  if (section == null || section.querySelector('table') !== null) return;
  const form = find(HTMLDetailsElement, 'details.unfold', section);
  if (form !== null) form.open = true;
}

addEventListener('hashchange', openSection);
openSection();

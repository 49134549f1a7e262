// Opens the collapsed form in a section to which a link leads. A form with errors is opened by the server.

import { findElement } from './elements.ts';

function openSection(): void {
  const section = location.hash === '' ? null : document.getElementById(location.hash.slice(1))?.closest('section');
  if (section == null || section.querySelector('table') !== null) return;
  const form = findElement(HTMLDetailsElement, 'details.unfold', section);
  if (form !== null) form.open = true;
}

addEventListener('hashchange', openSection);
openSection();

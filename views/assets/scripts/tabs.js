// Shows one part of the page at a time; the fragment is the address of a part. Without this the parts stand one below the other.

const tabs = document.querySelector('[data-tabs]');
const links = [...tabs.querySelectorAll('a')];
const panelOf = (id) => document.getElementById(id)?.closest('[data-panel]') ?? undefined;
const panels = links.map((link) => panelOf(link.hash.slice(1)));

function show() {
  const asked = panels.indexOf(panelOf(location.hash.slice(1)));
  const shown = Math.max(asked, 0);
  for (const [index, panel] of panels.entries()) panel.hidden = index !== shown;
  for (const [index, link] of links.entries()) {
    if (index === shown) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

// A browser scrolls to a fragment; here all of the part is in view anyway, and what was done is told above it.
function stay() {
  show();
  scrollTo(0, 0);
}

tabs.classList.add('is-on');
addEventListener('hashchange', stay);
addEventListener('load', () => {
  if (document.getElementById('result') !== null) scrollTo(0, 0);
});
show();

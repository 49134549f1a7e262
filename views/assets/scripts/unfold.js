// A link to a section unfolds the form in it; an error's field is unfolded already by the server.

function unfold() {
  const section = location.hash === '' ? null : document.getElementById(location.hash.slice(1))?.closest('section');
  const form = section?.querySelector('details.unfold');
  if (form !== null && form !== undefined && section.querySelector('table') === null) form.open = true;
}

addEventListener('hashchange', unfold);
unfold();

// The command menu: Ctrl+K or / opens it on every page, words find what the person may see, arrows choose, Enter opens. Without this the
// link in the header leads to a page that searches the same.

const link = document.querySelector('a[data-command-menu]');
const isTyping = (element) =>
  element instanceof HTMLElement && (element.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName));
let dialog;

if (link !== null) {
  const hint = link.querySelector('kbd');
  if (hint !== null) {
    if (/Mac|iPhone|iPad/.test(navigator.platform)) hint.textContent = '⌘K';
    hint.hidden = false;
  }
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open();
  });
  document.addEventListener('keydown', (event) => {
    const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
    if (event.defaultPrevented || (!isShortcut && !isSlash) || document.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    open();
  });
}

function open() {
  dialog ??= build();
  document.getElementById('site-menu')?.hidePopover?.();
  dialog.showModal();
  const input = dialog.querySelector('input');
  input.select();
  input.dispatchEvent(new Event('input'));
}

function build() {
  const made = document.createElement('dialog');
  made.className = 'command-menu';
  made.setAttribute('aria-label', 'Search');
  made.innerHTML = `<input type="text" role="combobox" aria-label="Search pages, data and operations" aria-expanded="true" aria-controls="found" aria-autocomplete="list" placeholder="Search pages, projects, runs, profiles …" maxlength="200" autocomplete="off" spellcheck="false">
<div id="found" role="listbox" aria-label="Results"></div><p class="command-state" role="status"></p>
<p class="command-keys" aria-hidden="true"><kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>Enter</kbd> open <kbd>Esc</kbd> close</p>`;
  document.body.append(made);
  const [input, list, state] = ['input', '#found', '.command-state'].map((selector) => made.querySelector(selector));
  let asked = 0;
  let waiting;

  const options = () => [...list.querySelectorAll('[role="option"]')];
  const choose = (option) => {
    for (const other of options()) other.setAttribute('aria-selected', String(other === option));
    input.setAttribute('aria-activedescendant', option?.id ?? '');
    option?.scrollIntoView({ block: 'nearest' });
  };
  const find = async () => {
    asked += 1;
    const number = asked;
    try {
      const answer = await fetch(`/find?q=${encodeURIComponent(input.value.trim())}`, {
        headers: { Accept: 'application/json' },
      });
      if (!answer.ok) throw new Error(String(answer.status));
      const { results } = await answer.json();
      if (number === asked) show(results);
    } catch {
      if (number === asked) state.textContent = 'Search does not work at the moment. Try again.';
    }
  };
  const show = (results) => {
    list.replaceChildren(...groups(results));
    state.textContent = results.length === 0 ? 'Nothing found. Try fewer words, or a part of one.' : '';
    choose(options()[0]);
  };

  input.addEventListener('input', () => {
    clearTimeout(waiting);
    waiting = setTimeout(find, 120);
  });
  input.addEventListener('keydown', (event) => {
    const all = options();
    const at = all.findIndex((option) => option.getAttribute('aria-selected') === 'true');
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && all.length > 0) {
      event.preventDefault();
      choose(all[(at + step + all.length) % all.length]);
    } else if (event.key === 'Enter' && all[at] !== undefined) {
      event.preventDefault();
      location.assign(all[at].dataset.path);
    }
  });
  list.addEventListener('click', (event) => {
    const option = event.target.closest('[role="option"]');
    if (option !== null) location.assign(option.dataset.path);
  });
  made.addEventListener('click', (event) => {
    if (event.target === made) made.close();
  });
  return made;
}

function groups(results) {
  const kinds = new Map();
  for (const result of results) kinds.set(result.kind, [...(kinds.get(result.kind) ?? []), result]);
  let number = 0;
  return [...kinds].map(([kind, ofKind]) => {
    const group = document.createElement('div');
    group.setAttribute('role', 'group');
    group.setAttribute('aria-label', kind);
    const head = document.createElement('div');
    head.className = 'command-kind';
    head.setAttribute('aria-hidden', 'true');
    head.textContent = kind;
    group.append(head);
    for (const { title, detail, path } of ofKind) {
      const option = document.createElement('div');
      option.id = `found-${number}`;
      number += 1;
      option.setAttribute('role', 'option');
      option.setAttribute('aria-selected', 'false');
      option.dataset.path = path;
      const name = document.createElement('span');
      name.textContent = title;
      const more = document.createElement('span');
      more.className = 'command-detail';
      more.textContent = detail;
      option.append(name, more);
      group.append(option);
    }
    return group;
  });
}

// The columns of a table: which are shown, in which order, how wide, and how many stay in view while the others scroll. The
// server keeps that for the person. The columns that are required stand first until somebody orders them otherwise.

const NARROWEST = 56;
const WIDEST = 900;
/** The style sheet has places for so many. */
const MOST_FROZEN = 5;
/** Milliseconds without another change after which the arrangement is kept. */
const PAUSE = 400;

/** The columns of a grid, from the head of its table. `menuOf` opens the menu of a column at its button. */
export function createColumns(grid, { filled, menuOf }) {
  const { table } = grid;
  const line = table.tHead.rows[0];
  const corner = line.cells[0];
  const heads = new Map([...line.cells].slice(1).map((head) => [head.dataset.column, head]));
  const all = [...heads.keys()];
  const kept = JSON.parse(table.dataset.arranged);
  let natural = new Map();
  let keeping;
  let withValues = new Set(filled);

  for (const head of heads.values()) {
    head.append(menuButton(head), handle(head));
    head.addEventListener('dragover', (event) => event.preventDefault());
  }
  const settings = document.querySelector('[data-columns]');
  if (settings !== null) settings.hidden = false;

  /** Keeps what somebody draws, once they pause; whoever leaves at once has it kept as well. */
  function keepSoon() {
    clearTimeout(keeping);
    keeping = setTimeout(keep, PAUSE);
  }

  function keep() {
    clearTimeout(keeping);
    keeping = undefined;
    const headers = { accept: 'application/json', 'content-type': 'application/json' };
    const said = { method: 'PUT', headers, body: JSON.stringify(kept), keepalive: true };
    // Where the server does not answer, the table is right until it is left.
    fetch(table.dataset.columnsAt, said).catch(() => {});
  }

  window.addEventListener('pagehide', () => {
    if (keeping !== undefined) keep();
  });

  function order() {
    const known = kept.order.filter((name) => heads.has(name));
    return [...known, ...all.filter((name) => !known.includes(name))];
  }

  function isShown(name) {
    if (kept.hidden.includes(name)) return false;
    const column = grid.allColumns.find((one) => one.name === name);
    return !kept.hide_empty || withValues.has(name) || column.isRequired || editedColumns().has(name);
  }

  function editedColumns() {
    return new Set(grid.rows === undefined ? [] : grid.rows.loaded().flatMap(({ edits }) => [...edits.keys()]));
  }

  /** Puts the columns where they belong; the grid's rows must be painted again after that. */
  function arrange() {
    const names = order().filter(isShown);
    grid.columns = names.map((name) => grid.allColumns.find((column) => column.name === name));
    grid.frozen = Math.min(kept.frozen, names.length, MOST_FROZEN);
    line.replaceChildren(corner, ...names.map((name) => heads.get(name)));
    for (const [index, name] of names.entries()) {
      const head = heads.get(name);
      for (let number = 1; number <= MOST_FROZEN; number += 1)
        head.classList.toggle(`is-frozen-${number}`, index + 1 === number && number <= grid.frozen);
    }
    showSettings();
  }

  /** Measures the columns as the browser lays them out, once, so that they keep their widths while rows come and go. */
  function measure() {
    natural = new Map([...heads].map(([name, head]) => [name, Math.ceil(head.getBoundingClientRect().width) || 120]));
    natural.set('', Math.ceil(corner.getBoundingClientRect().width) || 200);
    applyWidths();
  }

  function widthOf(name) {
    return kept.widths[name] ?? natural.get(name) ?? 120;
  }

  function applyWidths() {
    const widths = ['', ...grid.columns.map(({ name }) => name)].map(widthOf);
    grid.view.setWidths(widths);
    let left = 0;
    for (let number = 1; number <= grid.frozen; number += 1) {
      left += widths[number - 1];
      table.style.setProperty(`--frozen-${number}`, `${left}px`);
    }
  }

  /** After something about the columns has changed. */
  function change() {
    keep();
    arrange();
    if (natural.size > 0) applyWidths();
    grid.view.repaint();
    grid.moveTo(grid.active.row, grid.active.column, { focus: false });
  }

  function menuButton(head) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'column-menu-button';
    button.setAttribute('aria-haspopup', 'dialog');
    button.setAttribute('aria-label', `Sort, filter and arrange ${head.querySelector('a').textContent.trim()}`);
    button.textContent = '▾';
    button.addEventListener('click', () => menuOf(head.dataset.column, button));
    return button;
  }

  /** The right edge of a head, to draw a column wider or narrower; the menu has the same for keyboards. */
  function handle(head) {
    const edge = document.createElement('span');
    edge.className = 'column-edge';
    edge.setAttribute('aria-hidden', 'true');
    edge.addEventListener('pointerdown', (event) => {
      event.preventDefault();
      edge.setPointerCapture(event.pointerId);
      const start = { x: event.clientX, width: head.getBoundingClientRect().width };
      const draw = (moved) => {
        resize(head.dataset.column, start.width + moved.clientX - start.x);
      };
      edge.addEventListener('pointermove', draw);
      edge.addEventListener('pointerup', () => edge.removeEventListener('pointermove', draw), { once: true });
    });
    edge.addEventListener('dblclick', () => {
      delete kept.widths[head.dataset.column];
      keep();
      applyWidths();
    });
    return edge;
  }

  function resize(name, width) {
    kept.widths[name] = Math.round(Math.min(WIDEST, Math.max(NARROWEST, width)));
    keepSoon();
    applyWidths();
  }

  function showSettings() {
    const list = document.querySelector('[data-column-list]');
    if (list === null) return;
    list.replaceChildren(
      ...order().map((name) => {
        const item = document.createElement('li');
        const label = document.createElement('label');
        const box = document.createElement('input');
        box.type = 'checkbox';
        box.checked = !kept.hidden.includes(name);
        box.dataset.column = name;
        label.append(box, ` ${grid.allColumns.find((column) => column.name === name).label}`);
        item.append(label);
        return item;
      }),
    );
    const empty = document.querySelector('[data-hide-empty]');
    if (empty !== null) empty.checked = kept.hide_empty;
  }

  document.querySelector('[data-column-list]')?.addEventListener('change', ({ target }) => {
    setShown(target.dataset.column, target.checked);
    document.querySelector(`[data-column-list] [data-column="${target.dataset.column}"]`)?.focus();
  });
  document.querySelector('[data-hide-empty]')?.addEventListener('change', ({ target }) => {
    kept.hide_empty = target.checked;
    change();
  });
  document.querySelector('[data-columns-reset]')?.addEventListener('click', () => {
    Object.assign(kept, { order: [], hidden: [], widths: {}, frozen: 0, hide_empty: false });
    change();
  });

  function setShown(name, isOn) {
    kept.hidden = isOn ? kept.hidden.filter((one) => one !== name) : [...kept.hidden, name];
    change();
  }

  return {
    arrange,
    measure,
    head: (name) => heads.get(name),
    hide: (name) => setShown(name, false),
    /** One place to the left (-1) or right (1) among the columns that are shown. */
    shift(name, step) {
      const shown = grid.columns.map((column) => column.name);
      const other = shown[shown.indexOf(name) + step];
      if (other === undefined) return;
      const next = order().filter((one) => one !== name);
      next.splice(next.indexOf(other) + (step > 0 ? 1 : 0), 0, name);
      kept.order = next;
      change();
    },
    freeze(name) {
      const place = grid.columns.findIndex((column) => column.name === name) + 1;
      kept.frozen = kept.frozen === place ? 0 : Math.min(place, MOST_FROZEN);
      change();
    },
    isLastFrozen: (name) => kept.frozen > 0 && grid.columns[kept.frozen - 1]?.name === name,
    wider: (name, step) => resize(name, widthOf(name) + step),
    /** Which columns have values, as the last answer says. */
    setFilled(names) {
      withValues = new Set(names);
    },
  };
}

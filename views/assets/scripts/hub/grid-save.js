// Saving the edits of a table in one call, checking a row while it is edited, and settling conflicts with what others have saved.
import { countOf } from '../words.js';

/** Makes the saver of a grid. `say` shows a message. */
export function createSaver(grid, say) {
  const { table } = grid;
  const place = document.getElementById('grid-conflicts');
  let isSaving = false;
  const waiting = [];

  async function save() {
    const rows = grid.dirtyRows().filter(({ isDeleted }) => !isDeleted);
    if (rows.length === 0 || isSaving) return;
    if (rows.some(({ theirs }) => theirs !== undefined)) {
      say('Someone else has saved some of these rows. Choose above the table which values to keep.', true);
      place.querySelector('button')?.focus();
      return;
    }
    isSaving = true;
    say('Saving…');
    const sent = rows.map((row) => new Map(row.edits));
    try {
      const response = await fetch(table.dataset.bulk, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ changes: rows.map(changeOf) }),
      });
      const answer = await response.json();
      if (response.ok) settle(rows, sent, answer);
      else if (response.status === 409) conflict(answer.current);
      else say(answer.detail, true);
    } catch {
      say('The server did not answer. Nothing is lost; save again in a moment.', true);
    } finally {
      isSaving = false;
      for (const change of waiting.splice(0)) await heed(change);
    }
  }

  function changeOf({ id, version, edits, parent }) {
    const change = { entity_type: table.dataset.type, data: Object.fromEntries(edits) };
    if (id !== '') return { ...change, node_id: id, version };
    return parent.id === '' ? change : { ...change, parent_id: parent.id, parent_field: parent.field };
  }

  function settle(rows, sent, { created, updated, entities }) {
    for (const [index, row] of rows.entries()) {
      const action = row.id === '' ? 'created' : 'updated';
      // What was typed while the save was under way is still to be saved.
      const unchanged = [...sent[index]].filter(
        ([name, value]) => JSON.stringify(row.edits.get(name)) === JSON.stringify(value),
      );
      grid.settle(
        row,
        entities[index],
        unchanged.map(([name]) => name),
      );
      tell(entities[index], action);
    }
    const errors = entities.reduce((sum, entity) => sum + entity.errors.length, 0);
    const words = [created > 0 ? `${created} created` : '', updated > 0 ? `${updated} changed` : ''].filter(Boolean).join(', ');
    say(`Saved: ${words || 'nothing was different'}${errors === 0 ? '' : `, with ${countOf(errors, 'problem')}`}`);
  }

  function tell({ id, version, entity_type }, action) {
    document.dispatchEvent(new CustomEvent('hub:saved', { detail: { entity_id: id, version, action, entity_type } }));
  }

  function conflict(current) {
    for (const theirs of current) {
      const row = grid.rows.find(({ id }) => id === theirs.id);
      if (row !== undefined) meet(row, theirs);
    }
    say('Nothing was saved: somebody else has saved some of these rows. Choose above the table which values are right.', true);
    place.querySelector('button')?.focus();
  }

  /** Takes a state that somebody else saved: at once where nothing was edited, else after a choice. */
  function meet(row, theirs) {
    const differing = [...row.edits].filter(
      ([name, value]) => JSON.stringify(value ?? null) !== JSON.stringify(theirs.data[name] ?? null),
    );
    if (differing.length === 0) {
      row.theirs = undefined;
      grid.settle(row, theirs);
    } else row.theirs = theirs;
    showConflicts();
  }

  function showConflicts() {
    const rows = grid.rows.filter(({ theirs }) => theirs !== undefined);
    for (const row of grid.rows) row.element.classList.toggle('has-conflict', row.theirs !== undefined);
    place.hidden = rows.length === 0;
    place.replaceChildren(...rows.map(panelOf));
  }

  function panelOf(row) {
    const panel = document.createElement('section');
    panel.className = 'notice tone-warning grid-conflict';
    const title = document.createElement('h2');
    title.textContent = `${row.theirs.label}: ${row.theirs.updated_by} has saved it while you were editing`;
    const list = document.createElement('dl');
    for (const [name, yours] of row.edits) {
      const { label } = grid.columns.find((column) => column.name === name);
      list.append(pairOf(label, yours, row.theirs.data[name]));
    }
    const buttons = document.createElement('p');
    buttons.className = 'grid-conflict-buttons';
    buttons.append(
      choice('Keep mine', () => resolve(row, true)),
      choice('Take theirs', () => resolve(row, false)),
    );
    const words = document.createElement('div');
    words.append(title, list, buttons);
    panel.append(words);
    return panel;
  }

  function pairOf(label, yours, theirs) {
    const pair = document.createElement('div');
    const name = document.createElement('dt');
    name.textContent = label;
    const said = document.createElement('dd');
    for (const [side, value] of [
      ['Yours', yours],
      ['Theirs', theirs],
    ]) {
      const text = document.createElement('span');
      text.className = 'grid-side';
      const who = document.createElement('strong');
      who.textContent = `${side}: `;
      text.append(who, shown(value));
      said.append(text);
    }
    pair.append(name, said);
    return pair;
  }

  function resolve(row, isMine) {
    const { theirs } = row;
    row.theirs = undefined;
    grid.settle(row, theirs, isMine ? [] : undefined);
    showConflicts();
    say(isMine ? 'Your values are kept; save to write them over the others.' : 'Their values are taken.');
    (place.querySelector('button') ?? grid.cellAt(grid.active.row, grid.active.column)).focus();
  }

  /** Somebody saved or deleted an entity: its row follows, unless it was edited here. */
  async function heed(change) {
    if (change.entity_type !== table.dataset.type) return;
    if (isSaving) {
      waiting.push(change);
      return;
    }
    const row = grid.rows.find(({ id }) => id === change.entity_id);
    if (change.action === 'deleted') {
      if (row === undefined || row.isDeleted) return;
      row.isDeleted = true;
      row.edits.clear();
      grid.paint(row);
      say(`${grid.textAt(grid.rows.indexOf(row), 0)} was deleted by somebody else.`);
      return;
    }
    if (row === undefined) {
      if (change.action === 'created') table.dispatchEvent(new CustomEvent('grid:elsewhere', { bubbles: true }));
      return;
    }
    if (change.version <= row.version) return;
    const response = await fetch(`${table.dataset.entities}${row.id}`, { headers: { accept: 'application/json' } });
    if (response.ok) meet(row, await response.json());
  }

  /** What is wrong with a row as it stands, without saving it. */
  async function check(row) {
    try {
      const response = await fetch(table.dataset.checks, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ ...changeOf(row), version: null }),
      });
      if (response.ok && row.edits.size > 0) grid.setErrors(row, (await response.json()).errors);
    } catch {
      // The save will say what is wrong.
    }
  }

  return { save, heed, check };
}

function choice(words, act) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button-small';
  button.textContent = words;
  button.addEventListener('click', act);
  return button;
}

function shown(value) {
  const text = [value]
    .flat()
    .filter((one) => one !== null && one !== undefined)
    .map(String)
    .join('; ');
  return text === '' ? '(empty)' : text;
}

// Saving what was done in a table in one call, checking rows while they are edited, and settling conflicts with what others have saved.

import { countOf, numberText } from '../words.js';
import { emptyRow } from './grid-rows.js';

/** Changes of one call; more go in several, one after another. */
const MOST_AT_ONCE = 2_000;
const JSON_HEADERS = { 'content-type': 'application/json', accept: 'application/json' };

/** A row as the API answers an entity. `parents` are links to what holds the rows of the answer. */
export function rowOfEntity(entity, parents = []) {
  const { id, version, label, data, descendants, parent_id: parentId, errors } = entity;
  const parentLabel = parents.find((parent) => parent.id === parentId)?.label ?? '';
  const row = emptyRow({ id, version, label, data, descendants, parentId: parentId ?? '', parentLabel });
  return Object.assign(row, { problems: errors });
}

/** Makes the saver of a grid. `say` shows a message; `changed` is called when rows came or went on the server. */
export function createSaver(grid, say, changed) {
  const { table } = grid;
  const place = document.getElementById('grid-conflicts');
  let isSaving = false;
  let checking;
  const waiting = [];

  async function save() {
    const rows = grid.dirtyRows();
    if (rows.length === 0 || isSaving) return;
    if (rows.some(({ theirs }) => theirs !== undefined)) {
      say('Someone else has saved some of these rows. Choose above the table which values to keep.', true);
      place.querySelector('button')?.focus();
      return;
    }
    isSaving = true;
    const sum = { created: 0, updated: 0, deleted: 0, restored: 0, errors: 0 };
    try {
      let isFine = await restore(
        rows.filter(({ isRevived }) => isRevived),
        sum,
      );
      const kept = rows.filter(({ isGone, isRevived }) => !isGone && !isRevived);
      const going = rows.filter(({ isGone }) => isGone);
      const parts = Math.max(1, Math.ceil(Math.max(kept.length, going.length) / MOST_AT_ONCE));
      for (let part = 0; part < parts && isFine; part += 1) {
        const range = [part * MOST_AT_ONCE, (part + 1) * MOST_AT_ONCE];
        say(parts === 1 ? 'Saving…' : `Saving… ${numberText(range[0])} of ${countOf(rows.length, 'row')}`);
        isFine = await send(kept.slice(...range), going.slice(...range), sum);
      }
      if (isFine) say(summaryOf(sum));
    } catch {
      say('The server did not answer. Nothing is lost; save again in a moment.', true);
    } finally {
      isSaving = false;
      if (sum.created + sum.deleted + sum.restored > 0) changed(sum);
      grid.tell('grid:changed', { isSaved: true });
      for (const change of waiting.splice(0)) await heed(change);
    }
  }

  /** Answers whether it was saved. */
  async function send(rows, going, sum) {
    if (rows.length === 0 && going.length === 0) return true;
    const sent = rows.map((row) => new Map(row.edits));
    const response = await fetch(table.dataset.bulk, {
      method: 'POST',
      headers: JSON_HEADERS,
      body: JSON.stringify({ changes: rows.map(changeOf), deletions: going.map(deletionOf) }),
    });
    const answer = await response.json();
    if (response.ok) {
      settle(rows, sent, answer);
      leave(going);
      for (const name of ['created', 'updated', 'deleted']) sum[name] += answer[name];
      sum.errors += answer.entities.reduce((count, entity) => count + entity.errors.length, 0);
    } else if (response.status === 409) conflict(answer.current);
    else say(answer.detail, true);
    return response.ok;
  }

  async function restore(rows, sum) {
    for (const row of rows) {
      const response = await fetch(`${table.dataset.entities}${row.id}/restore`, {
        method: 'POST',
        headers: JSON_HEADERS,
        body: JSON.stringify({ restore_version: row.version }),
      });
      const answer = await response.json();
      if (!response.ok) {
        say(answer.detail, true);
        return false;
      }
      grid.settle(row, answer);
      tell(answer, 'created');
      sum.restored += 1;
    }
    return true;
  }

  function changeOf({ id, version, edits, parent, place: moved }) {
    const change = { entity_type: table.dataset.type, data: Object.fromEntries(edits) };
    const into = id === '' ? parent : moved;
    if (id !== '') Object.assign(change, { node_id: id, version });
    return into === undefined || into.id === '' ? change : { ...change, parent_id: into.id, parent_field: into.field };
  }

  function deletionOf({ id, version, descendants }) {
    return { node_id: id, version, descendants };
  }

  function settle(rows, sent, { entities }) {
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
  }

  /** Rows that the server has deleted. */
  function leave(rows) {
    for (const row of rows) {
      Object.assign(row, { isGone: false, isAway: true, version: row.version });
      row.edits.clear();
      tell({ id: row.id, version: row.version + 1, entity_type: table.dataset.type }, 'deleted');
    }
  }

  function tell({ id, version, entity_type }, action) {
    document.dispatchEvent(new CustomEvent('hub:saved', { detail: { entity_id: id, version, action, entity_type } }));
  }

  function conflict(current) {
    for (const theirs of current) {
      const row = grid.rows.find(theirs.id);
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
    if (differing.length === 0 && row.isGone !== true) {
      row.theirs = undefined;
      grid.settle(row, theirs);
    } else row.theirs = theirs;
    showConflicts();
  }

  function showConflicts() {
    const rows = grid.rows.loaded().filter(({ theirs }) => theirs !== undefined);
    for (const row of rows) grid.view.paint(row);
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
      const { label } = grid.allColumns.find((column) => column.name === name);
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
    const isStillGone = isMine && row.isGone === true;
    grid.settle(row, theirs, isMine ? [] : undefined);
    row.isGone = isStillGone;
    grid.view.paint(row);
    grid.tell('grid:changed');
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
    const row = grid.rows.find(change.entity_id);
    if (change.action === 'deleted') {
      if (row === undefined || row.isDeleted || row.isAway) return;
      row.isDeleted = true;
      row.edits.clear();
      grid.view.paint(row);
      say(`${row.label} was deleted by somebody else.`);
      return;
    }
    if (row === undefined) {
      if (change.action === 'created') grid.tell('grid:elsewhere');
      return;
    }
    if (change.version <= row.version) return;
    const response = await fetch(`${table.dataset.entities}${row.id}`, { headers: { accept: 'application/json' } });
    if (!response.ok) return;
    meet(row, await response.json());
    grid.tell('grid:changed', { isSaved: true });
  }

  /** What would be wrong if all of it were saved now. Only the last question is answered. */
  async function check() {
    checking?.abort();
    const rows = grid
      .dirtyRows()
      .filter(({ isGone, isRevived }) => !isGone && !isRevived)
      .slice(0, 5 * MOST_AT_ONCE);
    if (rows.length === 0) return;
    checking = new AbortController();
    const changes = rows.map((row) => ({ ...changeOf(row), version: undefined }));
    const deletions = grid
      .dirtyRows()
      .filter(({ isGone }) => isGone)
      .slice(0, MOST_AT_ONCE)
      .map(({ id }) => ({ node_id: id }));
    try {
      const body = JSON.stringify({ changes, deletions });
      const { signal } = checking;
      const response = await fetch(`${table.dataset.bulk}/check`, { method: 'POST', headers: JSON_HEADERS, body, signal });
      if (!response.ok) return;
      const { checks } = await response.json();
      for (const [index, row] of rows.entries()) if (row.edits.size > 0) grid.setErrors(row, checks[index].errors);
    } catch {
      // The save will say what is wrong.
    }
  }

  return { save, heed, check };
}

function summaryOf({ created, updated, deleted, restored, errors }) {
  const done = [
    [created, 'created'],
    [updated, 'changed'],
    [deleted, 'deleted'],
    [restored, 'restored'],
  ]
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${numberText(count)} ${word}`);
  const words = done.length === 0 ? 'nothing was different' : done.join(', ');
  return `Saved: ${words}${errors === 0 ? '' : `, with ${countOf(errors, 'problem')}`}`;
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

// Saves the changes of a table in one request, checks rows while they are edited, and resolves conflicts with other users.

import { getJson, readRefusal } from '../answers.ts';
import { createElement, requireElement } from '../elements.ts';
import { formatNumber, formatQuantity } from '../words.ts';
import type { BulkCheck, BulkConflict, BulkResult, Entity } from './api.ts';
import { announceSaved, type EntityChange } from './events.ts';
import type { Grid, Say } from './grid.ts';
import {
  applyForeignState,
  createSavedRow,
  getNextPlace,
  isDeletedOnServer,
  isMarkedForDeletion,
  markDeleted,
  type Row,
  resolveConflict,
} from './grid-row-state.ts';
import { isSame } from './grid-values.ts';

/** Maximum number of changes in a request. Further ones are sent in additional requests, one after another. */
const MAX_BATCH_SIZE = 2_000;
const JSON_HEADERS = { 'content-type': 'application/json', accept: 'application/json' };

/** Converts an entity of the API to a row. `parents` contains the parents of the rows in the response. */
export function createRowOfEntity(
  entity: Entity,
  parents: readonly { readonly id: string; readonly label: string }[] = [],
): Row {
  const { id, version, label, data, descendants, parent_id: parentId, errors: problems, warnings = [] } = entity;
  const parentLabel = parents.find((parent) => parent.id === parentId)?.label ?? '';
  return createSavedRow({ id, version, label, data, descendants, parentId: parentId ?? '', parentLabel, problems, warnings });
}

interface SaveCounts {
  created: number;
  updated: number;
  deleted: number;
  restored: number;
  errors: number;
}

export interface Saver {
  readonly save: () => Promise<void>;
  /** Handles an entity that another user saved or deleted. Its row is updated, unless it was edited here. */
  readonly handleForeignChange: (change: EntityChange) => Promise<void>;
  /** Checks the next save without saving. The result of an earlier check is ignored. */
  readonly check: () => Promise<void>;
  /** Checks a row with another value, which is not saved. Returns undefined after a failure. */
  readonly checkValue: (row: Row, name: string, value: unknown) => Promise<BulkCheck['checks'][number] | undefined>;
}

/** Creates the saver of a grid. `say` shows a message. `changed` is called after changes on the server. */
export function createSaver(grid: Grid, say: Say, changed: (counts: Readonly<SaveCounts>) => void): Saver {
  const { table } = grid;
  const place = requireElement(HTMLElement, '#grid-conflicts');
  let isSaving = false;
  let checking: AbortController | undefined;
  const waiting: EntityChange[] = [];

  async function saveRows(): Promise<void> {
    const rows = grid.listDirtyRows();
    if (rows.length === 0 || isSaving) return;
    if (rows.some(({ state }) => state.is === 'contested')) {
      say('Another user saved some of these rows. Select the values to keep above the table.', true);
      place.querySelector('button')?.focus();
      return;
    }
    isSaving = true;
    const sum: SaveCounts = { created: 0, updated: 0, deleted: 0, restored: 0, errors: 0 };
    try {
      let isFine = await restoreRows(
        rows.filter(({ state }) => state.is === 'returning'),
        sum,
      );
      const kept = rows.filter(isWritten);
      const going = rows.filter(isMarkedForDeletion);
      const parts = Math.max(1, Math.ceil(Math.max(kept.length, going.length) / MAX_BATCH_SIZE));
      for (let part = 0; part < parts && isFine; part += 1) {
        const [from, to] = [part * MAX_BATCH_SIZE, (part + 1) * MAX_BATCH_SIZE];
        say(parts === 1 ? 'Saving…' : `Saving… ${formatNumber(from)} of ${formatQuantity(rows.length, 'row')}`);
        isFine = await sendRows(kept.slice(from, to), going.slice(from, to), sum);
      }
      if (isFine) say(formatSummary(sum));
    } catch {
      say('The server did not respond. Your changes are kept. Save again in a moment.', true);
    } finally {
      isSaving = false;
      if (sum.created + sum.updated + sum.deleted + sum.restored > 0) changed(sum);
      grid.dispatch('grid:changed', { isSaved: true });
      for (const change of waiting.splice(0)) await handleForeignChange(change);
    }
  }

  /** Sends rows. Returns whether they were saved. */
  async function sendRows(rows: readonly Row[], going: readonly Row[], sum: SaveCounts): Promise<boolean> {
    if (rows.length === 0 && going.length === 0) return true;
    const sent = rows.map((row) => new Map(row.edits));
    const response = await fetch(table.dataset.bulk ?? '', {
      method: 'POST',
      headers: JSON_HEADERS,
      body: JSON.stringify({ changes: rows.map(createChange), deletions: going.map(createDeletion) }),
    });
    if (response.ok) {
      const answer = await getJson<BulkResult>(response);
      applySaveResult(rows, sent, answer);
      removeDeletedRows(going);
      for (const name of ['created', 'updated', 'deleted'] as const) sum[name] += answer[name];
      sum.errors += answer.entities.reduce((count, entity) => count + entity.errors.length, 0);
    } else if (response.status === 409) showConflict((await getJson<BulkConflict>(response)).current);
    else say(await readRefusal(response), true);
    return response.ok;
  }

  async function restoreRows(rows: readonly Row[], sum: SaveCounts): Promise<boolean> {
    for (const row of rows) {
      const response = await fetch(`${table.dataset.entities}${row.id}/restore`, {
        method: 'POST',
        headers: JSON_HEADERS,
        body: JSON.stringify({ restore_version: row.version }),
      });
      if (!response.ok) {
        say(await readRefusal(response), true);
        return false;
      }
      const entity = await getJson<Entity>(response);
      // Edits since the row was restored are still unsaved.
      grid.applySave(row, entity, []);
      announceSaved(entity, 'created');
      sum.restored += 1;
    }
    return true;
  }

  function createChange(row: Row) {
    const into = getNextPlace(row);
    return {
      entity_type: table.dataset.type,
      data: Object.fromEntries(row.edits),
      ...(row.state.is === 'new' ? {} : { node_id: row.id, version: row.version }),
      ...(into === undefined || into.id === '' ? {} : { parent_id: into.id, parent_field: into.field }),
    };
  }

  function createDeletion({ id, version, descendants }: Row) {
    return { node_id: id, version, descendants };
  }

  function applySaveResult(
    rows: readonly Row[],
    sent: readonly ReadonlyMap<string, unknown>[],
    { entities }: BulkResult,
  ): void {
    for (const [index, row] of rows.entries()) {
      const entity = entities[index];
      if (entity === undefined) continue;
      const action = row.state.is === 'new' ? 'created' : 'updated';
      // Edits during the save are still unsaved.
      const unchanged = [...(sent[index] ?? [])].filter(
        ([name, value]) => row.edits.has(name) && isSame(row.edits.get(name), value),
      );
      grid.applySave(
        row,
        entity,
        unchanged.map(([name]) => name),
      );
      announceSaved(entity, action);
    }
  }

  /** Removes rows that the server has deleted. */
  function removeDeletedRows(rows: readonly Row[]): void {
    for (const row of rows) {
      markDeleted(row, 'away');
      announceSaved({ id: row.id, version: row.version + 1, entity_type: table.dataset.type ?? '' }, 'deleted');
    }
  }

  function showConflict(current: readonly Entity[]): void {
    for (const theirs of current) {
      const row = grid.rows.find(theirs.id);
      if (row !== undefined) applyOthersSave(row, theirs);
    }
    say('Nothing was saved: another user saved some of these rows. Select the values to keep above the table.', true);
    place.querySelector('button')?.focus();
  }

  function applyOthersSave(row: Row, theirs: Entity): void {
    if (applyForeignState(row, theirs)) grid.applySave(row, theirs);
    showConflicts();
  }

  function showConflicts(): void {
    const panels: HTMLElement[] = [];
    for (const row of grid.rows.listLoadedRows()) {
      if (row.state.is !== 'contested') continue;
      grid.view.paint(row);
      panels.push(createConflictPanel(row, row.state.theirs));
    }
    place.hidden = panels.length === 0;
    place.replaceChildren(...panels);
  }

  function createConflictPanel(row: Row, theirs: Entity): HTMLElement {
    const panel = createElement('section', { className: 'notice tone-warning grid-conflict' });
    const textContent = `${theirs.label}: ${theirs.updated_by} saved other values while you were editing`;
    const title = createElement('h2', { textContent });
    const list = document.createElement('dl');
    for (const [name, yours] of row.edits)
      list.append(createChoicePair(grid.findColumn(name)?.label ?? name, yours, theirs.data[name]));
    const buttons = createElement('p', { className: 'grid-conflict-buttons' });
    buttons.append(
      createChoiceButton('Keep my values', () => resolveRow(row, 'mine')),
      createChoiceButton('Use the other values', () => resolveRow(row, 'theirs')),
    );
    const words = document.createElement('div');
    words.append(title, list, buttons);
    panel.append(words);
    return panel;
  }

  function createChoicePair(label: string, yours: unknown, theirs: unknown): HTMLElement {
    const definition = document.createElement('dd');
    for (const [side, value] of [
      ['Yours', yours],
      ['Theirs', theirs],
    ] as const) {
      const text = createElement('span', { className: 'grid-side' });
      text.append(createElement('strong', { textContent: `${side}: ` }), formatValue(value));
      definition.append(text);
    }
    const pair = document.createElement('div');
    pair.append(createElement('dt', { textContent: label }), definition);
    return pair;
  }

  function resolveRow(row: Row, side: 'mine' | 'theirs'): void {
    if (row.state.is !== 'contested') return;
    const { theirs } = row.state;
    resolveConflict(row, side);
    grid.rows.keepRows([row]);
    grid.setErrors(row, theirs.errors, theirs.warnings);
    grid.dispatch('grid:changed');
    showConflicts();
    say(side === 'mine' ? 'Your values are kept. Save to overwrite the others.' : 'The other values are used.');
    (place.querySelector('button') ?? grid.findCell(grid.active.row, grid.active.column))?.focus();
  }

  async function handleForeignChange(change: EntityChange): Promise<void> {
    if (change.entity_type !== table.dataset.type) return;
    if (isSaving) {
      waiting.push(change);
      return;
    }
    const row = grid.rows.find(change.entity_id);
    if (change.action === 'deleted') {
      if (row === undefined || isDeletedOnServer(row)) return;
      markDeleted(row, 'lost');
      grid.view.paint(row);
      say(`${row.label} was deleted by another user.`);
      return;
    }
    if (row === undefined) {
      if (change.action === 'created') grid.dispatch('grid:elsewhere');
      return;
    }
    if (change.version <= row.version) return;
    const response = await fetch(`${table.dataset.entities}${row.id}`, { headers: { accept: 'application/json' } });
    if (!response.ok) return;
    applyOthersSave(row, await getJson<Entity>(response));
    grid.dispatch('grid:changed', { isSaved: true });
  }

  async function checkRows(): Promise<void> {
    checking?.abort();
    const dirty = grid.listDirtyRows();
    const rows = dirty.filter(isWritten).slice(0, 5 * MAX_BATCH_SIZE);
    if (rows.length === 0) return;
    checking = new AbortController();
    const changes = rows.map((row) => ({ ...createChange(row), version: undefined }));
    const going = dirty.filter(isMarkedForDeletion).slice(0, MAX_BATCH_SIZE);
    const deletions = going.map(({ id }) => ({ node_id: id }));
    const checks = await requestChecks({ changes, deletions }, checking.signal);
    for (const [index, row] of rows.entries())
      if (checks !== undefined && row.edits.size > 0) grid.setErrors(row, checks[index]?.errors ?? [], checks[index]?.warnings);
  }

  async function checkValue(row: Row, name: string, value: unknown): Promise<BulkCheck['checks'][number] | undefined> {
    const { data, ...change } = createChange(row);
    const checks = await requestChecks({ changes: [{ ...change, data: { ...data, [name]: value }, version: undefined }] });
    return checks?.[0];
  }

  /** Returns undefined after a failure, because errors are also reported when the rows are saved. */
  async function requestChecks(wanted: object, signal?: AbortSignal): Promise<BulkCheck['checks'] | undefined> {
    try {
      const request = { method: 'POST', headers: JSON_HEADERS, body: JSON.stringify(wanted), ...(signal && { signal }) };
      const response = await fetch(`${table.dataset.bulk}/check`, request);
      return response.ok ? (await getJson<BulkCheck>(response)).checks : undefined;
    } catch {
      return undefined;
    }
  }

  return { save: saveRows, handleForeignChange, check: checkRows, checkValue };
}

/** Returns whether the next save writes the values of a row. */
function isWritten(row: Row): boolean {
  return !isMarkedForDeletion(row) && row.state.is !== 'returning';
}

function formatSummary({ created, updated, deleted, restored, errors }: SaveCounts): string {
  const counts = [
    { count: created, word: 'created' },
    { count: updated, word: 'changed' },
    { count: deleted, word: 'deleted' },
    { count: restored, word: 'restored' },
  ];
  const done = counts.filter(({ count }) => count > 0).map(({ count, word }) => `${formatNumber(count)} ${word}`);
  const words = done.length === 0 ? 'no differences' : done.join(', ');
  return `Saved: ${words}${errors === 0 ? '' : `, with ${formatQuantity(errors, 'problem')}`}`;
}

function createChoiceButton(textContent: string, act: () => void): HTMLButtonElement {
  const button = createElement('button', { type: 'button', className: 'button button-small', textContent });
  button.addEventListener('click', act);
  return button;
}

function formatValue(value: unknown): string {
  const text = [value]
    .flat()
    .filter((one) => one !== null && one !== undefined)
    .map(String)
    .join('; ');
  return text === '' ? '(empty)' : text;
}

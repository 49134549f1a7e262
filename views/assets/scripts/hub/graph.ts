/**
 * The graph of a project, drawn by the server. Adds zoom, dragging, search while typing, highlighted references, and a panel
 * for an entity. Without scripts, the picture scrolls, the form searches, and nodes are links.
 */

import { readPage } from '../answers.ts';
import { findClosest, findElement, findElements, requireElement } from '../elements.ts';

const STEP = 1.25;
const MIN_ZOOM = 0.02;
const MIN_FIT_SCALE = 0.4;
const MAX_ZOOM = 4;

const view = findElement(HTMLElement, '[data-graph-view]');
const picture = view === null ? null : findElement(SVGSVGElement, 'svg', view);

if (view && picture) {
  const nodes = findElements(SVGElement, '.graph-node', picture);
  enableZoom(view, picture);
  enableDrag(view);
  enableSearch(picture, nodes);
  enableReferences(picture);
  enableSidePanel(view, picture);
}

function enableZoom(view: HTMLElement, picture: SVGSVGElement): void {
  const tools = requireElement(HTMLElement, '[data-graph-zoom]');
  const level = requireElement(HTMLOutputElement, '[data-zoom-level]');
  const { width, height } = picture.viewBox.baseVal;
  let scale = 1;

  const zoomTo = (wanted: number, at = { x: view.clientWidth / 2, y: view.clientHeight / 2 }) => {
    const next = Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, wanted));
    const left = (view.scrollLeft + at.x) * (next / scale) - at.x;
    const top = (view.scrollTop + at.y) * (next / scale) - at.y;
    scale = next;
    picture.setAttribute('width', String(width * scale));
    picture.setAttribute('height', String(height * scale));
    view.scrollTo({ left, top, behavior: 'instant' });
    level.value = `${Math.round(scale * 100)} %`;
  };
  // A smaller graph would be unreadable, so it scrolls instead.
  const fitToWindow = () =>
    zoomTo(Math.min(1, Math.max(MIN_FIT_SCALE, Math.min(view.clientWidth / width, (window.innerHeight * 0.75) / height))));
  const actions: Readonly<Record<string, () => void>> = {
    in: () => zoomTo(scale * STEP),
    out: () => zoomTo(scale / STEP),
    fit: fitToWindow,
  };
  const keys: Readonly<Record<string, string>> = { '+': 'in', '=': 'in', '-': 'out', 0: 'fit' };

  tools.hidden = false;
  tools.addEventListener('click', (event) =>
    actions[findClosest(HTMLElement, event.target, '[data-zoom]')?.dataset.zoom ?? '']?.(),
  );
  view.addEventListener('keydown', (event) => {
    const action = actions[keys[event.key] ?? ''];
    if (action === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    action();
  });
  view.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const box = view.getBoundingClientRect();
      zoomTo(scale * 1.0015 ** -event.deltaY, { x: event.clientX - box.left, y: event.clientY - box.top });
    },
    { passive: false },
  );
}

/** Moves the picture by dragging. At the end of a drag, no entity is opened. */
function enableDrag(view: HTMLElement): void {
  let from: { x: number; y: number; left: number; top: number } | undefined;
  let moved = false;
  view.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || event.pointerType !== 'mouse') return;
    from = { x: event.clientX, y: event.clientY, left: view.scrollLeft, top: view.scrollTop };
    moved = false;
  });
  window.addEventListener('pointermove', (event) => {
    if (from === undefined) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!moved && Math.hypot(x, y) < 5) return;
    moved = true;
    view.classList.add('is-dragged');
    view.scrollTo({ left: from.left - x, top: from.top - y, behavior: 'instant' });
  });
  window.addEventListener('pointerup', () => {
    from = undefined;
    view.classList.remove('is-dragged');
  });
  view.addEventListener('dragstart', (event) => event.preventDefault());
  view.addEventListener(
    'click',
    (event) => {
      if (moved) event.preventDefault();
      moved = false;
    },
    true,
  );
}

function getNodeName(node: SVGElement): string {
  return node.querySelector('title')?.textContent ?? '';
}

/** Marks matching nodes while the user types. Enter goes to the next one, Shift+Enter to the previous one. */
function enableSearch(picture: SVGSVGElement, nodes: readonly SVGElement[]): void {
  const input = requireElement(HTMLInputElement, '[data-graph-search]');
  const status = requireElement(HTMLElement, '[data-graph-found]');
  const texts = nodes.map((node) => getNodeName(node).toLowerCase());
  const requested = input.value;
  let found: SVGElement[] = [];
  let current = -1;

  input.addEventListener('input', () => {
    const text = input.value.trim().toLowerCase();
    found = text === '' ? [] : nodes.filter((_node, index) => texts[index]?.includes(text));
    current = -1;
    picture.classList.toggle('is-searched', found.length > 0);
    const marked = new Set(found);
    for (const node of nodes) node.classList.toggle('is-found', marked.has(node));
    status.textContent = text === '' ? '' : `${found.length} found${found.length > 1 ? '; press Enter for the next' : ''}`;
    found[0]?.scrollIntoView({ block: 'center', inline: 'center' });
  });
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || found.length === 0 || input.value === requested) return;
    event.preventDefault();
    current = (current + (event.shiftKey ? -1 : 1) + found.length) % found.length;
    const node = found[current];
    node?.scrollIntoView({ block: 'center', inline: 'center' });
    status.textContent = `${current + 1} of ${found.length}: ${node === undefined ? '' : getNodeName(node)}`;
  });
}

function enableReferences(picture: SVGSVGElement): void {
  const lines = findElements(SVGElement, '.graph-references path', picture);
  const highlightNode = (event: Event) => {
    const id = findClosest(SVGElement, event.target, '.graph-node')?.id.slice('node-'.length);
    for (const line of lines) line.classList.toggle('is-near', id === line.dataset.from || id === line.dataset.to);
  };
  picture.addEventListener('pointerover', highlightNode);
  picture.addEventListener('focusin', highlightNode);
}

/** Shows the panel of an entity instead of following its link. */
function enableSidePanel(view: HTMLElement, picture: SVGSVGElement): void {
  const body = view.closest('[data-graph-body]');
  if (body === null) return;
  const showPanel = async (address: string) => {
    const answer = await fetch(address, { headers: { Accept: 'text/html' } });
    if (!answer.ok) throw new Error(`the page returned ${answer.status}`);
    const page = await readPage(answer);
    body.querySelector('[data-graph-panel]')?.remove();
    const panel = page.querySelector('[data-graph-panel]');
    if (panel) body.append(panel);
    const id = new URL(address, location.href).searchParams.get('entity');
    for (const node of picture.querySelectorAll('.is-shown')) node.classList.remove('is-shown');
    document.getElementById(`node-${id}`)?.classList.add('is-shown');
    // Links in the panel that lead to other nodes.
    for (const node of page.querySelectorAll('.graph-node')) {
      document.getElementById(node.id)?.setAttribute('href', node.getAttribute('href') ?? '');
    }
  };
  picture.addEventListener('click', async (event) => {
    const address = findClosest(SVGElement, event.target, '.graph-node:not(.graph-fold)')?.getAttribute('href');
    if (address == null || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    try {
      await showPanel(address);
      history.pushState({}, '', address);
      body.querySelector('[data-graph-panel]')?.scrollIntoView({ block: 'nearest' });
    } catch {
      location.assign(address);
    }
  });
  window.addEventListener('popstate', () => location.reload());
}

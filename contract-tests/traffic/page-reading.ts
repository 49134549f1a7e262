/** Reads the forms on a page, as a browser without scripts would submit them. */
import { hash } from 'node:crypto';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** A form, or a button with a separate target. */
export interface PageForm {
  readonly method: 'GET' | 'POST';
  /** The attribute `action`, unresolved. */
  readonly action: string;
  readonly path: string;
  readonly encoding: 'urlencoded' | 'multipart';
  /** Fields by name, with the values of their options. Fields for text have no values. */
  readonly fields: ReadonlyMap<string, readonly string[]>;
  /** Platform calls inside the form. */
  readonly calls: readonly string[];
  /** True if the form is visible and has a button. Other forms are completed by scripts. */
  readonly canBeSent: boolean;
  /** True if a confirmation page follows the form. */
  readonly asksFirst: boolean;
}

export interface PageControls {
  readonly forms: readonly PageForm[];
  readonly calls: readonly string[];
}

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;

interface OpenForm {
  element: Element;
  fields: Map<string, string[]>;
  calls: string[];
  /** Calls of controls that share the form with others, by their element (`data-control`). */
  callsOfControls: Map<Element, string[]>;
  submitters: Element[];
}

/** Forms by hash of path and text, because tests visit the same page repeatedly. */
const known = new Map<string, PageControls>();
const MAX_CACHED = 5_000;

/** Returns the forms of a page. `url` is its path and query. */
export function readForms(html: string, url: string): PageControls {
  if (!html.includes('<form') && !html.includes('platform-call')) return { forms: [], calls: [] };
  // The forms do not depend on the query, which is often the only difference.
  const path = url.split('?', 1)[0] as string;
  const key = hash('sha256', `${path}\n${html}`);
  const found = known.get(key);
  if (found !== undefined) return found;
  const controls = readControls(html, path);
  if (known.size >= MAX_CACHED) known.clear();
  known.set(key, controls);
  return controls;
}

function readControls(html: string, path: string): PageControls {
  const elements = getElements(parse(html));
  const forms = new Map<Element, OpenForm>();
  const byId = new Map<string, OpenForm>();
  for (const element of elements) {
    if (element.tagName !== 'form') continue;
    const form = { element, fields: new Map(), calls: [], callsOfControls: new Map(), submitters: [] };
    forms.set(element, form);
    const id = getAttribute(element, 'id');
    if (id !== undefined) byId.set(id, form);
  }
  const calls: string[] = [];
  for (const element of elements) {
    const isCall = getAttribute(element, 'class')?.split(' ').includes('platform-call') === true;
    // Only calls and controls have owners, and searching the owner is slow.
    if (!isCall && !CONTROLS.has(element.tagName)) continue;
    const owner = getOwner(element, forms, byId);
    if (isCall) listNeighboringCalls(element, owner, calls).push(getTextContent(element));
    else if (owner !== undefined) addControl(element, owner);
  }
  return { forms: [...forms.values()].flatMap((form) => listSentForms(form, path)), calls };
}

const CONTROLS: ReadonlySet<string> = new Set(['button', 'input', 'select', 'textarea']);

/** Returns the calls of an element's owner: the control next to it, the form, or the page. */
function listNeighboringCalls(element: Element, owner: OpenForm | undefined, page: string[]): string[] {
  if (owner === undefined) return page;
  const control = findControl(element);
  if (control === undefined) return owner.calls;
  const calls = owner.callsOfControls.get(control) ?? [];
  owner.callsOfControls.set(control, calls);
  return calls;
}

function findControl(element: Element): Element | undefined {
  return [...iterateAncestors(element)].find((around) => getAttribute(around, 'data-control') !== undefined);
}

/** Returns the form as its button submits it, and once for each button with a separate target. */
function listSentForms({ element, fields, calls, callsOfControls, submitters }: OpenForm, path: string): PageForm[] {
  const targets = submitters.filter(
    (button) => getAttribute(button, 'formaction') !== undefined || getAttribute(button, 'formmethod'),
  );
  const hasPlainButton = submitters.length === 0 || targets.length < submitters.length;
  return [...(hasPlainButton ? [undefined] : []), ...targets].flatMap((button) => {
    const findAttribute = (name: string) => (button && getAttribute(button, `form${name}`)) ?? getAttribute(element, name);
    const method = (findAttribute('method') ?? 'get').toLowerCase();
    if (method === 'dialog') return [];
    const action = findAttribute('action') || path;
    const target = new URL(action, `http://own.example${path}`);
    if (target.host !== 'own.example') return [];
    const sent = new Map(fields);
    if (button !== undefined) addField(sent, button);
    const plain = submitters.find((submitter) => !targets.includes(submitter));
    const control = findControl(button ?? plain ?? element);
    return [
      {
        method: method === 'post' ? ('POST' as const) : ('GET' as const),
        action,
        path: target.pathname,
        encoding: findAttribute('enctype') === 'multipart/form-data' ? ('multipart' as const) : ('urlencoded' as const),
        fields: sent,
        calls: control === undefined ? calls : (callsOfControls.get(control) ?? []),
        asksFirst: getAttribute(element, 'data-confirm') !== undefined,
        canBeSent: submitters.length > 0 && !isHidden(element),
      },
    ];
  });
}

function addControl(element: Element, form: OpenForm): void {
  const { tagName } = element;
  const type = (getAttribute(element, 'type') ?? '').toLowerCase();
  if (isDisabled(element)) return;
  if (tagName === 'button' || (tagName === 'input' && ['submit', 'image'].includes(type))) {
    if (type === 'button' || type === 'reset') return;
    form.submitters.push(element);
    if (getAttribute(element, 'formaction') === undefined) addField(form.fields, element);
  } else if (tagName !== 'button' && type !== 'button' && type !== 'reset') addField(form.fields, element);
}

function addField(fields: Map<string, string[]>, element: Element): void {
  const name = getAttribute(element, 'name');
  if (name === undefined || name === '') return;
  fields.set(name, [...(fields.get(name) ?? []), ...listChoices(element)]);
}

/** Returns the values of a control's options; none for text. */
function listChoices(element: Element): string[] {
  const type = (getAttribute(element, 'type') ?? '').toLowerCase();
  if (element.tagName === 'select') {
    // Browsers do not submit the empty first option of a required select.
    const mustChoose = getAttribute(element, 'required') !== undefined;
    return getElements(element)
      .filter(({ tagName }) => tagName === 'option')
      .filter((option) => getAttribute(option, 'disabled') === undefined)
      .map((option) => getAttribute(option, 'value') ?? getTextContent(option).trim())
      .filter((value) => value !== '' || !mustChoose);
  }
  if (element.tagName === 'button') return [getAttribute(element, 'value') ?? ''];
  if (['radio', 'checkbox'].includes(type)) return [getAttribute(element, 'value') ?? 'on'];
  return type === 'hidden' ? [getAttribute(element, 'value') ?? ''] : [];
}

function getOwner(element: Element, forms: Map<Element, OpenForm>, byId: Map<string, OpenForm>): OpenForm | undefined {
  const named = getAttribute(element, 'form');
  if (named !== undefined) return byId.get(named);
  const around = [...iterateAncestors(element)].find((candidate) => forms.has(candidate));
  return around === undefined ? undefined : forms.get(around);
}

function isDisabled(element: Element): boolean {
  return [...iterateAncestors(element)].some(
    (around) => (around === element || around.tagName === 'fieldset') && getAttribute(around, 'disabled') !== undefined,
  );
}

function isHidden(element: Element): boolean {
  return [...iterateAncestors(element)].some((around) => getAttribute(around, 'hidden') !== undefined);
}

/** Yields an element and its ancestors. */
function* iterateAncestors(element: Element): Generator<Element> {
  let at: DefaultTreeAdapterTypes.ParentNode | null = element;
  while (at !== null && 'tagName' in at) {
    yield at;
    at = at.parentNode;
  }
}

function getElements(node: Node, found: Element[] = []): readonly Element[] {
  if ('tagName' in node) found.push(node);
  // The content of a template is not part of the page until a script inserts it.
  for (const child of 'childNodes' in node ? node.childNodes : []) getElements(child, found);
  return found;
}

function getAttribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((candidate) => candidate.name === name)?.value;
}

function getTextContent(node: Node): string {
  if ('value' in node && node.nodeName === '#text') return node.value;
  return 'childNodes' in node ? node.childNodes.map(getTextContent).join('') : '';
}

// Finds elements of a page by selector and class. An element of another class counts as missing.

/** The class of an element, such as HTMLInputElement. */
type Kind<T extends Element> = abstract new () => T;

/** Returns the first matching element; null if there is none. */
export function findElement<T extends Element>(kind: Kind<T>, selector: string, within: ParentNode = document): T | null {
  const found = within.querySelector(selector);
  return found instanceof kind ? found : null;
}

/** Returns the first matching element. @throws Error if there is none, because the script then does not match the page */
export function requireElement<T extends Element>(kind: Kind<T>, selector: string, within: ParentNode = document): T {
  const found = findElement(kind, selector, within);
  if (found === null) throw new Error(`The page has no ${kind.name} at ${selector}.`);
  return found;
}

/** Returns all matching elements. */
export function findElements<T extends Element>(kind: Kind<T>, selector: string, within: ParentNode = document): T[] {
  return [...within.querySelectorAll(selector)].filter((element): element is T => element instanceof kind);
}

/** Returns the closest matching ancestor of an event's target; null if there is none. */
export function findClosest<T extends Element>(kind: Kind<T>, from: EventTarget | null, selector: string): T | null {
  const found = from instanceof Element ? from.closest(selector) : null;
  return found instanceof kind ? found : null;
}

/** Returns the control of a form with this name. @throws Error if there is none */
export function findControl<T extends Element>(kind: Kind<T>, form: HTMLFormElement, name: string): T {
  const found = form.elements.namedItem(name);
  if (!(found instanceof kind)) throw new Error(`The form has no ${kind.name} called ${name}.`);
  return found;
}

/** Creates an element with the given properties. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}

/** Returns a copy of a template's content. */
export function copyOf(selector: string): HTMLElement {
  const copy = requireElement(HTMLTemplateElement, selector).content.firstElementChild?.cloneNode(true);
  if (!(copy instanceof HTMLElement)) throw new Error(`The template ${selector} is empty.`);
  return copy;
}

/** Removes a row of a list. If it had the focus, a button of the next or previous row gets it, else the content of the page. */
export function removeRow(row: HTMLElement): void {
  const neighbor = row.nextElementSibling ?? row.previousElementSibling;
  const hadFocus = row.contains(document.activeElement);
  row.remove();
  if (!hadFocus) return;
  const next = neighbor === null ? null : findElement(HTMLButtonElement, 'button:last-of-type', neighbor);
  (next ?? findElement(HTMLElement, '#main'))?.focus();
}

/** Returns the values that a form would submit, except files. */
export function readFormValues(form: HTMLFormElement, submitter: HTMLElement | null = null): URLSearchParams {
  const values = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) if (typeof value === 'string') values.append(name, value);
  return values;
}

/** A control that has a value. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Returns whether an element is a control with a value. */
export function isField(target: unknown): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
}

/** Returns the matching controls inside an element. */
export function findFields(selector: string, within: ParentNode = document): Field[] {
  return [...within.querySelectorAll(selector)].filter(isField);
}

/** Returns whether a click opens a link in this tab, and not in a new tab or window. */
export function isPlainClick(event: MouseEvent): boolean {
  return !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0;
}

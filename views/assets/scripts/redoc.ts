// Starts Redoc with one section of the contract of a service: with a whole contract, it needs seconds and shows a page of up to 270,000
// pixels. The nonce allows its style elements under the content security policy.
import { getJson } from './answers.ts';
import { findElements, requireElement } from './elements.ts';

interface Contract {
  readonly tags: readonly { readonly name: string }[];
  /** Operations, and other members without these properties. */
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly operationId?: string; readonly tags?: readonly string[] }>>>
  >;
}

declare const Redoc: {
  init: (document: Contract, options: Record<string, unknown>, target: HTMLElement) => void;
};

const target = requireElement(HTMLElement, '#redoc');
const tokens = getComputedStyle(document.documentElement);
const readToken = (name: string) => tokens.getPropertyValue(`--${name}`).trim();
const dark = matchMedia('(prefers-color-scheme: dark)');
dark.addEventListener('change', () => location.reload());

const text = { primary: readToken('ink'), secondary: readToken('ink-soft') };
const font = { fontFamily: readToken('font'), fontWeight: '600' };
const theme = {
  colors: {
    primary: { main: readToken('accent') },
    success: { main: readToken('good') },
    warning: { main: readToken('warning') },
    error: { main: readToken('bad') },
    text,
    border: { dark: readToken('line-strong'), light: readToken('line') },
    gray: { 50: readToken('surface'), 100: readToken('sunken') },
    responses: {
      success: { color: readToken('good'), backgroundColor: readToken('good-tint') },
      error: { color: readToken('bad'), backgroundColor: readToken('bad-tint') },
      redirect: { color: readToken('warning'), backgroundColor: readToken('warning-tint') },
      info: { color: readToken('accent'), backgroundColor: readToken('accent-tint') },
    },
  },
  schema: {
    linesColor: readToken('line-strong'),
    typeNameColor: readToken('ink-soft'),
    requireLabelColor: readToken('bad'),
    nestedBackground: readToken('sunken'),
  },
  typography: {
    fontSize: '15px',
    fontFamily: readToken('font'),
    headings: { ...font, lineHeight: '1.3' },
    code: { fontFamily: readToken('font-mono'), color: readToken('ink'), backgroundColor: readToken('sunken') },
    links: { color: readToken('accent'), visited: readToken('accent'), hover: readToken('accent-strong') },
  },
  sidebar: {
    width: '16rem',
    backgroundColor: readToken('ground'),
    textColor: readToken('ink'),
    activeTextColor: readToken('accent'),
  },
  rightPanel: { backgroundColor: dark.matches ? readToken('sunken') : '#22272b', width: '38%', textColor: '#e6eaed' },
  codeBlock: { backgroundColor: '#121517' },
};

const contract = await getJson<Contract>(await fetch(target.dataset.document ?? '/openapi.json'));
const shown = findSection();
for (const link of findElements(HTMLElement, '[data-section]'))
  if (link.dataset.section === shown) link.setAttribute('aria-current', 'true');
addEventListener('hashchange', () => {
  if (findSection() !== shown) location.reload();
});
Redoc.init(
  selectSection(shown),
  { nonce: target.dataset.nonce, nativeScrollbars: true, hideDownloadButton: true, theme },
  target,
);

/** Returns the tag of the address, which may name a section or an operation; by default, the first. */
function findSection(): string | undefined {
  const [, kind, name = '', operation] =
    decodeURIComponent(location.hash).match(/^#(tag|operation)\/([^/]+)(?:\/operation\/(.*))?/) ?? [];
  const names = contract.tags.map(({ name }) => name);
  if (kind === 'tag' && names.includes(name)) return name;
  const members = Object.values(contract.paths).flatMap((item) => Object.values(item));
  const found = members.find(({ operationId }) => operationId === (operation ?? name));
  return found?.tags?.[0] ?? names[0];
}

/** Returns the contract with the operations of one tag. */
function selectSection(tag: string | undefined): Contract {
  const paths = Object.entries(contract.paths).map(([path, item]) => {
    const selected = Object.entries(item).filter(([, { operationId, tags }]) => operationId === undefined || tags?.[0] === tag);
    return [path, Object.fromEntries(selected)] as const;
  });
  return { ...contract, tags: contract.tags.filter(({ name }) => name === tag), paths: Object.fromEntries(paths) };
}

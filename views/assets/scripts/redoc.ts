// Starts Redoc with the contract of a service. The nonce allows its style elements under the content security policy.
import { requireElement } from './elements.ts';

declare const Redoc: {
  init: (document: string, options: Record<string, unknown>, target: HTMLElement) => void;
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

Redoc.init(
  target.dataset.document ?? '/openapi.json',
  { nonce: target.dataset.nonce, nativeScrollbars: true, hideDownloadButton: true, theme },
  target,
);

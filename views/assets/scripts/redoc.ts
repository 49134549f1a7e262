// Starts Redoc with the contract of a service. The nonce allows its style elements under the strict policy. Its colors are
// those of the site, light or dark.
import { requireElement } from './elements.ts';

declare const Redoc: {
  init: (document: string, options: Record<string, unknown>, target: HTMLElement) => void;
};

const target = requireElement(HTMLElement, '#redoc');
const tokens = getComputedStyle(document.documentElement);
const token = (name: string) => tokens.getPropertyValue(`--${name}`).trim();
const dark = matchMedia('(prefers-color-scheme: dark)');
dark.addEventListener('change', () => location.reload());

const text = { primary: token('ink'), secondary: token('ink-soft') };
const font = { fontFamily: token('font'), fontWeight: '600' };
const theme = {
  colors: {
    primary: { main: token('accent') },
    success: { main: token('good') },
    warning: { main: token('warning') },
    error: { main: token('bad') },
    text,
    border: { dark: token('line-strong'), light: token('line') },
    gray: { 50: token('surface'), 100: token('sunken') },
    responses: {
      success: { color: token('good'), backgroundColor: token('good-tint') },
      error: { color: token('bad'), backgroundColor: token('bad-tint') },
      redirect: { color: token('warning'), backgroundColor: token('warning-tint') },
      info: { color: token('accent'), backgroundColor: token('accent-tint') },
    },
  },
  schema: {
    linesColor: token('line-strong'),
    typeNameColor: token('ink-soft'),
    requireLabelColor: token('bad'),
    nestedBackground: token('sunken'),
  },
  typography: {
    fontSize: '15px',
    fontFamily: token('font'),
    headings: { ...font, lineHeight: '1.3' },
    code: { fontFamily: token('font-mono'), color: token('ink'), backgroundColor: token('sunken') },
    links: { color: token('accent'), visited: token('accent'), hover: token('accent-strong') },
  },
  sidebar: { width: '16rem', backgroundColor: token('ground'), textColor: token('ink'), activeTextColor: token('accent') },
  rightPanel: { backgroundColor: dark.matches ? token('sunken') : '#22272b', width: '38%', textColor: '#e6eaed' },
  codeBlock: { backgroundColor: '#121517' },
};

Redoc.init(
  target.dataset.document ?? '/openapi.json',
  { nonce: target.dataset.nonce, nativeScrollbars: true, hideDownloadButton: true, theme },
  target,
);

import type { DevelopmentAccount } from './accounts.ts';

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 40rem; padding: 2rem 1rem; }
ul { list-style: none; padding: 0; }
li { margin-block: 0.75rem; }
button { font: inherit; padding: 0.5rem 1rem; min-width: 16rem; text-align: start; cursor: pointer; }
small { display: block; margin-top: 0.25rem; }
`;

export function createAccountPage(accounts: readonly DevelopmentAccount[], clientName: string): string {
  const items = accounts.map(
    ({ sub, title, description }) =>
      `<li><button name="account" value="${escapeText(sub)}">${escapeText(title)}</button><small>${escapeText(description)}</small></li>`,
  );
  return renderPage(
    'Choose an account',
    `<p>This is a development login: anybody may log in to <strong>${escapeText(clientName)}</strong> as anybody, without a password.</p>
<form method="post"><ul>${items.join('\n')}</ul>
<p><button name="refuse" value="yes">Refuse the login</button></p></form>`,
  );
}

/** Returns the page that confirms the end of the session. `form` is the form of the provider. */
export function createLogoutPage(form: string): string {
  return renderPage(
    'Log out of the development login',
    `${form}<p><button form="op.logoutForm" name="logout" value="yes">Log out</button></p>`,
  );
}

export function createMessagePage(title: string, sentence: string): string {
  return renderPage(title, `<p>${escapeText(sentence)}</p>`);
}

function renderPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escapeText(title)}</h1>
${body}</main></body></html>`;
}

function escapeText(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

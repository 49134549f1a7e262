// Sends dropped or selected files by the tus protocol, so that an upload resumes after a pause, a lost connection or a closed
// browser. Without scripts, the form sends the files together.
import { type DetailedError, defaultOptions, Upload } from 'tus-js-client';
import {
  copyOf,
  createElement,
  type Field,
  findControl,
  findElements,
  isField,
  removeRow,
  requireElement,
} from './elements.ts';
import { formatSize, formatTimestamp } from './words.ts';

type FileState = 'queued' | 'sending' | 'waiting' | 'paused' | 'done' | 'refused' | 'discarded';

/** A file that was added since the page was loaded. */
interface SentFile {
  readonly source: File;
  readonly item: HTMLElement;
  readonly upload: Upload;
  state: FileState;
  sent: number;
}

const form = requireElement(HTMLFormElement, '#upload-form');
const list = requireElement(HTMLElement, '#upload-list');
const chooser = findControl(HTMLInputElement, form, 'orig_file');
const { pipeline = '', runs = '' } = form.dataset;

/** Maximum number of simultaneous uploads, because more are not faster. */
const AT_ONCE = 3;
const PART = 64 * 1024 * 1024;
const RETRY_AFTER = [0, 1000, 3000, 5000, 10000, 30000, 60000];

/** All files that were added on this page, in the order of selection. */
const files: SentFile[] = [];

/** Files that wait until the user who uploads is known. */
const waiting: File[] = [];
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

for (const element of findElements(HTMLElement, '[data-with-scripts]')) element.hidden = false;
for (const element of findElements(HTMLElement, '[data-without-scripts]')) element.hidden = true;
chooser.required = false;
form.addEventListener('submit', (event) => event.preventDefault());
chooser.addEventListener('change', () => {
  addFiles([...(chooser.files ?? [])]);
  chooser.value = '';
});
requireElement(HTMLElement, '#pause-all').addEventListener('click', () => {
  for (const file of files) if (isOpen(file)) pauseUpload(file);
});
requireElement(HTMLElement, '#resume-all').addEventListener('click', () => {
  for (const file of files) if (file.state === 'paused') resumeUpload(file);
});
requireElement(HTMLElement, '#cancel-all').addEventListener('click', () => {
  for (const file of files.filter(isUnsent)) discardUpload(file);
});
acceptDrops();
showUnfinished();
addEventListener('beforeunload', (event) => {
  if (files.some(isOpen)) event.preventDefault();
});

function acceptDrops(): void {
  const zone = requireElement(HTMLElement, '#drop-zone');
  // A file that is dropped outside of the zone must not replace the page.
  for (const kind of ['dragover', 'drop']) addEventListener(kind, (event) => event.preventDefault());
  zone.addEventListener('dragover', () => zone.classList.add('is-over'));
  for (const kind of ['dragleave', 'drop']) zone.addEventListener(kind, () => zone.classList.remove('is-over'));
  zone.addEventListener('drop', (event) => addFiles([...(event.dataTransfer?.files ?? [])]));
}

function addFiles(chosen: readonly File[]): void {
  const userField = findUserField();
  const user = userField.value.trim();
  if (!UUID.test(user)) {
    requestUser(chosen);
    return;
  }
  userField.setCustomValidity('');
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store of browsers needs a secure context.
  document.cookie = `proteomics_user=${formatBrowserUsers(user)}; Path=/proteomics; Max-Age=31536000; SameSite=Lax`;
  for (const source of chosen) {
    if (files.some((file) => file.source.name === source.name && file.source.size === source.size && isOpen(file))) continue;
    files.push(createFile(source, user));
  }
  requireElement(HTMLElement, '#uploads').hidden = files.length === 0;
  startNext();
}

/** Asks which user uploads the files. They wait until the user has chosen a name. */
function requestUser(chosen: readonly File[]): void {
  waiting.push(...chosen);
  const userField = findUserField();
  userField.closest('details')?.setAttribute('open', '');
  userField.setCustomValidity('Choose your name to start the upload.');
  form.addEventListener('input', startWaiting);
  userField.reportValidity();
  userField.focus();
}

/** Starts uploading the waiting files if the user field contains a UUID. */
function startWaiting(): void {
  const userField = findUserField();
  userField.setCustomValidity('');
  if (!UUID.test(userField.value.trim())) return;
  form.removeEventListener('input', startWaiting);
  addFiles(waiting.splice(0));
}

/** Returns the user field: a list of names, or an input for a UUID (acting-user.ts). */
function findUserField(): Field {
  const field = form.elements.namedItem('user');
  if (!isField(field)) throw new Error('The form has no field for the user.');
  return field;
}

/** Returns the value of the cookie with the users of this browser, most recent first (src/proteomics/acting-user.ts). */
function formatBrowserUsers(user: string): string {
  const earlier = /(?:^|; )proteomics_user=([^;]*)/.exec(document.cookie)?.[1]?.split('.') ?? [];
  return [...new Set([user, ...earlier.filter((one) => UUID.test(one))])].slice(0, 10).join('.');
}

function createFile(source: File, user: string): SentFile {
  const item = copyOf('#upload-item');
  requireElement(HTMLElement, '.upload-name', item).textContent = source.name;
  requireElement(HTMLElement, '.upload-size', item).textContent = formatSize(source.size);
  requireElement(HTMLProgressElement, 'progress', item).setAttribute('aria-label', source.name);
  for (const button of findElements(HTMLButtonElement, 'button', item)) {
    button.append(createElement('span', { className: 'visually-hidden', textContent: ` ${source.name}` }));
    button.addEventListener('click', () => (button.dataset.do === 'discard' ? discardUpload(file) : toggleUpload(file)));
  }
  list.append(item);
  const upload = new Upload(source, {
    endpoint: '/api/uploads',
    chunkSize: PART,
    retryDelays: RETRY_AFTER,
    metadata: { filename: source.name, pipeline, user },
    fingerprint: async () => ['raw-file', pipeline, source.name, source.size, source.lastModified].join('|'),
    removeFingerprintOnSuccess: true,
    onShouldRetry: (error) => mayRetry(file, error),
    onUploadUrlAvailable: () => {
      if (file.state === 'discarded') upload.abort(true).catch(() => undefined);
    },
    onProgress: (sent) => {
      file.sent = sent;
      showState(file, 'sending');
    },
    onSuccess: ({ lastResponse }) => finishUpload(file, lastResponse.getHeader('Raw-File') ?? ''),
    onError: (error) => refuseUpload(file, error),
  });
  const file: SentFile = { source, item, upload, state: 'queued', sent: 0 };
  showState(file, 'queued');
  return file;
}

/** Returns whether a retry can help: after a lost connection or a restart, or if another request still writes to the upload. */
function mayRetry(file: SentFile, error: DetailedError): boolean {
  const status = error.originalResponse?.getStatus() ?? 0;
  const isBehind = status === 409 && describeError(error).startsWith('Upload-Offset');
  const helps = status === 0 || status === 423 || isBehind || (status >= 500 && status !== 507);
  if (helps) showState(file, 'waiting');
  return helps;
}

async function startUpload(file: SentFile): Promise<void> {
  showState(file, 'sending');
  const [before] = await file.upload.findPreviousUploads();
  if (before !== undefined) file.upload.resumeFromPreviousUpload(before);
  file.upload.start();
}

function startNext(): void {
  const sending = files.filter(({ state }) => state === 'sending' || state === 'waiting').length;
  for (const file of files.filter(({ state }) => state === 'queued').slice(0, Math.max(0, AT_ONCE - sending)))
    startUpload(file);
  updateSummary();
}

function toggleUpload(file: SentFile): void {
  if (file.state === 'paused') resumeUpload(file);
  else pauseUpload(file);
}

async function pauseUpload(file: SentFile): Promise<void> {
  showState(file, 'paused');
  await file.upload.abort();
  startNext();
}

function resumeUpload(file: SentFile): void {
  showState(file, 'queued');
  startNext();
}

async function discardUpload(file: SentFile): Promise<void> {
  const isBeginning = file.state === 'sending' && file.upload.url === null;
  showState(file, 'discarded');
  removeRow(file.item);
  // An upload without an address cannot be aborted. It is aborted when the server has returned the address.
  if (!isBeginning) await file.upload.abort(true).catch(() => undefined);
  files.splice(files.indexOf(file), 1);
  startNext();
}

function finishUpload(file: SentFile, rawFile: string): void {
  file.sent = file.source.size;
  showState(file, 'done');
  const link = createElement('a', { href: `${runs}${rawFile}`, textContent: 'Go to its run' });
  findStateElement(file).replaceChildren('Stored. ', link);
  startNext();
}

function refuseUpload(file: SentFile, error: Error | DetailedError): void {
  showState(file, 'refused');
  findStateElement(file).textContent = describeError(error) || 'The server does not respond. Try again later.';
  startNext();
}

function findStateElement({ item }: SentFile): HTMLElement {
  return requireElement(HTMLElement, '.upload-state', item);
}

function describeError(error: Error | DetailedError): string {
  const body = 'originalResponse' in error ? error.originalResponse?.getBody() : undefined;
  try {
    const { detail }: { detail: string } = JSON.parse(body ?? '');
    return detail.replace(/^Upload-Metadata: filename/, 'The name');
  } catch {
    return '';
  }
}

function isOpen({ state }: SentFile): boolean {
  return ['queued', 'sending', 'waiting'].includes(state);
}

function isUnsent(file: SentFile): boolean {
  return isOpen(file) || file.state === 'paused';
}

function showState(file: SentFile, state: FileState): void {
  const { item, source, sent } = file;
  file.state = state;
  item.dataset.state = state;
  const share = source.size === 0 ? 0 : sent / source.size;
  const progress = requireElement(HTMLProgressElement, 'progress', item);
  progress.value = share;
  const percent = `${Math.floor(share * 100)} %`;
  const texts: Partial<Record<FileState, string>> = {
    queued: 'Queued.',
    sending: share === 1 ? 'Sent. The server is checking it.' : `${percent}, ${formatSize(sent)} sent`,
    waiting: `${percent}. The connection was lost; retrying.`,
    paused: `Paused at ${percent}.`,
  };
  const text = texts[state];
  if (text !== undefined) findStateElement(file).textContent = text;
  const label = requireElement(HTMLElement, '[data-do="toggle"]', item).firstChild;
  if (label !== null) label.textContent = state === 'paused' ? 'Resume' : 'Pause';
  requireElement(HTMLElement, '.upload-actions', item).hidden = state === 'done' || state === 'refused';
  progress.hidden = state === 'refused';
}

/** Updates the summary once per file, because screen readers announce each change. */
function updateSummary(): void {
  const countFiles = (...states: FileState[]) => files.filter(({ state }) => states.includes(state)).length;
  const refused = countFiles('refused');
  const parts = [`${countFiles('done')} of ${files.length} stored`];
  if (refused > 0) parts.push(`${refused} rejected`);
  if (countFiles('paused') > 0) parts.push(`${countFiles('paused')} paused`);
  const summary = requireElement(HTMLElement, '#uploads-summary');
  const text = `${parts.join(', ')}.`;
  if (summary.textContent !== text) summary.textContent = text;
  requireElement(HTMLElement, '#pause-all').hidden = !files.some(isOpen);
  requireElement(HTMLElement, '#resume-all').hidden = countFiles('paused') === 0;
  requireElement(HTMLElement, '#cancel-all').hidden = !files.some(isUnsent);
}

/** Shows unfinished uploads of an earlier visit with this browser. */
async function showUnfinished(): Promise<void> {
  const { urlStorage } = defaultOptions;
  const stored = (await urlStorage?.findAllUploads()) ?? [];
  const unfinished = stored.filter(({ metadata }) => metadata?.pipeline === pipeline);
  requireElement(HTMLElement, '#unfinished').hidden = unfinished.length === 0;
  for (const { metadata, size, creationTime, uploadUrl, urlStorageKey } of unfinished) {
    const item = copyOf('#unfinished-item');
    requireElement(HTMLElement, '.upload-name', item).textContent = metadata.filename ?? '';
    requireElement(HTMLElement, '.upload-size', item).textContent = formatSize(size ?? 0);
    requireElement(HTMLElement, '.upload-state', item).textContent = `Started ${formatTimestamp(new Date(creationTime))}.`;
    requireElement(HTMLButtonElement, 'button', item).addEventListener('click', async () => {
      if (uploadUrl !== null) await Upload.terminate(uploadUrl, { retryDelays: [] }).catch(() => undefined);
      await urlStorage?.removeUpload(urlStorageKey);
      removeRow(item);
      requireElement(HTMLElement, '#unfinished').hidden = requireElement(HTMLElement, '#unfinished-list').children.length === 0;
    });
    requireElement(HTMLElement, '#unfinished-list').append(item);
  }
}

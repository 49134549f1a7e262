// The upload page with scripts: files are dropped or chosen, and each is sent by the tus protocol, so that it goes on where it
// stopped after a pause, a lost connection or a closed browser. Without this script the form sends the files together.
import { momentText, sizeText } from './words.js';

const { tus } = window;
const form = document.getElementById('upload-form');
const list = document.getElementById('upload-list');
const { pipeline, runs } = form.dataset;

/** More at once do not get faster. */
const AT_ONCE = 3;
const PART = 64 * 1024 * 1024;
const RETRY_AFTER = [0, 1000, 3000, 5000, 10000, 30000, 60000];

/** Every file of this visit, in the order in which it was chosen. */
const files = [];

/** Files that were chosen before it was known who uploads. */
const waiting = [];
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

for (const element of document.querySelectorAll('[data-with-scripts]')) element.hidden = false;
for (const element of document.querySelectorAll('[data-without-scripts]')) element.hidden = true;
form.elements.orig_file.required = false;
form.addEventListener('submit', (event) => event.preventDefault());
form.elements.orig_file.addEventListener('change', ({ target }) => {
  add([...target.files]);
  target.value = '';
});
document.getElementById('pause-all').addEventListener('click', () => {
  for (const file of files) if (isOpen(file)) pause(file);
});
document.getElementById('resume-all').addEventListener('click', () => {
  for (const file of files) if (file.state === 'paused') resume(file);
});
acceptDrops();
listUnfinished();
addEventListener('beforeunload', (event) => {
  if (files.some(isOpen)) event.preventDefault();
});

function acceptDrops() {
  const zone = document.getElementById('drop-zone');
  // A file that falls beside the zone must not replace the page.
  for (const kind of ['dragover', 'drop']) addEventListener(kind, (event) => event.preventDefault());
  zone.addEventListener('dragover', () => zone.classList.add('is-over'));
  for (const kind of ['dragleave', 'drop']) zone.addEventListener(kind, () => zone.classList.remove('is-over'));
  zone.addEventListener('drop', (event) => add([...event.dataTransfer.files]));
}

function add(chosen) {
  const user = form.elements.user.value.trim();
  if (!UUID.test(user)) {
    askForUser(chosen);
    return;
  }
  form.elements.user.setCustomValidity('');
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store of browsers needs a secure context.
  document.cookie = `proteomics_user=${user}; Path=/proteomics; Max-Age=31536000; SameSite=Lax`;
  for (const source of chosen) {
    if (files.some((file) => file.source.name === source.name && file.source.size === source.size && isOpen(file))) continue;
    files.push(newFile(source, user));
  }
  document.getElementById('uploads').hidden = files.length === 0;
  next();
}

/** Asks who uploads; the files that were chosen wait until it is known. */
function askForUser(chosen) {
  waiting.push(...chosen);
  const field = form.elements.user;
  field.closest('details')?.setAttribute('open', '');
  field.setCustomValidity('Enter your user UUID. The files that you chose wait for it.');
  field.addEventListener('input', takeWaiting);
  field.reportValidity();
  field.focus();
}

/** Takes the files that waited as soon as the field holds a UUID. */
function takeWaiting({ currentTarget: field }) {
  field.setCustomValidity('');
  if (!UUID.test(field.value.trim())) return;
  field.removeEventListener('input', takeWaiting);
  add(waiting.splice(0));
}

function newFile(source, user) {
  const item = document.getElementById('upload-item').content.firstElementChild.cloneNode(true);
  item.querySelector('.upload-name').textContent = source.name;
  item.querySelector('.upload-size').textContent = sizeText(source.size);
  item.querySelector('progress').setAttribute('aria-label', source.name);
  const file = { source, item, state: 'queued', sent: 0, upload: undefined };
  for (const button of item.querySelectorAll('button')) {
    const said = document.createElement('span');
    said.className = 'visually-hidden';
    said.textContent = ` ${source.name}`;
    button.append(said);
    button.addEventListener('click', () => (button.dataset.do === 'discard' ? discard(file) : toggle(file)));
  }
  list.append(item);
  file.upload = new tus.Upload(source, {
    endpoint: '/api/uploads',
    chunkSize: PART,
    retryDelays: RETRY_AFTER,
    metadata: { filename: source.name, pipeline, user },
    fingerprint: async () => ['raw-file', pipeline, source.name, source.size, source.lastModified].join('|'),
    removeFingerprintOnSuccess: true,
    onShouldRetry: (error) => mayRetry(file, error),
    onUploadUrlAvailable: () => {
      if (file.state === 'discarded') file.upload.abort(true).catch(() => undefined);
    },
    onProgress: (sent) => {
      file.sent = sent;
      show(file, 'sending');
    },
    onSuccess: ({ lastResponse }) => finish(file, lastResponse.getHeader('Raw-File')),
    onError: (error) => refuse(file, error),
  });
  show(file, 'queued');
  return file;
}

/** Whether waiting helps: the connection, a server that starts again, another request that still holds the upload. */
function mayRetry(file, error) {
  const status = error.originalResponse?.getStatus() ?? 0;
  const isBehind = status === 409 && detailOf(error).startsWith('Upload-Offset');
  const helps = status === 0 || status === 423 || isBehind || (status >= 500 && status !== 507);
  if (helps) show(file, 'waiting');
  return helps;
}

async function start(file) {
  show(file, 'sending');
  const [before] = await file.upload.findPreviousUploads();
  if (before !== undefined) file.upload.resumeFromPreviousUpload(before);
  file.upload.start();
}

function next() {
  const sending = files.filter(({ state }) => state === 'sending' || state === 'waiting').length;
  for (const file of files.filter(({ state }) => state === 'queued').slice(0, Math.max(0, AT_ONCE - sending))) start(file);
  summarize();
}

function toggle(file) {
  if (file.state === 'paused') resume(file);
  else pause(file);
}

async function pause(file) {
  show(file, 'paused');
  await file.upload.abort();
  next();
}

function resume(file) {
  show(file, 'queued');
  next();
}

async function discard(file) {
  const isBeginning = file.state === 'sending' && file.upload.url === null;
  show(file, 'discarded');
  file.item.remove();
  // One that is just beginning is given up as soon as the server has told its address.
  if (!isBeginning) await file.upload.abort(true).catch(() => undefined);
  files.splice(files.indexOf(file), 1);
  next();
}

function finish(file, rawFile) {
  file.sent = file.source.size;
  show(file, 'done');
  const state = file.item.querySelector('.upload-state');
  const link = document.createElement('a');
  link.href = `${runs}${rawFile}`;
  link.textContent = 'Go to its run';
  state.replaceChildren('Stored. ', link);
  next();
}

function refuse(file, error) {
  show(file, 'refused');
  file.item.querySelector('.upload-state').textContent = detailOf(error) || 'The server does not answer; try again later.';
  next();
}

function detailOf(error) {
  try {
    return JSON.parse(error.originalResponse.getBody()).detail;
  } catch {
    return '';
  }
}

function isOpen({ state }) {
  return ['queued', 'sending', 'waiting'].includes(state);
}

function show(file, state) {
  const { item, source, sent } = file;
  file.state = state;
  item.dataset.state = state;
  const share = source.size === 0 ? 0 : sent / source.size;
  item.querySelector('progress').value = share;
  const percent = `${Math.floor(share * 100)} %`;
  const texts = {
    queued: 'Waits for its turn.',
    sending: share === 1 ? 'Sent; the server checks it.' : `${percent}, ${sizeText(sent)} sent`,
    waiting: `${percent}; the connection is lost and is tried again.`,
    paused: `Paused at ${percent}.`,
  };
  if (texts[state] !== undefined) item.querySelector('.upload-state').textContent = texts[state];
  const button = item.querySelector('[data-do="toggle"]');
  button.firstChild.textContent = state === 'paused' ? 'Resume' : 'Pause';
  item.querySelector('.upload-actions').hidden = state === 'done' || state === 'refused';
  item.querySelector('progress').hidden = state === 'refused';
}

/** Said aloud when it changes, which is once for each file. */
function summarize() {
  const count = (...states) => files.filter(({ state }) => states.includes(state)).length;
  const refused = count('refused');
  const parts = [`${count('done')} of ${files.length} stored`];
  if (refused > 0) parts.push(`${refused} refused`);
  if (count('paused') > 0) parts.push(`${count('paused')} paused`);
  const summary = document.getElementById('uploads-summary');
  const text = `${parts.join(', ')}.`;
  if (summary.textContent !== text) summary.textContent = text;
  document.getElementById('pause-all').hidden = !files.some(isOpen);
  document.getElementById('resume-all').hidden = count('paused') === 0;
}

/** What an earlier visit left half sent; this browser remembers where. */
async function listUnfinished() {
  const stored = await tus.defaultOptions.urlStorage.findAllUploads();
  const unfinished = stored.filter(({ metadata }) => metadata?.pipeline === pipeline);
  document.getElementById('unfinished').hidden = unfinished.length === 0;
  for (const { metadata, size, creationTime, uploadUrl, urlStorageKey } of unfinished) {
    const item = document.getElementById('unfinished-item').content.firstElementChild.cloneNode(true);
    item.querySelector('.upload-name').textContent = metadata.filename;
    item.querySelector('.upload-size').textContent = sizeText(size);
    item.querySelector('.upload-state').textContent = `Started ${momentText(new Date(creationTime))}.`;
    item.querySelector('button').addEventListener('click', async () => {
      await tus.Upload.terminate(uploadUrl, { retryDelays: [] }).catch(() => undefined);
      await tus.defaultOptions.urlStorage.removeUpload(urlStorageKey);
      item.remove();
      document.getElementById('unfinished').hidden = document.getElementById('unfinished-list').children.length === 0;
    });
    document.getElementById('unfinished-list').append(item);
  }
}

// Uploads dropped or selected files of a project one by one, and shows their progress.
import { copyOf, findControl, findElements, requireElement } from '../elements.ts';
import { formatQuantity, formatSize } from '../words.ts';

interface Listed {
  readonly file: File;
  readonly item: HTMLElement;
}

const form = document.querySelector<HTMLFormElement>('#upload-form');
if (form !== null) startUpload(form);

function startUpload(form: HTMLFormElement): void {
  const chooser = findControl(HTMLInputElement, form, 'file');
  const waiting: Listed[] = [];
  let isSending = false;
  let refused = 0;

  const addFiles = async (files: Iterable<File>) => {
    const added = [...files].map((file) => ({ file, item: createItem(file) }));
    requireElement(HTMLElement, '#upload-list').append(...added.map(({ item }) => item));
    requireElement(HTMLElement, '#uploads').hidden = false;
    waiting.push(...added);
    if (isSending) return;
    isSending = true;
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      showSummary(`${formatQuantity(waiting.length + 1, 'file')} to upload`);
      if (!(await sendFile(form.action, next))) refused += 1;
    }
    isSending = false;
    if (refused === 0) location.reload();
    else showSummary(`${formatQuantity(refused, 'file')} not stored. Reload the page to see the stored files.`);
  };

  for (const element of findElements(HTMLElement, '[data-with-scripts]')) element.hidden = false;
  for (const element of findElements(HTMLElement, '[data-without-scripts]')) element.hidden = true;
  chooser.addEventListener('change', () => {
    addFiles(chooser.files ?? []);
    chooser.value = '';
  });
  const zone = requireElement(HTMLElement, '#drop-zone');
  // A file that is dropped outside of the zone must not replace the page.
  for (const kind of ['dragover', 'drop']) addEventListener(kind, (event) => event.preventDefault());
  zone.addEventListener('dragover', () => zone.classList.add('is-over'));
  for (const kind of ['dragleave', 'drop']) zone.addEventListener(kind, () => zone.classList.remove('is-over'));
  zone.addEventListener('drop', ({ dataTransfer }) => addFiles(dataTransfer?.files ?? []));
  addEventListener('beforeunload', (event) => {
    if (isSending) event.preventDefault();
  });
}

function createItem(file: File): HTMLElement {
  const item = copyOf('#upload-item');
  requireElement(HTMLElement, '.upload-name', item).textContent = file.name;
  requireElement(HTMLElement, '.upload-size', item).textContent = formatSize(file.size);
  return item;
}

/** Uploads a file, and shows its outcome. Resolves with true if it is stored. `fetch` would not report progress. */
function sendFile(address: string, { file, item }: Listed): Promise<boolean> {
  const request = new XMLHttpRequest();
  const bar = requireElement(HTMLProgressElement, 'progress', item);
  bar.setAttribute('aria-label', `Upload of ${file.name}`);
  item.dataset.state = 'sending';
  return new Promise((resolve) => {
    const finishUpload = (isStored: boolean, text: string) => {
      item.dataset.state = isStored ? 'done' : 'refused';
      requireElement(HTMLElement, '.upload-state', item).textContent = text;
      resolve(isStored);
    };
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      bar.value = loaded / total;
    });
    request.addEventListener('error', () => finishUpload(false, 'The connection was lost. Upload the file again.'));
    request.addEventListener('load', () => {
      if (request.status === 201) finishUpload(true, 'Stored.');
      else finishUpload(false, request.response?.detail ?? 'The server could not store the file.');
    });
    const body = new FormData();
    body.set('file', file);
    request.open('POST', address);
    request.setRequestHeader('Accept', 'application/json');
    request.responseType = 'json';
    request.send(body);
  });
}

function showSummary(text: string): void {
  requireElement(HTMLElement, '#uploads-summary').textContent = text;
}

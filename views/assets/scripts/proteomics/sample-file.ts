// Loads the text of a selected file into the form of the samples page, where it can be read before it is submitted.
import { findElement } from '../elements.ts';

const field = findElement(HTMLElement, '#sample-file-field');
const chooser = findElement(HTMLInputElement, '#sample-file');
const content = findElement(HTMLTextAreaElement, '#content');
const name = findElement(HTMLInputElement, '#file_name');

if (field !== null && chooser !== null && content !== null && name !== null) {
  field.hidden = false;
  chooser.addEventListener('change', async () => {
    const [file] = chooser.files ?? [];
    if (file === undefined) return;
    content.value = await file.text();
    name.value = file.name;
  });
}

// Loads the text of a selected file into the form of the samples page, where it can be read before it is submitted.
import { find } from '../elements.ts';

const field = find(HTMLElement, '#sample-file-field');
const chooser = find(HTMLInputElement, '#sample-file');
const content = find(HTMLTextAreaElement, '#content');
const name = find(HTMLInputElement, '#file_name');

if (field !== null && chooser !== null && content !== null && name !== null) {
  field.hidden = false;
  chooser.addEventListener('change', async () => {
    const [file] = chooser.files ?? [];
    if (file === undefined) return;
    content.value = await file.text();
    name.value = file.name;
  });
}

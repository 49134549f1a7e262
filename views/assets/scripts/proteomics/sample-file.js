// The page of samples with scripts: a file can be chosen, whose text comes into the form, where it can be read before it is sent.
const field = document.getElementById('sample-file-field');
const chooser = document.getElementById('sample-file');
const content = document.getElementById('content');
const name = document.getElementById('file_name');

if (field !== null && chooser !== null && content !== null && name !== null) {
  field.hidden = false;
  chooser.addEventListener('change', async () => {
    const [file] = chooser.files;
    if (file === undefined) return;
    content.value = await file.text();
    name.value = file.name;
  });
}

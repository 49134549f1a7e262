// Runs samples in TypeScript one after another. Each message contains the path of a module. The response contains its failure,
// if any.
import { pathToFileURL } from 'node:url';

process.on('message', async (path) => {
  try {
    await import(pathToFileURL(path).href);
    process.send('');
  } catch (error) {
    process.send(`${error.name}: ${error.message}`);
  }
});

// Runs samples of TypeScript in sequence: each message contains the path of a module. Answers with its failure, if any.
import { pathToFileURL } from 'node:url';

process.on('message', async (path) => {
  try {
    await import(pathToFileURL(path).href);
    process.send('');
  } catch (error) {
    process.send(`${error.name}: ${error.message}`);
  }
});

// Runs samples of TypeScript one after another: each is a module whose path a message gives. Answers what went wrong, if anything.
import { pathToFileURL } from 'node:url';

process.on('message', async (path) => {
  try {
    await import(pathToFileURL(path).href);
    process.send('');
  } catch (error) {
    process.send(`${error.name}: ${error.message}`);
  }
});

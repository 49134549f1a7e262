// Runs samples of TypeScript one after another: each is a module whose path a message gives. Answers what went wrong, if anything.
process.on('message', async (path) => {
  try {
    await import(path);
    process.send('');
  } catch (error) {
    process.send(`${error.name}: ${error.message}`);
  }
});

// Runs the program of the tree, which scripts/bundle.ts puts beside this file, in a process or one of its threads. Its functions are kept
// compiled: those that the first start called.
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { Script } from 'node:vm';

const folder = import.meta.dirname;
// Where the process keeps what it requires (bin/concordat.js); a thread has to say so again.
enableCompileCache(join(folder, '../compiled'));
// Named by its content: what was compiled of another one is never taken for this one's.
const program = join(
  folder,
  readdirSync(folder).find((name) => /^program-\w+\.cjs$/.test(name)),
);
const compiled = `${program}.compiled`;

const text = `(function (exports, require, module, __filename, __dirname) {${readFileSync(program, 'latin1')}\n})`;
const script = new Script(text, { filename: program, cachedData: read(compiled) });
if (script.cachedDataRejected !== false && process.argv[2] === 'start') process.once('exit', keep);
const module = { exports: {} };
script.runInThisContext()(module.exports, createRequire(program), module, program, folder);

/** What a thread is asked for (src/request-thread.ts). */
export const { answerRequest } = module.exports;

function read(path) {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

/** In one step, as others may start meanwhile. Where nothing may be written, each start compiles. */
function keep() {
  const part = `${compiled}-${process.pid}`;
  try {
    writeFileSync(part, script.createCachedData());
    renameSync(part, compiled);
  } catch {}
}

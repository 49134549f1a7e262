/** Starts the server: `node src/main.ts`, which is `npm run dev`.*/
import { enableCompileCache } from 'node:module';

// Compiled code is cached between starts, so everything else is imported after this line.
enableCompileCache();
const { runServer } = await import('./run.ts');
process.exit(await runServer());

/** Starts the server: `node src/main.ts`, which is `npm run dev`.*/
import { enableCompileCache } from 'node:module';

// Only modules that are imported later are cached.
enableCompileCache();
const { runServer } = await import('./run.ts');
process.exit(await runServer());

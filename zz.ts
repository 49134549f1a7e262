import { Worker, isMainThread } from 'node:worker_threads';
if (isMainThread) { for (let i=0;i<3;i++) { const t = performance.now(); const w = new Worker(new URL(import.meta.url)); await new Promise(r => w.once('message', (m) => { console.log(m, 'total', performance.now() - t); r(0);})); await w.terminate(); } }
else {
  const { parentPort } = await import('node:worker_threads');
  const t = performance.now();
  const a = await import('./src/application.ts');
  const t1 = performance.now();
  const { readSettings } = await import('./src/settings.ts');
  const { readAuthSettings } = await import('./src/auth/index.ts');
  const { loadCatalogue } = await import('./src/profiles/catalogue/catalogue.ts');
  const { createLog } = await import('./src/log.ts');
  const s = {COLLAB_X: '1'} as any;
  const catalogue = loadCatalogue({});
  const t2 = performance.now();
  a.createApplication({ settings: readSettings({}), auth: readAuthSettings({}), log: createLog('silent'), catalogue, checkReadiness: async () => {}, validateAnswers: false, isThread: true });
  parentPort!.postMessage({ import: t1 - t, catalogue: t2 - t1, create: performance.now() - t2, cpu: process.cpuUsage(), heap: process.memoryUsage().heapUsed / 1e6 });
}

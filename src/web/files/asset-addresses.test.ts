import { expect, it } from 'vitest';
import { startTestServer } from '../../../contract-tests/test-server.ts';
import { getAssetFolder } from './built-assets.ts';

it('Asset files requested with the served version are cached, and others are revalidated', async () => {
  const server = await startTestServer();
  try {
    const readCacheControl = async (folder: string) => {
      const answer = await fetch(`${server.address}${folder}/styles/tokens.css`);
      return [answer.status, answer.headers.get('cache-control')];
    };
    expect(await Promise.all([getAssetFolder(), '/assets/v-000000000000', '/assets'].map(readCacheControl))).toEqual([
      [200, 'public, max-age=31536000, immutable'],
      [200, 'no-cache'],
      [200, 'no-cache'],
    ]);
  } finally {
    await server.stop();
  }
});

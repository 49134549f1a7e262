/** Tests that a timeout ends a call even if garbage is collected during the call. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { startPlatformAndClient } from '../../../simulators/platform/testing-calls.ts';
import { CollabApiError } from './errors.ts';

it('A call times out even if garbage is collected during the call', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const { platform, client, samples } = await startPlatformAndClient({ validateAnswers: false }, { limits: { callMs: 300 } });
  platform.forceFault({ fault: 'slow-body' });
  const timer = setInterval(collectGarbage, 100);
  try {
    await expect(client.getCollaboration(samples.collaboration)).rejects.toBeInstanceOf(CollabApiError);
  } finally {
    clearInterval(timer);
    await platform.stop();
  }
});

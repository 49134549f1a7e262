/** Checks that the bucket of FILES_URL can be reached, read, written and cleared, and that its clock matches this machine. */
import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { openStoredFiles } from '../../files/open-files.ts';
import { FilesUnavailableError } from '../../files/stored-files.ts';
import type { Settings } from '../../settings.ts';
import { createAttentionOutcome, createGoodOutcome, createOffOutcome, createWrongOutcome, type Outcome } from './check.ts';

/** Maximum difference of the clocks. Above it, signatures can be rejected (Amazon S3 allows 15 minutes). */
const MAX_CLOCK_DIFFERENCE_SECONDS = 60;

const CLOCK_REMEDY = 'Set the clocks by NTP.';

export async function diagnoseFiles(settings: Settings, signal: AbortSignal): Promise<Outcome> {
  const { filesUrl } = settings;
  if (filesUrl === undefined) return createOffOutcome('FILES_URL is unset: raw files and results are in the data folder.');
  const bucketName = `s3://${filesUrl.bucket}/${filesUrl.prefix} at ${settings.s3Endpoint ?? 'Amazon S3'}`;
  let doing = 'listed';
  try {
    const files = openStoredFiles(settings);
    await files.check(signal);
    const key = `doctor/${randomUUID()}`;
    const before = Date.now();
    doing = 'written';
    await files.put([{ key, content: Buffer.from(key) }]);
    doing = 'read';
    const isSame = (await text(await files.open(key))) === key;
    const writtenAt = (await files.stat(key))?.changedAt.getTime() ?? before;
    doing = 'removed';
    await files.remove(key);
    if (!isSame || (await files.stat(key)) !== undefined)
      return createWrongOutcome(`${bucketName} does not return written objects, or keeps deleted objects.`);
    const apart = Math.round(Math.abs(writtenAt - before) / 1_000);
    if (apart > MAX_CLOCK_DIFFERENCE_SECONDS)
      return createAttentionOutcome(
        `${bucketName} works, but its clock and that of this machine are ${apart} seconds apart.`,
        CLOCK_REMEDY,
      );
    return createGoodOutcome(`Objects in ${bucketName} can be written, read and deleted.`);
  } catch (error) {
    if (!(error instanceof FilesUnavailableError)) throw error;
    const { reason } = error;
    const [says, advice] = createRejectionTexts(bucketName, doing, settings.s3Region)[reason] ?? [
      `${bucketName} returned an unexpected response (${reason}).`,
      'Correct S3_ENDPOINT, or start the service.',
    ];
    return createWrongOutcome(says, advice);
  }
}

/** Returns cause and remedy for each kind of rejection, by the error names of Amazon S3 ("Error responses") and of the system. */
function createRejectionTexts(
  bucketName: string,
  doing: string,
  region: string,
): Record<string, [says: string, advice: string]> {
  const otherRegion: [string, string] = [
    `The bucket of ${bucketName} is in a different region from ${region}.`,
    'Correct S3_REGION.',
  ];
  return {
    NoSuchBucket: [`The bucket of ${bucketName} does not exist.`, 'Create it, or correct FILES_URL.'],
    InvalidAccessKeyId: [`${bucketName} rejects the access key as unknown.`, 'Correct S3_ACCESS_KEY_ID.'],
    SignatureDoesNotMatch: [`${bucketName} rejects the secret of the access key.`, 'Correct S3_SECRET_ACCESS_KEY.'],
    CredentialsProviderError: [
      `There are no credentials for ${bucketName}.`,
      'Set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or give this machine a role.',
    ],
    AccessDenied: [
      `These credentials do not allow ${bucketName} to be ${doing}.`,
      'Allow the access key to list the bucket, and to put, get and delete objects and multipart uploads in it.',
    ],
    RequestTimeTooSkewed: [`${bucketName} rejects requests because of the clock of this machine.`, CLOCK_REMEDY],
    PermanentRedirect: otherRegion,
    AuthorizationHeaderMalformed: otherRegion,
  };
}

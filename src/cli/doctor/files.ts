/** The storage of files: whether the bucket of FILES_URL can be reached, written, read and cleared, and whether its clock is that of this machine. */
import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { FilesUnavailableError } from '../../files/files-errors.ts';
import { storedFiles } from '../../files/open-files.ts';
import type { Settings } from '../../settings.ts';
import type { Finding, Trial } from './finding.ts';

/** Further apart, signatures are soon refused (Amazon S3 takes 15 minutes). */
const MOST_SECONDS_APART = 60;

/** Tries it. A small object is written, and taken away again. */
export function filesTrial(settings: Settings): Trial {
  const subject = 'Files';
  return {
    subject,
    async run(signal) {
      const { filesUrl } = settings;
      if (filesUrl === undefined)
        return [{ subject, state: 'off', says: 'FILES_URL is unset: raw files and results are in the data folder.' }];
      const place = `s3://${filesUrl.bucket}/${filesUrl.prefix} at ${settings.s3Endpoint ?? 'Amazon S3'}`;
      let doing = 'listed';
      try {
        const files = storedFiles(settings);
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
          return [
            { subject, state: 'wrong', says: `${place} does not give back what was written, or keeps what was removed.` },
          ];
        const apart = Math.round(Math.abs(writtenAt - before) / 1_000);
        if (apart > MOST_SECONDS_APART) {
          const says = `${place} works, but its clock and that of this machine are ${apart} seconds apart.`;
          return [{ subject, state: 'attention', says, advice: 'Set the clocks by NTP.' }];
        }
        return [{ subject, state: 'good', says: `${place} can be written, read and cleared.` }];
      } catch (error) {
        if (!(error instanceof FilesUnavailableError)) throw error;
        return [{ subject, state: 'wrong', ...explained(error.reason, { place, doing, settings }) }];
      }
    },
  };
}

interface Tried {
  readonly place: string;
  /** What could not be done with objects. */
  readonly doing: string;
  readonly settings: Settings;
}

/** What a refusal means, by the names of Amazon S3 ("Error responses") and of the system. */
function explained(reason: string, { place, doing, settings }: Tried): Pick<Finding, 'says' | 'advice'> {
  switch (reason) {
    case 'NoSuchBucket':
      return { says: `There is no bucket of ${place}.`, advice: 'Make it, or correct FILES_URL.' };
    case 'InvalidAccessKeyId':
      return { says: `The access key is not known to ${place}.`, advice: 'Correct S3_ACCESS_KEY_ID.' };
    case 'SignatureDoesNotMatch':
      return { says: `${place} refuses the secret of the access key.`, advice: 'Correct S3_SECRET_ACCESS_KEY.' };
    case 'CredentialsProviderError':
      return {
        says: `There are no credentials for ${place}.`,
        advice: 'Set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or give this machine a role.',
      };
    case 'AccessDenied':
      return {
        says: `In ${place} nothing may be ${doing} with these credentials.`,
        advice: 'Let them list the bucket, and put, get and delete objects and multipart uploads in it.',
      };
    case 'RequestTimeTooSkewed':
      return { says: `${place} refuses the clock of this machine.`, advice: 'Set the clocks by NTP.' };
    case 'PermanentRedirect':
    case 'AuthorizationHeaderMalformed':
      return { says: `The bucket of ${place} is in another region than ${settings.s3Region}.`, advice: 'Correct S3_REGION.' };
    default:
      return {
        says: `${place} does not answer as it should (${reason}).`,
        advice: 'Correct S3_ENDPOINT, or start the service.',
      };
  }
}

/** This machine: Node, the data folder and its disk. */

import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Settings } from '../../settings.ts';
import { sizeText } from '../../web/for-people/words.ts';
import type { Finding, Trial } from './finding.ts';

/** Oldest Node that runs the server (bin/concordat.js brings one along where there is an older). */
const OLDEST_NODE = 24;
/** Below this the database may stop to take writes. */
const LEAST_BYTES = 500_000_000;
const FEW_BYTES = 5_000_000_000;

/** Tries the version of Node. */
export function nodeTrial(version: string = process.versions.node): Trial {
  const subject = 'Node';
  const isNew = Number(version.split('.')[0]) >= OLDEST_NODE;
  const finding: Finding = isNew
    ? { subject, state: 'good', says: `Node ${version} runs the server.` }
    : {
        subject,
        state: 'wrong',
        says: `Node ${version} is too old.`,
        advice: `The server needs Node ${OLDEST_NODE} or later.`,
      };
  return { subject, run: async () => [finding] };
}

/** Tries the data folder: that it can be written, or made; and how much room there is. */
export function dataFolderTrial({
  dataDir,
  maxRawFileBytes,
  services,
}: Pick<Settings, 'dataDir' | 'maxRawFileBytes' | 'services'>): Trial {
  const subject = 'Data folder';
  return {
    subject,
    async run() {
      const there = nearestFolder(dataDir);
      const problem = whyNoFolder(dataDir, there);
      if (problem !== undefined)
        return [{ subject, state: 'wrong', says: problem, advice: 'Set DATA_DIR to a folder that the server may write.' }];
      const { bavail, blocks, bsize } = statfsSync(there);
      const free = bavail * bsize;
      const room = `${sizeText(free)} of ${sizeText(blocks * bsize)} are free`;
      const where = there === dataDir ? `${dataDir} can be written` : `${dataDir} does not exist yet and can be made`;
      if (free < LEAST_BYTES)
        return [
          {
            subject,
            state: 'wrong',
            says: `The disk is nearly full: ${room}.`,
            advice: 'Make room, or set DATA_DIR to another disk.',
          },
        ];
      if (free < FEW_BYTES)
        return [{ subject, state: 'attention', says: `${where}; ${room}.`, advice: 'Make room before it gets less.' }];
      if (services.includes('proteomics') && free < maxRawFileBytes) {
        const says = `${where}; ${room}, and a raw file may have ${sizeText(maxRawFileBytes)}.`;
        return [{ subject, state: 'attention', says, advice: 'Make room, or set MAX_RAW_FILE_BYTES to less.' }];
      }
      return [{ subject, state: 'good', says: `${where}; ${room}.` }];
    },
  };
}

function nearestFolder(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : nearestFolder(dirname(path));
}

function whyNoFolder(dataDir: string, there: string): string | undefined {
  if (!statSync(there).isDirectory()) return `${there} is no folder.`;
  if (statfsSync(there).blocks === 0) return `${there} is no place for files.`;
  try {
    accessSync(there, constants.W_OK | constants.X_OK);
    return undefined;
  } catch {
    return there === dataDir ? `${dataDir} cannot be written.` : `${dataDir} does not exist, and ${there} cannot be written.`;
  }
}

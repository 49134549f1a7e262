/** `npx concordat doctor`: lists all settings and features, and tests all dependencies of the server. */
import { resolve } from 'node:path';
import { listSettingsWarnings } from '../auth/settings.ts';
import { getErrorText } from '../storage/storage-errors.ts';
import { type CommandIo, FLAG, parseAndRunCommand, rejectPositionals } from './command.ts';
import { type Check, type Finding, formatSentence, MAX_CHECK_SECONDS, runChecks } from './doctor/check.ts';
import { diagnoseDatabase } from './doctor/database.ts';
import { diagnoseFiles } from './doctor/files.ts';
import { diagnoseApplicationTokens, diagnoseLogin, diagnosePlatform } from './doctor/login.ts';
import { diagnoseDataFolder, diagnoseNode, diagnoseProfiles, diagnoseTools } from './doctor/machine.ts';
import { diagnoseCollector, diagnoseMail, diagnosePort, diagnoseProxy } from './doctor/network.ts';
import { type Diagnosis, formatJsonReport, formatTextReport, isHealthy, type ReportStyle } from './doctor/report.ts';
import { listServerParts } from './doctor/server-parts.ts';
import { readEverySetting, type SettingsReading } from './doctor/settings-reading.ts';

const usage = `Usage: npx concordat doctor [--json]

Lists every setting with its source, lists enabled and disabled features with the
variables that enable them, and checks the database, the login provider, the
platform's tokens, the files, the tools, the profiles, the data folder, the port,
the proxy and the mail server. Run it in the folder and with the environment of
the server. The server can be running or stopped.

It changes nothing, except for a small object that it writes to the bucket of
FILES_URL and deletes again. Each check ends after ${MAX_CHECK_SECONDS} seconds. Secrets
are only listed as "set".

  --json   print one JSON document
  --help   print this text

Exit code: 0 no problems, 1 problems, 2 invalid arguments.
`;

/** Runs all checks, and prints the findings. `file` is the path of the .env file. */
export async function runDoctorCommand(args: string[], io: CommandIo, file = '.env'): Promise<number> {
  return parseAndRunCommand({ args, usage, options: { json: FLAG }, io }, ({ json }, positionals) => {
    rejectPositionals(positionals);
    return runDoctor(json, io, file);
  });
}

async function runDoctor(json: boolean, { stdout, stderr, env }: CommandIo, file: string): Promise<number> {
  let diagnosis: Diagnosis;
  try {
    diagnosis = await runAllChecks(env, resolve(file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall === undefined) throw error;
    stderr.write(`doctor: ${resolve(file)} cannot be read: ${getErrorText(error)}\n`);
    return 1;
  }
  stdout.write(json ? formatJsonReport(diagnosis) : formatTextReport(diagnosis, chooseReportStyle(stdout, env)));
  return isHealthy(diagnosis) ? 0 : 1;
}

/** Runs all checks in parallel, each with a timeout. @throws the system's error if the .env file cannot be read */
export async function runAllChecks(environment: CommandIo['env'], file: string): Promise<Diagnosis> {
  const reading = readEverySetting(environment, file);
  const warnings = listSettingsWarnings(reading.auth).map(
    (says): Finding => ({ subject: 'Settings', state: 'attention', says: formatSentence(says) }),
  );
  const findings = [...reading.findings, ...warnings, ...(await runChecks(listChecks(reading)))];
  return { reading, file, parts: listServerParts(reading), findings };
}

/** Returns all checks by subject, without those of disabled services. */
function listChecks({ settings, auth, environment }: SettingsReading): Record<string, Check> {
  const checks: [subject: string, check: Check, service?: (typeof settings.services)[number]][] = [
    ['Node', () => diagnoseNode()],
    ['Data folder', () => diagnoseDataFolder(settings)],
    ['Database', () => diagnoseDatabase(settings)],
    ['Port', (signal) => diagnosePort(settings, signal)],
    ['Login', (signal) => diagnoseLogin(auth, signal)],
    ['Platform', () => diagnosePlatform(auth), 'collaborations'],
    ['Application tokens', () => diagnoseApplicationTokens(auth)],
    ['Profiles', () => diagnoseProfiles(settings), 'schemas'],
    ['Files', (signal) => diagnoseFiles(settings, signal), 'proteomics'],
    ['Tools', () => diagnoseTools(settings, environment), 'proteomics'],
    ['Traces', (signal) => diagnoseCollector(settings, signal)],
    ['Proxy', (signal) => diagnoseProxy(settings, signal)],
    ['Mail', () => diagnoseMail(settings), 'proteomics'],
  ];
  return Object.fromEntries(
    checks.flatMap(([subject, check, service]) =>
      service === undefined || settings.services.includes(service) ? [[subject, check]] : [],
    ),
  );
}

function chooseReportStyle(stdout: CommandIo['stdout'], env: CommandIo['env']): ReportStyle {
  const { isTTY = false, columns = 100 } = stdout as NodeJS.WritableStream & { isTTY?: boolean; columns?: number };
  const charset = env.LC_ALL || env.LC_CTYPE || env.LANG;
  return {
    color: isTTY && !env.NO_COLOR && env.TERM !== 'dumb',
    unicode: !charset || /utf-?8/i.test(charset),
    width: Math.min(120, Math.max(60, columns)),
  };
}

/** `concordat start`: starts the server, with all settings from the environment. */
import { runServer } from '../run.ts';
import type { Command } from './command.ts';

const usage = `Usage: concordat start

Runs the server until SIGTERM, SIGINT or SIGHUP. It reads its settings from the environment, or from the
file .env in the working folder; \`concordat doctor\` lists them.
`;

/** Starts the server. Returns its exit code, or 2 if there are further arguments. */
export const runStartCommand: Command = async (args, { stdout, stderr, env }) => {
  if (args.length === 0) return runServer(env);
  const asksForHelp = args.length === 1 && args[0] === '--help';
  (asksForHelp ? stdout : stderr).write(usage);
  return asksForHelp ? 0 : 2;
};

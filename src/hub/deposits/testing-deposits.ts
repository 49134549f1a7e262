import { randomBytes } from 'node:crypto';
import { expect, vi } from 'vitest';
import type { ExchangeProject, ExchangeSite } from '../exchange/testing-exchange.ts';
import type { DepositAnswer } from './store.ts';

/** Timeout in milliseconds, including the time of retries. */
export const DEPOSIT_WAIT = { timeout: 60_000 };

export function createVisitorClient(site: ExchangeSite) {
  const cookie = `hub_visitor=${randomBytes(24).toString('base64url')}.`;
  const sendRequest = async (path: string, body?: object, accept = 'application/json') => {
    const response = await fetch(site.address + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { cookie, accept, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      redirect: 'manual',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return { status: response.status, text, body: isJson ? JSON.parse(text) : undefined };
  };
  return { send: sendRequest };
}

export async function createFilledProject(site: ExchangeSite): Promise<ExchangeProject> {
  const project = await site.project();
  await project.fillWithExample();
  return project;
}

export async function beginDeposit(site: ExchangeSite, project: ExchangeProject, repository: string, token: string) {
  const user = createVisitorClient(site);
  const { status, body } = await user.send(project.hub.getPath('deposits'), { repository, token });
  expect([status, body]).toMatchObject([201, { state: 'uploading', doi: '' }]);
  const path = project.hub.getPath('deposits', body.id);
  const readDeposit = async (): Promise<DepositAnswer> => (await user.send(path)).body;
  return {
    user,
    path,
    read: readDeposit,
    // `expect.poll` does not work in concurrent tests.
    until: (state: DepositAnswer['state']) => vi.waitUntil(async () => (await readDeposit()).state === state, DEPOSIT_WAIT),
    change: (action: string, more: object = {}) => user.send(path, { action, ...more }),
  };
}

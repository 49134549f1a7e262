/** Sends requests of tests to the simulated platform with its token, and validates the responses against the contract. */
import { createConformance } from '../../contract-tests/traffic/conformance.ts';
import { readDocument } from '../../src/contract/documents/document.ts';
import type { PlatformCollaboration, PlatformGroup, PlatformState } from './platform-state.ts';
import type { SimulatedPlatform } from './simulated-platform.ts';

export interface Answer {
  status: number;
  text: string;
  /** Parsed body; undefined if it is not JSON. */
  json: unknown;
  /** Violations of the contract by the response. */
  violations: string[];
}

/** Sends a request, with a JSON body if it is given. */
export type Ask = (method: string, path: string, body?: unknown, token?: string) => Promise<Answer>;

const conformance = createConformance(readDocument('organisation'));

export function createRequestSender(platform: SimulatedPlatform): Ask {
  return async (method, path, body, token = platform.token) => {
    const answer = await fetch(platform.url + path, {
      method,
      redirect: 'manual',
      headers: { authorization: `bearer ${token}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const operationId = platform.calls.all.at(-1)?.operationId;
    const seen = { status: answer.status, headers: Object.fromEntries(answer.headers), body: text };
    return {
      status: answer.status,
      text,
      json: /^[[{]/.test(text) ? JSON.parse(text) : undefined,
      violations: operationId === undefined ? [] : conformance.listViolations(operationId, seen),
    };
  };
}

export function findCollaborationByName(state: PlatformState, name: string): PlatformCollaboration {
  const found = state.collaborations.find((collaboration) => collaboration.name === name);
  if (found === undefined) throw new RangeError(`no collaboration ${name}`);
  return found;
}

export function findGroupByName(collaboration: PlatformCollaboration, name: string): PlatformGroup {
  const found = collaboration.groups.find((group) => group.name === name);
  if (found === undefined) throw new RangeError(`no group ${name}`);
  return found;
}

/** Minimal request body that creates a collaboration. */
export const CREATION = {
  name: 'Oat Trial',
  description: '',
  disable_join_requests: false,
  disclose_member_information: false,
  disclose_email_information: false,
  administrators: [],
};

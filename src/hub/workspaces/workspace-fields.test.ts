/** Tests that the contract, the form, the page and JSON contain every field of a workspace. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import contract from '../../../generated/hub/openapi.json' with { type: 'json' };
import { describeWithDatabase } from '../../storage/testing.ts';
import { startTestHub, type TestHub } from '../testing-hub.ts';
import { WORKSPACE_CHANGE_FIELDS, WORKSPACE_FIELDS } from './form.ts';

const { HubWorkspaceInput, HubWorkspaceUpdateInput, HubWorkspace, HubWorkspaceDetail } = contract.components.schemas;

/** Collaboration and audience require a login. Tests in src/hub/access and src/hub/roles cover them. */
const { collaboration: _, audience: _audience, ...openFields } = WORKSPACE_FIELDS;
const values = Object.fromEntries(
  Object.entries(openFields).map(([name, { kind }]) => [name, kind === 'url' ? `https://example.org/${name}` : `Its ${name}`]),
);

describe('The schema of workspaces', () => {
  it('has the fields of the form, in the same order', () => {
    // Joined names make a failed test print both orders completely.
    const joinNames = (fields: object) => Object.keys(fields).join(', ');
    expect(joinNames(HubWorkspaceInput.properties)).toBe(joinNames(WORKSPACE_FIELDS));
    expect(joinNames(HubWorkspaceUpdateInput.properties)).toBe(joinNames(WORKSPACE_CHANGE_FIELDS));
  });

  it('limits the length of every field as the form does', () => {
    const listLengths = (fields: object) =>
      Object.entries(fields).flatMap(([name, { maxLength }]) => (maxLength === undefined ? [] : [`${name}: ${maxLength}`]));
    expect(listLengths(HubWorkspaceInput.properties)).toEqual(expect.arrayContaining(listLengths(WORKSPACE_FIELDS)));
  });

  it('requires every property in responses', () => {
    for (const { required, properties } of [HubWorkspace, HubWorkspaceDetail])
      expect(required.toSorted()).toEqual(Object.keys(properties).toSorted());
  });
});

describeWithDatabase('A workspace with a value in every field', () => {
  let hub: TestHub;
  let path: string;
  const readPage = async (address: string) => (await hub.send('anonymous', address, { accept: 'text/html' })).text;
  const listMissingValues = (text: string) => Object.values(values).filter((value) => !text.includes(value));

  beforeAll(async () => {
    hub = await startTestHub();
    const { headers } = await hub.send('anonymous', '/hub/workspaces', { form: values });
    path = headers.get('location') ?? '';
  });
  afterAll(() => hub?.stop());

  it('returns the values as JSON', async () => {
    expect((await hub.send('anonymous', path)).body).toMatchObject(values);
  });

  it('shows the values on its page', async () => {
    expect(listMissingValues(await readPage(path))).toEqual([]);
  });

  it('shows the values in its form', async () => {
    expect(listMissingValues(await readPage(`${path}/edit`))).toEqual([]);
  });
});

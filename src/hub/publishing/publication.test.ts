import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { XMLParser } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadCatalog } from '../../profiles/catalog/catalog.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import { type ExchangeProject, type ExchangeSite, startExchange } from '../exchange/testing-exchange.ts';

const PROFILES = loadCatalog().entries.map(({ profile }) => profile.id);

describeWithDatabase('The publication of a project', () => {
  const folder = mkdtempSync(join(tmpdir(), 'concordat-publications-'));
  let site: ExchangeSite;
  beforeAll(async () => {
    site = await startExchange(folder);
  });
  afterAll(async () => {
    await site?.stop();
    rmSync(folder, { recursive: true });
  });

  async function createFilledProject(profile = 'miappe/1.1'): Promise<ExchangeProject> {
    const project = await site.project(profile);
    await project.fillWithExample();
    return project;
  }

  const readPublication = async ({ hub }: ExchangeProject) => (await hub.get(hub.getPath('publication'))).body;

  async function readCitation({ hub }: ExchangeProject, format: string) {
    const answer = await fetch(`${hub.address}${hub.getPath('publication', 'citation')}?format=${format}`);
    expect(answer.status).toBe(200);
    return answer.text();
  }

  const readInvestigation = async (data: Record<string, unknown>) => {
    const project = await site.project();
    const [row] = await project.fill({ entityType: 'Investigation', data: { unique_id: 'INV', ...data }, ref: 'top' });
    return { project, id: row?.id as string };
  };

  describe('The publication of a project with missing parts', () => {
    it('lists each missing part with its level and the field to fill in', async () => {
      const { project, id } = await readInvestigation({ title: 'Beans' });
      const { is_ready, missing } = await readPublication(project);
      const required = missing.filter(({ level }: { level: string }) => level === 'required');
      const at = `/hub/projects/${project.id}/entity/${id}`;
      expect(is_ready).toBe(false);
      expect(required.map(({ what, path }: Record<string, string>) => [what, path])).toEqual([
        ['description', `${at}#field-description`],
        ['license', `${at}#field-license`],
        ['errors', `/hub/projects/${project.id}/problems`],
        ['people', `/hub/projects/${project.id}/form/Person?parent_id=${id}&parent_field=contacts`],
      ]);
    });

    it('begins the list with a missing title', async () => {
      const { project, id } = await readInvestigation({});
      const { missing } = await readPublication(project);
      expect(missing[0]).toMatchObject({ what: 'title', path: `/hub/projects/${project.id}/entity/${id}#field-title` });
    });

    it('names missing or invalid ORCID iDs, missing affiliations and missing ROR IDs', async () => {
      const { project, id } = await readInvestigation({ title: 'Beans' });
      const createPerson = (data: Record<string, unknown>) => ({
        entityType: 'Person',
        parentId: id,
        parentField: 'contacts',
        data,
      });
      await project.fill(
        createPerson({ name: 'Alex Example', orcid: '0000-0002-1825-0098', institution: 'Example University' }),
        createPerson({ name: 'Robin Sample' }),
        createPerson({
          name: 'Dana Done',
          orcid: '0000-0002-1825-0097',
          institution: 'Example University (https://ror.org/04qw24q55)',
        }),
      );
      const { missing } = await readPublication(project);
      const ofPeople = missing.filter(({ what }: { what: string }) => ['orcid', 'affiliation', 'ror'].includes(what));
      expect(ofPeople.map(({ message }: { message: string }) => message)).toEqual([
        '"0000-0002-1825-0098" of Alex Example is not a valid ORCID iD.',
        'The ROR of Example University (Alex Example) is missing. Write its address behind the name: Example University (https://ror.org/…).',
        'The ORCID iD of Robin Sample is missing.',
        'The affiliation of Robin Sample is missing.',
      ]);
    });

    it('links to no page if the profile has no field for the part', async () => {
      const { missing } = await readPublication(await createFilledProject('isa/1.0'));
      expect(missing).toContainEqual({
        level: 'required',
        what: 'license',
        message: 'ISA 1.0 has no field for a license. Enter the license when you publish.',
        path: null,
        action: '',
      });
    });

    it('lists only recommendations when the project is ready', async () => {
      const { is_ready, missing, license } = await readPublication(await createFilledProject());
      expect([is_ready, missing.every(({ level }: { level: string }) => level === 'recommended')]).toEqual([true, true]);
      expect(license).toEqual({ name: 'CC-BY-4.0', url: 'https://creativecommons.org/licenses/by/4.0/', spdx: 'CC-BY-4.0' });
    });
  });

  it.each(PROFILES)('is exported as DataCite JSON that conforms to the schema of DataCite 4.5: %s', async (profile) => {
    const { id: _id, ...schema } = JSON.parse(readFileSync(new URL('./fixtures/datacite-v4.5.json', import.meta.url), 'utf8'));
    const validate = new Ajv2019({ strict: false, validateFormats: false }).compile(schema);
    validate(JSON.parse(await readCitation(await createFilledProject(profile), 'datacite-json')));
    expect(validate.errors ?? []).toEqual([]);
  });

  it('is exported as DataCite XML with the same values', async () => {
    const text = await readCitation(await createFilledProject(), 'datacite-xml');
    const { resource } = new XMLParser({ ignoreAttributes: false }).parse(text);
    expect(resource.identifier).toEqual({ '#text': ':tba', '@_identifierType': 'DOI' });
    expect(resource.titles.title).toBe('Drought response of two spring barley cultivars under glass and in the field');
    expect(resource.creators.creator[0]).toMatchObject({
      creatorName: { '#text': 'Example, Alex', '@_nameType': 'Personal' },
      nameIdentifier: { '#text': 'https://orcid.org/0000-0002-1825-0097', '@_schemeURI': 'https://orcid.org' },
    });
    expect(resource.rightsList.rights['@_rightsIdentifier']).toBe('CC-BY-4.0');
    expect(Object.keys(resource)).not.toContain('rights');
  });

  it('escapes markup and control characters in XML', async () => {
    const { project } = await readInvestigation({ title: 'a <b> & \u0001 "c"', license: 'https://example.org/\u0001"' });
    const text = await readCitation(project, 'datacite-xml');
    expect(text).toContain('<title>a &lt;b&gt; &amp; \ufffd &quot;c&quot;</title>');
    expect(text).toContain('rightsURI="https://example.org/\ufffd&quot;"');
    expect(text).not.toContain('\u0001');
  });

  it('is exported as a CITATION.cff with authors, license and date', async () => {
    expect(parse(await readCitation(await createFilledProject(), 'cff'))).toMatchObject({
      'cff-version': '1.2.0',
      type: 'dataset',
      authors: [{ 'family-names': 'Example', 'given-names': 'Alex', orcid: 'https://orcid.org/0000-0002-1825-0097' }, {}],
      license: 'CC-BY-4.0',
      'date-released': '2024-07-01',
    });
  });

  it('is exported as a Dataset of schema.org', async () => {
    expect(JSON.parse(await readCitation(await createFilledProject(), 'schema-org'))).toMatchObject({
      '@type': 'Dataset',
      license: 'https://creativecommons.org/licenses/by/4.0/',
      temporalCoverage: '2023-03-20/2023-08-02',
      creator: [{ '@id': 'https://orcid.org/0000-0002-1825-0097', name: 'Alex Example' }, {}],
    });
  });

  it('is exported according to the Accept header', async () => {
    const { hub } = await createFilledProject();
    const types = ['application/vnd.datacite.datacite+xml', 'application/ld+json', 'application/yaml', '*/*'];
    const answers = await Promise.all(
      types.map((accept) => fetch(hub.address + hub.getPath('publication', 'citation'), { headers: { Accept: accept } })),
    );
    expect(answers.map(({ headers }) => headers.get('content-type')?.split(';')[0])).toEqual([
      ...types.slice(0, -1),
      'application/vnd.datacite.datacite+json',
    ]);
  });

  it('has a page with missing parts, people and files', async () => {
    const { project } = await readInvestigation({ title: 'Beans' });
    const { status, text } = await project.hub.open(project.hub.getPath('publication'));
    expect(status).toBe(200);
    expect(text).toContain('The license is missing.');
    expect(text).toContain('Add the license');
    expect(text).toContain('/export?format=ro-crate');
    expect(text).toContain('/publication/citation?format=cff');
  });

  it.each(PROFILES)('has a page for every profile, with and without data: %s', async (id) => {
    const projects = [await createFilledProject(id), await site.project(id)];
    for (const { hub } of projects) expect((await hub.open(hub.getPath('publication'))).status).toBe(200);
  });
});

/** Common requests of users and programs to the database of grown-database.ts. */
import type pg from 'pg';
import { createPostgresAuditTrail } from '../../../src/collaborations/activity/store.ts';
import { KNOWN } from './grown-database.ts';

export interface GrowthRequest {
  readonly what: string;
  /** Sends one request. @throws Error for an unexpected response */
  send(): Promise<void>;
}

/** Returns the requests. Those that require a login call the functions directly; all others use HTTP. */
export function listGrowthRequests(address: string, pool: pg.Pool): readonly GrowthRequest[] {
  const project = `/hub/projects/${KNOWN.project}`;
  const pipeline = { project: 'growth', pipeline: 'all' };
  const proteins = Array.from({ length: 20 }, (_, at) => `P${String(30 + at * 7).padStart(6, '0')}`);
  const trail = createPostgresAuditTrail(pool);
  let saved = 0;
  const requestPath = (path: string, accept = 'application/json') => sendRequest(path, { headers: { Accept: accept } });
  const requestPage = (path: string) => requestPath(path, 'text/html');
  const postJson = (path: string, body: object) =>
    sendRequest(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(body),
    });
  const sendRequest = async (path: string, init: RequestInit) => {
    const answer = await fetch(address + path, init);
    const text = await answer.text();
    if (!answer.ok || text.length < 40) throw new Error(`${path}: ${answer.status} ${text.slice(0, 500)}`);
  };
  const createRequest = (what: string, ask: () => Promise<unknown>): GrowthRequest => ({
    what,
    send: async () => {
      await ask();
    },
  });
  const createAuditRequest = (what: string, question: object, skip = 0) =>
    createRequest(`trail of collaborations: ${what}`, async () => {
      const { entries } = await trail.read(question, skip, 50);
      if (entries.length === 0) throw new Error(`${what}: no entries`);
    });
  return [
    createRequest('home page', () => requestPage('/')),
    createRequest('search of the site: a plot', () => requestPage('/find?q=plot-4242')),
    createRequest('search of the site: a word that many have', () => requestPage('/find?q=plot')),
    createRequest('search of the site: a word that nothing has', () => requestPage('/find?q=zzzqqq')),
    createRequest('projects of the hub', () => requestPage('/hub/')),
    createRequest('page of a project', () => requestPage(project)),
    createRequest('table, 100 rows', () => requestPath(`${project}/table/ObservationUnit?limit=100`)),
    createRequest('table, filtered', () =>
      requestPath(`${project}/table/ObservationUnit?limit=100&filter=spatial_distribution~row:13`),
    ),
    createRequest('table, sorted', () =>
      requestPath(`${project}/table/ObservationUnit?limit=100&sort=-observation_level_code`),
    ),
    createRequest('entities with a text', () => requestPath(`${project}/entities?q=plot-99`)),
    createRequest('one entity saved', () => {
      saved += 1;
      const data = { title: `Saved ${saved} ${Math.random()}`, unique_id: `NEW-${saved}`, investigation_id: 'INV-0' };
      return postJson(`${project}/entities`, { entity_type: 'Study', parent_id: '65000000-0000-4000-8000-000000000000', data });
    }),
    createRequest('choices for a reference, a project', () =>
      requestPath(`/api/lookup/ObservationUnit?q=plot-77&project=${KNOWN.project}`),
    ),
    createRequest('choices for a reference, everything', () => requestPath('/api/lookup/ObservationUnit?q=plot-4242')),
    createRequest('choices for a reference, nothing typed', () => requestPath('/api/lookup/ObservationUnit')),
    createRequest('history of a project', () => requestPage(`${project}/history`)),
    createRequest('history of an entity', () => requestPath(`${project}/entity/${KNOWN.entity}/history`)),
    createRequest('history of changes of one type', () => requestPath(`${project}/history?entity_type=Study&limit=100`)),
    createRequest('actions of a project', () => requestPath(`${project}/actions`)),
    createRequest('channel: what was missed', () => requestPath(`${project}/api/messages?since=12000`)),
    createRequest('proteomics: projects', () => requestPage('/proteomics')),
    createRequest('proteomics: runs of a pipeline', () => requestPage('/proteomics/projects/growth/all')),
    createRequest('proteomics: runs, searched', () => requestPage('/proteomics/projects/growth/all?search=run_77')),
    createRequest('proteomics: runs by the API', () => requestPath('/api/runs?project=growth&pipeline=all&limit=100')),
    createRequest('proteomics: quality of 50 runs', () => requestPage('/proteomics/projects/growth/all/qc?data_range=50')),
    createRequest('proteomics: proteins of 50 runs', () =>
      requestPage('/proteomics/projects/growth/all/qc/proteins?data_range=50'),
    ),
    createRequest('qc-data of 50 runs', () => postJson('/api/mq/qc-data', { ...pipeline, data_range: 50 })),
    createRequest('protein-names of 50 runs', () => postJson('/api/mq/protein-names', { ...pipeline, data_range: 50 })),
    createRequest('protein-groups of 20 names in 50 runs', () =>
      postJson('/api/mq/protein-groups', { ...pipeline, data_range: 50, columns: ['Intensity'], protein_names: proteins }),
    ),
    createRequest('protein-names of all runs', () => postJson('/api/mq/protein-names', pipeline)),
    createAuditRequest('the newest', {}),
    createAuditRequest('of one collaboration', { collaboration: 'collaboration-7' }),
    createAuditRequest('by a word', { words: ['person-77@'] }),
    createAuditRequest('refused ones', { outcome: 'refused' }),
  ];
}

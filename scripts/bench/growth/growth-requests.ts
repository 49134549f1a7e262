/** Common requests of users and programs, for an installation of grown-database.ts. */
import type pg from 'pg';
import { createPostgresAuditTrail } from '../../../src/collaborations/activity/store.ts';
import { KNOWN } from './grown-database.ts';

/** One kind of request. */
export interface GrowthRequest {
  readonly what: string;
  /** Sends one request. @throws Error for an unexpected response */
  ask(): Promise<void>;
}

/** Returns the requests, over HTTP where no login is required. */
export function listGrowthRequests(address: string, pool: pg.Pool): readonly GrowthRequest[] {
  const project = `/hub/projects/${KNOWN.project}`;
  const pipeline = { project: 'growth', pipeline: 'all' };
  const proteins = Array.from({ length: 20 }, (_, at) => `P${String(30 + at * 7).padStart(6, '0')}`);
  const trail = createPostgresAuditTrail(pool);
  let saved = 0;
  const get = (path: string, accept = 'application/json') => send(path, { headers: { Accept: accept } });
  const page = (path: string) => get(path, 'text/html');
  const post = (path: string, body: object) =>
    send(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(body),
    });
  const send = async (path: string, init: RequestInit) => {
    const answer = await fetch(address + path, init);
    const text = await answer.text();
    if (!answer.ok || text.length < 40) throw new Error(`${path}: ${answer.status} ${text.slice(0, 500)}`);
  };
  const request = (what: string, ask: () => Promise<unknown>): GrowthRequest => ({
    what,
    ask: async () => {
      await ask();
    },
  });
  const audit = (what: string, question: object, skip = 0) =>
    request(`trail of collaborations: ${what}`, async () => {
      const { entries } = await trail.read(question, skip, 50);
      if (entries.length === 0) throw new Error(`${what}: no entries`);
    });
  return [
    request('home page', () => page('/')),
    request('search of the site: a plot', () => page('/find?q=plot-4242')),
    request('search of the site: a word that many have', () => page('/find?q=plot')),
    request('search of the site: a word that nothing has', () => page('/find?q=zzzqqq')),
    request('projects of the hub', () => page('/hub/')),
    request('page of a project', () => page(project)),
    request('table, 100 rows', () => get(`${project}/table/ObservationUnit?limit=100`)),
    request('table, filtered', () => get(`${project}/table/ObservationUnit?limit=100&filter=spatial_distribution~row:13`)),
    request('table, sorted', () => get(`${project}/table/ObservationUnit?limit=100&sort=-observation_level_code`)),
    request('entities with a text', () => get(`${project}/entities?q=plot-99`)),
    request('one entity saved', () => {
      saved += 1;
      const data = { title: `Saved ${saved} ${Math.random()}`, unique_id: `NEW-${saved}`, investigation_id: 'INV-0' };
      return post(`${project}/entities`, { entity_type: 'Study', parent_id: '65000000-0000-4000-8000-000000000000', data });
    }),
    request('choices for a reference, a project', () => get(`/api/lookup/ObservationUnit?q=plot-77&project=${KNOWN.project}`)),
    request('choices for a reference, everything', () => get('/api/lookup/ObservationUnit?q=plot-4242')),
    request('choices for a reference, nothing typed', () => get('/api/lookup/ObservationUnit')),
    request('history of a project', () => page(`${project}/history`)),
    request('history of an entity', () => get(`${project}/entity/${KNOWN.entity}/history`)),
    request('history of changes of one type', () => get(`${project}/history?entity_type=Study&limit=100`)),
    request('actions of a project', () => get(`${project}/actions`)),
    request('channel: what was missed', () => get(`${project}/api/messages?since=12000`)),
    request('proteomics: projects', () => page('/proteomics')),
    request('proteomics: runs of a pipeline', () => page('/proteomics/projects/growth/all')),
    request('proteomics: runs, searched', () => page('/proteomics/projects/growth/all?search=run_77')),
    request('proteomics: runs by the API', () => get('/api/runs?project=growth&pipeline=all&limit=100')),
    request('proteomics: quality of 50 runs', () => page('/proteomics/projects/growth/all/qc?data_range=50')),
    request('proteomics: proteins of 50 runs', () => page('/proteomics/projects/growth/all/qc/proteins?data_range=50')),
    request('qc-data of 50 runs', () => post('/api/mq/qc-data', { ...pipeline, data_range: 50 })),
    request('protein-names of 50 runs', () => post('/api/mq/protein-names', { ...pipeline, data_range: 50 })),
    request('protein-groups of 20 names in 50 runs', () =>
      post('/api/mq/protein-groups', { ...pipeline, data_range: 50, columns: ['Intensity'], protein_names: proteins }),
    ),
    request('protein-names of all runs', () => post('/api/mq/protein-names', pipeline)),
    audit('the newest', {}),
    audit('of one collaboration', { collaboration: 'collaboration-7' }),
    audit('by a word', { words: ['person-77@'] }),
    audit('refused ones', { outcome: 'refused' }),
  ];
}

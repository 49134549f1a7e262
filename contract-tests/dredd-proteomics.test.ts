// @module-tag full
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getOperations, readDocument } from '../src/contract/documents/document.ts';
import { describeWithDatabase } from '../src/storage/testing.ts';
import { type DreddTransaction, listDocumentedAnswers, type Preparation, runDredd } from './dredd.ts';
import {
  type DreddLaboratory,
  EXAMPLE,
  removePipelines,
  renameProject,
  startDreddLaboratory,
  TOKEN,
} from './dredd-laboratory.ts';
import {
  askForFormat,
  askForMediaType,
  GENERAL,
  MAX_DREDD_BODY_BYTES,
  NOBODY,
  nameNobody,
  readExampleBodies,
  sendTo,
  setBody,
  setParts,
} from './dredd-requests.ts';
import { uploadPreparations } from './dredd-uploads.ts';

const document = readDocument('proteomics');
const bodies = readExampleBodies(document);
/** Operations that require administration rights. */
const ADMINISTRATED: ReadonlySet<string> = new Set(
  [...getOperations(document)]
    .filter(({ operation }) => operation.security !== undefined)
    .map(({ operation }) => operation.operationId),
);

describeWithDatabase('Dredd over the document proteomics', () => {
  let laboratory: DreddLaboratory;
  const uploads = uploadPreparations(() => laboratory);
  beforeAll(async () => {
    laboratory = await startDreddLaboratory();
  });
  afterAll(async () => {
    await uploads.letGo();
    await laboratory.stop();
  });

  it('receives every documented response except those of other tests', async () => {
    const outcome = await runDredd(document, 'proteomics', laboratory.address, prepareStatus, new Set(bodies.keys()));
    const { statistics, judged, skipped, failures } = outcome;
    expect(failures).toEqual([]);
    expect([...new Set([...judged, ...skipped])].sort()).toEqual(listDocumentedAnswers(document).sort());
    expect(statistics).toMatchObject({ failures: 0, errors: 0, passes: judged.length, skipped: skipped.length });
  }, 300_000);

  function prepareStatus(operationId: string, status: number): Preparation {
    return async (transaction) => {
      await uploads.letGo();
      await laboratory.reset();
      askForMediaType(transaction);
      askForFormat(transaction);
      setBody(transaction, bodies.get(operationId) ?? {});
      if (status === 404) nameNobody(transaction, ['lung-cohort', 'tmt11-quality']);
      await uploads.ordinary(operationId)?.(transaction);
      const special = SPECIAL[`${operationId} ${status}`] ?? uploads.special(operationId, status);
      await (special ?? prepareGeneralStatus(operationId, transaction, status))?.(transaction);
    };
  }

  const sql = (text: string) => laboratory.pool.query(text);
  const toGuarded: Preparation = (transaction) => sendTo(transaction, laboratory.guarded);
  const toClosed: Preparation = (transaction) => sendTo(transaction, laboratory.closed);
  const toOff: Preparation = (transaction) => sendTo(transaction, laboratory.off);
  const asPerson: Preparation = (transaction) => {
    toClosed(transaction);
    transaction.request.headers.Cookie = laboratory.cookie;
  };
  const withToken: Preparation = async () => {
    const { rows } = await laboratory.pool.query<{ uuid: string }>(
      `select uuid from proteomics_users where subject is not null`,
    );
    await laboratory.pool.query(
      `insert into proteomics_tokens (uuid, user_uuid, hash, name, access, expires_at)
        values ('0199f5b0-2a44-7d0e-9c31-55e1f0a7b3d2', $1, 'x', 'Computer of Lumos 2', 'read', now() + interval '1 day')`,
      [rows[0]?.uuid],
    );
  };
  /** The project belongs to a collaboration without the caller. */
  const toForeign: Preparation = async (transaction) => {
    await sql(`update proteomics_projects set collaboration = 'crops:drought_trial'`);
    toClosed(transaction);
    transaction.request.headers.Cookie = laboratory.strangerCookie;
  };
  /** Adds a visitor to the database. */
  const comeBy: Preparation = async () => {
    await fetch(`${laboratory.closed}/proteomics/me`, { headers: { cookie: laboratory.cookie } });
  };
  const withoutPipelines: Preparation = () => removePipelines(laboratory.pool);
  const anotherProject: Preparation = async () => {
    await sql(`insert into proteomics_projects (pk, name, slug) values (1001, 'Breast cohort', 'breast-cohort')`);
  };
  const anotherUser: Preparation = async () => {
    await sql(`insert into proteomics_users (uuid, email, name) values (gen_random_uuid(), 'second@example.org', 'Second')`);
  };
  const toLost: Preparation = (transaction) => sendTo(transaction, laboratory.lost);
  const nameFree: Preparation = () => renameProject(laboratory.pool);
  const again: Preparation = async ({ fullPath, request }) => {
    const first = await fetch(laboratory.address + fullPath, { headers: { accept: 'application/json' } });
    request.headers['If-None-Match'] = String(first.headers.get('etag'));
  };
  const throughProxy: Preparation = ({ request }) => {
    request.headers['X-Forwarded-For'] = '192.0.2.1';
  };
  const changed =
    (operation: string, changes: Record<string, unknown>): Preparation =>
    (transaction) =>
      setBody(transaction, bodies.get(operation) ?? {}, changes);
  const inState =
    (state: string): Preparation =>
    async () => {
      await sql(
        `update proteomics_raw_files set state = '${state}', job_uuid = gen_random_uuid() where uuid = '${EXAMPLE.run}'`,
      );
    };
  const range =
    (text: string): Preparation =>
    ({ request }) => {
      request.headers.Range = text;
    };
  const timeUnknown: Preparation = async () => {
    await sql(`update proteomics_raw_files set acquired_at = null where uuid = '${EXAMPLE.run}'`);
  };
  const timeTold: Preparation = async () => {
    await sql(
      `update proteomics_raw_files set acquired_at = '2025-03-04T17:40:21', acquired_by = null where uuid = '${EXAMPLE.run}'`,
    );
  };
  const guideSetInUse: Preparation = async () => {
    await sql(
      `insert into proteomics_limits (pipeline_uuid, metric, method, guide_set_uuid, sigmas)
        values ('${EXAMPLE.pipeline}', 'N_peptides', 'guide_set', '${EXAMPLE.guideSet}', 3)`,
    );
  };
  const nameTaken: Preparation = async () => {
    await sql(
      `insert into proteomics_guide_sets (uuid, pipeline_uuid, name, note, changed_by)
        values (gen_random_uuid(), '${EXAMPLE.pipeline}', 'March baseline', '', 'Instrument operator')`,
    );
  };
  const rawFile =
    (content = 'content', file = 'new.raw', user: string = EXAMPLE.user): Preparation =>
    (transaction) => {
      const pipeline = { name: 'pipeline', content: transaction.expected.statusCode === '404' ? NOBODY : EXAMPLE.pipeline };
      const parts = [
        { name: 'user', content: user },
        { name: 'orig_file', file, content },
      ];
      setParts(transaction, transaction.fullPath.startsWith('/api') ? [pipeline, ...parts] : parts);
    };
  const results =
    (content = 'Raw file\tMS\nx\t1\n', pipeline: string = EXAMPLE.pipeline): Preparation =>
    (transaction) =>
      setParts(transaction, [
        { name: 'pipeline', content: pipeline },
        { name: 'raw_file', content: 'imported.raw' },
        { name: 'files', file: 'summary.txt', content },
      ]);
  const searchFile =
    (content = '>P02769\nMKWVTF\n'): Preparation =>
    (transaction) =>
      setParts(transaction, [
        { name: 'kind', content: 'fasta' },
        { name: 'file', file: 'human.fasta', content },
      ]);
  const uploaded: Preparation = async () => {
    const form = new FormData();
    form.set('pipeline', EXAMPLE.pipeline);
    form.set('user', EXAMPLE.user);
    form.set('orig_file', new Blob(['content']), 'new.raw');
    await fetch(`${laboratory.address}/api/upload/raw`, { method: 'POST', body: form });
  };
  const both =
    (...steps: Preparation[]): Preparation =>
    async (transaction) => {
      for (const step of steps) await step(transaction);
    };
  const tooLarge = `Raw file\tMS\n${'x\t1\n'.repeat(MAX_DREDD_BODY_BYTES)}`;

  const SPECIAL: Readonly<Record<string, Preparation>> = {
    'uploadRawFile 200': both(uploaded, rawFile()),
    'uploadRawFile 201': rawFile(),
    'uploadRawFile 404': rawFile(),
    'uploadRawFile 409': both(uploaded, rawFile('different content')),
    'uploadRawFile 413': rawFile(tooLarge),
    'uploadRawFile 503': both(rawFile(), toLost),
    'uploadRawFiles 303': rawFile(),
    'uploadRawFiles 404': both(rawFile(), (transaction) => nameNobody(transaction, ['tmt11-quality'])),
    'uploadRawFiles 409': both(uploaded, rawFile('different content')),
    'uploadRawFiles 413': rawFile(tooLarge),
    'uploadRawFiles 503': both(rawFile(), toLost),
    'importResults 201': results(),
    'importResults 401': both(results(), toGuarded),
    'importResults 404': results(undefined, NOBODY),
    'importResults 413': results(tooLarge),
    'importResults 503': both(results(), toLost),
    'importResultsByForm 303': results(),
    'importResultsByForm 404': results(undefined, NOBODY),
    'importResultsByForm 413': results(tooLarge),
    'importResultsByForm 503': both(results(), toLost),
    'addSearchFile 303': searchFile(),
    'addSearchFile 404': both(searchFile(), (transaction) => nameNobody(transaction, [])),
    'addSearchFile 413': searchFile(tooLarge),
    'addSearchFile 503': both(searchFile(), toLost),
    // Without a login, ending the sessions of one user needs no database.
    'endSessions 503': (transaction) => {
      toLost(transaction);
      transaction.fullPath = transaction.fullPath.replace(/\?.*/, '');
    },
    'deleteSearchFile 409': changed('deleteSearchFile', { version: '1' }),
    'listRuns 304': again,
    'getRun 304': again,
    'listQcMetrics 304': again,
    'downloadRawFile 206': range('bytes=0-1'),
    'downloadRawFile 304': again,
    'downloadRawFile 416': range('bytes=999999999-'),
    'downloadResultFile 206': range('bytes=0-1'),
    'downloadResultFile 304': again,
    'downloadResultFile 416': range('bytes=999999999-'),
    'setAcquisitionTime 200': timeUnknown,
    'setAcquisitionTimeByForm 303': timeUnknown,
    'setAcquisitionTime 409': timeTold,
    'setAcquisitionTimeByForm 409': timeTold,
    'deleteRun 409': inState('running'),
    'deleteRunByForm 409': inState('running'),
    'retryRun 409': inState('running'),
    'retryRunByForm 409': inState('running'),
    'retryRuns 409': inState('running'),
    'retryRunsByForm 409': inState('running'),
    'retryRunsByForm 400': changed('retryRunsByForm', { user: '' }),
    'retryRun 202': inState('failed'),
    'retryRunByForm 303': inState('failed'),
    'retryRunByForm 400': both(inState('failed'), changed('retryRunByForm', { user: '' })),
    'cancelRun 202': inState('queued'),
    'cancelRunByForm 303': inState('queued'),
    'cancelRuns 202': inState('queued'),
    'cancelRunsByForm 303': inState('queued'),
    'cancelRunsByForm 400': both(inState('queued'), changed('cancelRunsByForm', { user: '' })),
    'cancelRunByForm 400': both(inState('queued'), changed('cancelRunByForm', { user: '' })),
    'createGuideSet 409': nameTaken,
    'createGuideSetByForm 409': nameTaken,
    'changeGuideSet 409': nameTaken,
    'changeGuideSetByForm 409': nameTaken,
    'deleteGuideSet 409': guideSetInUse,
    'deleteGuideSetByForm 409': guideSetInUse,
    'showInstruments 404': (transaction) => {
      transaction.fullPath = transaction.fullPath.replace(/Orbitrap[^&]*/, 'unknown');
    },
    'nameInstrument 404': changed('nameInstrument', { instrument: 'unknown' }),
    'createProteomicsProject 201': nameFree,
    'createProteomicsProjectByForm 303': nameFree,
    'createProteomicsUser 409': changed('createProteomicsUser', { email: 'first@example.org' }),
    'createProteomicsUserByForm 409': changed('createProteomicsUserByForm', { email: 'first@example.org' }),
    'changeProteomicsProject 409': async (transaction) => {
      await anotherProject(transaction);
      await changed('changeProteomicsProject', { name: 'Breast cohort' })(transaction);
    },
    'changeProteomicsProjectByForm 409': async (transaction) => {
      await anotherProject(transaction);
      await changed('changeProteomicsProjectByForm', { name: 'Breast cohort' })(transaction);
    },
    'deleteProteomicsProject 204': withoutPipelines,
    'deleteProteomicsProjectByForm 303': withoutPipelines,
    'changeProteomicsUser 409': async (transaction) => {
      await anotherUser(transaction);
      await changed('changeProteomicsUser', { email: 'second@example.org' })(transaction);
    },
    'changeProteomicsUserByForm 409': async (transaction) => {
      await anotherUser(transaction);
      await changed('changeProteomicsUserByForm', { email: 'second@example.org' })(transaction);
    },
    'deletePipeline 409': inState('running'),
    'deletePipelineByForm 409': inState('running'),
    'createPersonalToken 201': asPerson,
    'createPersonalToken 503': toOff,
    'revokePersonalToken 503': toOff,
    'showProteomicsPerson 503': toOff,
    'listPipelineTools 503': toOff,
    'createPersonalToken 303': toClosed,
    'revokePersonalToken 303': both(comeBy, withToken, asPerson),
    'revokePersonalToken 404': asPerson,
    'loginToProteomicsAdministration 303': both(toGuarded, changed('loginToProteomicsAdministration', { token: TOKEN })),
    'loginToProteomicsAdministration 400': both(toGuarded, changed('loginToProteomicsAdministration', { token: '' })),
    'logoutFromProteomicsAdministration 303': toGuarded,
  };

  /** Statuses that all administration operations return in the same way. */
  function prepareGeneralStatus(operationId: string, transaction: DreddTransaction, status: number): Preparation | undefined {
    const toAsker = ADMINISTRATED.has(operationId) ? toGuarded : toClosed;
    if (status === 401) return toAsker;
    if (status === 503) return toLost;
    const isRead = transaction.request.method === 'GET';
    if (status === 303 && isRead) return toAsker;
    if (status === 403 && isRead && !ADMINISTRATED.has(operationId)) return toForeign;
    return status === 403 && isRead ? throughProxy : GENERAL[status];
  }
});

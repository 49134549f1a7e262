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
  GENERAL,
  MAX_DREDD_BODY_BYTES,
  NOBODY,
  readExampleBodies,
  replaceByMissingNames,
  setAcceptHeader,
  setAddress,
  setBody,
  setFormat,
  setParts,
} from './dredd-requests.ts';
import { createUploadPreparations } from './dredd-uploads.ts';

const document = readDocument('proteomics');
const bodies = readExampleBodies(document);
/** Operations that require administration rights. */
const ADMINISTRATED: ReadonlySet<string> = new Set(
  [...getOperations(document)]
    .filter(({ operation }) => operation.security !== undefined)
    .map(({ operation }) => operation.operationId),
);

describeWithDatabase('Dredd, run against the document proteomics,', () => {
  let laboratory: DreddLaboratory;
  const uploads = createUploadPreparations(() => laboratory);
  beforeAll(async () => {
    laboratory = await startDreddLaboratory();
  });
  afterAll(async () => {
    await uploads.releaseUpload();
    await laboratory.stop();
  });

  it('receives every documented response except those that other tests cover', async () => {
    const outcome = await runDredd(document, 'proteomics', laboratory.address, prepareStatus, new Set(bodies.keys()));
    const { statistics, judged, skipped, failures } = outcome;
    expect(failures).toEqual([]);
    expect([...new Set([...judged, ...skipped])].sort()).toEqual(listDocumentedAnswers(document).sort());
    expect(statistics).toMatchObject({ failures: 0, errors: 0, passes: judged.length, skipped: skipped.length });
  }, 300_000);

  function prepareStatus(operationId: string, status: number): Preparation {
    return async (transaction) => {
      await uploads.releaseUpload();
      await laboratory.reset();
      setAcceptHeader(transaction);
      setFormat(transaction);
      setBody(transaction, bodies.get(operationId) ?? {});
      if (status === 404) replaceByMissingNames(transaction, ['lung-cohort', 'tmt11-quality']);
      await uploads.findOrdinary(operationId)?.(transaction);
      const special = SPECIAL[`${operationId} ${status}`] ?? uploads.findSpecial(operationId, status);
      await (special ?? prepareGeneralStatus(operationId, transaction, status))?.(transaction);
    };
  }

  const executeSql = (text: string) => laboratory.pool.query(text);
  const sendToGuardedServer: Preparation = (transaction) => setAddress(transaction, laboratory.guarded);
  const sendToClosedServer: Preparation = (transaction) => setAddress(transaction, laboratory.closed);
  const sendToDisabledServer: Preparation = (transaction) => setAddress(transaction, laboratory.off);
  const authenticatePerson: Preparation = (transaction) => {
    sendToClosedServer(transaction);
    transaction.request.headers.Cookie = laboratory.cookie;
  };
  const storePersonalToken: Preparation = async () => {
    await executeSql(
      `insert into personal_tokens (uuid, service, subject, hash, name, access, expires_at)
        select '0199f5b0-2a44-7d0e-9c31-55e1f0a7b3d2', 'proteomics', subject, 'x', 'Computer of Lumos 2', 'read', now() + interval '1 day'
          from proteomics_users where subject is not null`,
    );
  };
  /** Moves the project to a collaboration that does not include the caller. */
  const moveProjectToForeignGroup: Preparation = async (transaction) => {
    await executeSql(`update proteomics_projects set collaboration = 'crops:drought_trial'`);
    sendToClosedServer(transaction);
    transaction.request.headers.Cookie = laboratory.strangerCookie;
  };
  /** Adds the user of the session to the database. */
  const visitProfile: Preparation = async () => {
    await fetch(`${laboratory.closed}/proteomics/me`, { headers: { cookie: laboratory.cookie } });
  };
  const deletePipelines: Preparation = () => removePipelines(laboratory.pool);
  const addProject: Preparation = async () => {
    await executeSql(`insert into proteomics_projects (pk, name, slug) values (1001, 'Breast cohort', 'breast-cohort')`);
  };
  const addUser: Preparation = async () => {
    await executeSql(
      `insert into proteomics_users (uuid, email, name) values (gen_random_uuid(), 'second@example.org', 'Second')`,
    );
  };
  const sendToServerWithoutDatabase: Preparation = (transaction) => setAddress(transaction, laboratory.lost);
  const freeProjectName: Preparation = () => renameProject(laboratory.pool);
  const repeatRequest: Preparation = async ({ fullPath, request }) => {
    const first = await fetch(laboratory.address + fullPath, { headers: { accept: 'application/json' } });
    request.headers['If-None-Match'] = String(first.headers.get('etag'));
  };
  const addProxyHeader: Preparation = ({ request }) => {
    request.headers['X-Forwarded-For'] = '192.0.2.1';
  };
  const changeBody =
    (operation: string, changes: Record<string, unknown>): Preparation =>
    (transaction) =>
      setBody(transaction, bodies.get(operation) ?? {}, changes);
  const setRunState =
    (state: string): Preparation =>
    async () => {
      await executeSql(
        `update proteomics_raw_files set state = '${state}', job_uuid = gen_random_uuid() where uuid = '${EXAMPLE.run}'`,
      );
    };
  const setRange =
    (text: string): Preparation =>
    ({ request }) => {
      request.headers.Range = text;
    };
  const clearAcquisitionTime: Preparation = async () => {
    await executeSql(`update proteomics_raw_files set acquired_at = null where uuid = '${EXAMPLE.run}'`);
  };
  const setAcquisitionTime: Preparation = async () => {
    await executeSql(
      `update proteomics_raw_files set acquired_at = '2025-03-04T17:40:21', acquired_by = null where uuid = '${EXAMPLE.run}'`,
    );
  };
  const useReferenceSet: Preparation = async () => {
    await executeSql(
      `insert into proteomics_limits (pipeline_uuid, metric, method, guide_set_uuid, sigmas)
        values ('${EXAMPLE.pipeline}', 'N_peptides', 'guide_set', '${EXAMPLE.guideSet}', 3)`,
    );
  };
  const createSameNamedSet: Preparation = async () => {
    await executeSql(
      `insert into proteomics_guide_sets (uuid, pipeline_uuid, name, note, changed_by)
        values (gen_random_uuid(), '${EXAMPLE.pipeline}', 'March baseline', '', 'Instrument operator')`,
    );
  };
  const setRawFileParts =
    (content = 'content', file = 'new.raw', user: string = EXAMPLE.user): Preparation =>
    (transaction) => {
      const pipeline = { name: 'pipeline', content: transaction.expected.statusCode === '404' ? NOBODY : EXAMPLE.pipeline };
      const parts = [
        { name: 'user', content: user },
        { name: 'orig_file', file, content },
      ];
      setParts(transaction, transaction.fullPath.startsWith('/api') ? [pipeline, ...parts] : parts);
    };
  const setResultParts =
    (content = 'Raw file\tMS\nx\t1\n', pipeline: string = EXAMPLE.pipeline): Preparation =>
    (transaction) =>
      setParts(transaction, [
        { name: 'pipeline', content: pipeline },
        { name: 'raw_file', content: 'imported.raw' },
        { name: 'files', file: 'summary.txt', content },
      ]);
  const setSearchFileParts =
    (content = '>P02769\nMKWVTF\n'): Preparation =>
    (transaction) =>
      setParts(transaction, [
        { name: 'kind', content: 'fasta' },
        { name: 'file', file: 'human.fasta', content },
      ]);
  const uploadRawFile: Preparation = async () => {
    const form = new FormData();
    form.set('pipeline', EXAMPLE.pipeline);
    form.set('user', EXAMPLE.user);
    form.set('orig_file', new Blob(['content']), 'new.raw');
    await fetch(`${laboratory.address}/api/upload/raw`, { method: 'POST', body: form });
  };
  const combinePreparations =
    (...steps: Preparation[]): Preparation =>
    async (transaction) => {
      for (const step of steps) await step(transaction);
    };
  const tooLarge = `Raw file\tMS\n${'x\t1\n'.repeat(MAX_DREDD_BODY_BYTES)}`;

  const SPECIAL: Readonly<Record<string, Preparation>> = {
    'uploadRawFile 200': combinePreparations(uploadRawFile, setRawFileParts()),
    'uploadRawFile 201': setRawFileParts(),
    'uploadRawFile 404': setRawFileParts(),
    'uploadRawFile 409': combinePreparations(uploadRawFile, setRawFileParts('different content')),
    'uploadRawFile 413': setRawFileParts(tooLarge),
    'uploadRawFile 503': combinePreparations(setRawFileParts(), sendToServerWithoutDatabase),
    'uploadRawFiles 303': setRawFileParts(),
    'uploadRawFiles 404': combinePreparations(setRawFileParts(), (transaction) =>
      replaceByMissingNames(transaction, ['tmt11-quality']),
    ),
    'uploadRawFiles 409': combinePreparations(uploadRawFile, setRawFileParts('different content')),
    'uploadRawFiles 413': setRawFileParts(tooLarge),
    'uploadRawFiles 503': combinePreparations(setRawFileParts(), sendToServerWithoutDatabase),
    'importResults 201': setResultParts(),
    'importResults 401': combinePreparations(setResultParts(), sendToGuardedServer),
    'importResults 404': setResultParts(undefined, NOBODY),
    'importResults 413': setResultParts(tooLarge),
    'importResults 503': combinePreparations(setResultParts(), sendToServerWithoutDatabase),
    'importResultsByForm 303': setResultParts(),
    'importResultsByForm 404': setResultParts(undefined, NOBODY),
    'importResultsByForm 413': setResultParts(tooLarge),
    'importResultsByForm 503': combinePreparations(setResultParts(), sendToServerWithoutDatabase),
    'addSearchFile 303': setSearchFileParts(),
    'addSearchFile 404': combinePreparations(setSearchFileParts(), (transaction) => replaceByMissingNames(transaction, [])),
    'addSearchFile 413': setSearchFileParts(tooLarge),
    'addSearchFile 503': combinePreparations(setSearchFileParts(), sendToServerWithoutDatabase),
    // Without a login, this operation does not use the database.
    'endSessions 503': (transaction) => {
      sendToServerWithoutDatabase(transaction);
      transaction.fullPath = transaction.fullPath.replace(/\?.*/, '');
    },
    'deleteSearchFile 409': changeBody('deleteSearchFile', { version: '1' }),
    'listRuns 304': repeatRequest,
    'getRun 304': repeatRequest,
    'listQcMetrics 304': repeatRequest,
    'downloadRawFile 206': setRange('bytes=0-1'),
    'downloadRawFile 304': repeatRequest,
    'downloadRawFile 416': setRange('bytes=999999999-'),
    'downloadResultFile 206': setRange('bytes=0-1'),
    'downloadResultFile 304': repeatRequest,
    'downloadResultFile 416': setRange('bytes=999999999-'),
    'setAcquisitionTime 200': clearAcquisitionTime,
    'setAcquisitionTimeByForm 303': clearAcquisitionTime,
    'setAcquisitionTime 409': setAcquisitionTime,
    'setAcquisitionTimeByForm 409': setAcquisitionTime,
    'deleteRun 409': setRunState('running'),
    'deleteRunByForm 409': setRunState('running'),
    'retryRun 409': setRunState('running'),
    'retryRunByForm 409': setRunState('running'),
    'retryRuns 409': setRunState('running'),
    'retryRunsByForm 409': setRunState('running'),
    'retryRunsByForm 400': changeBody('retryRunsByForm', { user: '' }),
    'retryRun 202': setRunState('failed'),
    'retryRunByForm 303': setRunState('failed'),
    'retryRunByForm 400': combinePreparations(setRunState('failed'), changeBody('retryRunByForm', { user: '' })),
    'cancelRun 202': setRunState('queued'),
    'cancelRunByForm 303': setRunState('queued'),
    'cancelRuns 202': setRunState('queued'),
    'cancelRunsByForm 303': setRunState('queued'),
    'cancelRunsByForm 400': combinePreparations(setRunState('queued'), changeBody('cancelRunsByForm', { user: '' })),
    'cancelRunByForm 400': combinePreparations(setRunState('queued'), changeBody('cancelRunByForm', { user: '' })),
    'createGuideSet 409': createSameNamedSet,
    'createGuideSetByForm 409': createSameNamedSet,
    'changeGuideSet 409': createSameNamedSet,
    'changeGuideSetByForm 409': createSameNamedSet,
    'deleteGuideSet 409': useReferenceSet,
    'deleteGuideSetByForm 409': useReferenceSet,
    'showInstruments 404': (transaction) => {
      transaction.fullPath = transaction.fullPath.replace(/Orbitrap[^&]*/, 'unknown');
    },
    'nameInstrument 404': changeBody('nameInstrument', { instrument: 'unknown' }),
    'createProteomicsProject 201': freeProjectName,
    'createProteomicsProjectByForm 303': freeProjectName,
    'createProteomicsUser 409': changeBody('createProteomicsUser', { email: 'first@example.org' }),
    'createProteomicsUserByForm 409': changeBody('createProteomicsUserByForm', { email: 'first@example.org' }),
    'changePipelineByForm 409': changeBody('changePipelineByForm', { revision: 'earlier' }),
    'changeProteomicsProject 409': async (transaction) => {
      await addProject(transaction);
      await changeBody('changeProteomicsProject', { name: 'Breast cohort' })(transaction);
    },
    'changeProteomicsProjectByForm 409': async (transaction) => {
      await addProject(transaction);
      await changeBody('changeProteomicsProjectByForm', { name: 'Breast cohort' })(transaction);
    },
    'deleteProteomicsProject 204': deletePipelines,
    'deleteProteomicsProjectByForm 303': deletePipelines,
    'changeProteomicsUser 409': async (transaction) => {
      await addUser(transaction);
      await changeBody('changeProteomicsUser', { email: 'second@example.org' })(transaction);
    },
    'changeProteomicsUserByForm 409': async (transaction) => {
      await addUser(transaction);
      await changeBody('changeProteomicsUserByForm', { email: 'second@example.org' })(transaction);
    },
    'deletePipeline 409': setRunState('running'),
    'deletePipelineByForm 409': setRunState('running'),
    'createPersonalToken 201': authenticatePerson,
    'createPersonalToken 503': sendToDisabledServer,
    'revokePersonalToken 503': sendToDisabledServer,
    'showProteomicsPerson 503': sendToDisabledServer,
    'listPipelineTools 503': sendToDisabledServer,
    'createPersonalToken 303': sendToClosedServer,
    'revokePersonalToken 303': combinePreparations(visitProfile, storePersonalToken, authenticatePerson),
    'revokePersonalToken 404': authenticatePerson,
    'loginToProteomicsAdministration 303': combinePreparations(
      sendToGuardedServer,
      changeBody('loginToProteomicsAdministration', { token: TOKEN }),
    ),
    'loginToProteomicsAdministration 400': combinePreparations(
      sendToGuardedServer,
      changeBody('loginToProteomicsAdministration', { token: '' }),
    ),
    'logoutFromProteomicsAdministration 303': sendToGuardedServer,
  };

  /** Returns the preparation of a status that many operations have. */
  function prepareGeneralStatus(operationId: string, transaction: DreddTransaction, status: number): Preparation | undefined {
    const toAsker = ADMINISTRATED.has(operationId) ? sendToGuardedServer : sendToClosedServer;
    if (status === 401) return toAsker;
    if (status === 503) return sendToServerWithoutDatabase;
    const isRead = transaction.request.method === 'GET';
    if (status === 303 && isRead) return toAsker;
    if (status === 403 && isRead && !ADMINISTRATED.has(operationId)) return moveProjectToForeignGroup;
    return status === 403 && isRead ? addProxyHeader : GENERAL[status];
  }
});

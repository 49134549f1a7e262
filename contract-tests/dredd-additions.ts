/** Requests for Dredd that cause the documented responses of comments, reviews, files, own columns and drafts of profiles. */
import type pg from 'pg';
import type { Preparation } from './dredd.ts';
import { setParts } from './dredd-requests.ts';

const PROJECT = '0199f0a3-7d12-7c55-9b31-6a4e8c0d2f02';
const STUDY = '0199f0a5-52b9-7e3c-b1d7-9c8a7b6f5d04';

/** Responses that occur only in a workspace with roles. */
export const ROLE_ANSWERS = [
  'addWorkspacePerson 201',
  'addWorkspacePerson 303',
  'changeWorkspacePerson 200',
  'changeWorkspacePerson 303',
  'changeWorkspacePersonFromPage 200',
  'changeWorkspacePersonFromPage 303',
  'removeWorkspacePerson 204',
  'removeWorkspacePerson 303',
  'removeWorkspacePersonFromPage 204',
  'removeWorkspacePersonFromPage 303',
  'leaveWorkspace 204',
  'leaveWorkspace 303',
];

/** Assigns all workspaces to a collaboration. Removes stored files, which a second server does not have. */
export async function bindWorkspaces(pool: pg.Pool, collaboration: string): Promise<void> {
  await pool.query('update hub_workspaces set collaboration = $1', [collaboration]);
  await pool.query('delete from hub_files');
}

/** Creates the preparation that sends a file. */
export const uploadFile =
  (content: string): Preparation =>
  (transaction) =>
    setParts(transaction, [{ name: 'file', file: 'new.csv', content }]);

const setHeader =
  (name: string, text: string): Preparation =>
  ({ request }) => {
    request.headers[name] = text;
  };

const renameHeightVariable: Preparation = ({ request }) => {
  request.body = (request.body ?? '').replace('heights-2026.csv', 'other.csv');
};

/**
 * Returns the preparations by operation and status.
 * @param getPool returns the database of the server
 */
export function createAdditionPreparations(getPool: () => pg.Pool): Readonly<Record<string, Preparation>> {
  const fillComments: Preparation = async () => {
    await getPool().query(
      `insert into hub_comments (id, project_id, entity_id, content, user_id, user_name, at)
        select gen_random_uuid(), $1, $2, 'x', 'tests', 'tests', now() from generate_series(1, 20000)`,
      [PROJECT, STUDY],
    );
  };
  const setZeroCounts: Preparation = ({ request }) => {
    request.body = (request.body ?? '').replace(/(descendants"?[:=])\d+/, '$10');
  };
  const useOldRevision: Preparation = ({ request }) => {
    request.body = (request.body ?? '').replace(/(revision"?[:=] ?"?)\d+/, '$12');
  };
  const replaceDraft =
    (revision: string): Preparation =>
    (transaction) => {
      const yaml = "name: pots\nversion: '1.0'\nentities: {}\n";
      setParts(transaction, [
        { name: 'revision', content: revision },
        { name: 'yaml', content: yaml },
      ]);
    };
  const setEmptyBody: Preparation = ({ request }) => {
    request.body = request.headers['Content-Type']?.includes('json') === true ? '{}' : '';
  };
  const executeSql =
    (statement: string): Preparation =>
    async () => {
      await getPool().query(statement);
    };
  const fillDrafts: Preparation = async () => {
    await getPool().query(
      `insert into profile_drafts (id, owner, parent, content)
        select gen_random_uuid(), owner, parent, content from profile_drafts, generate_series(1, 20)`,
    );
  };
  const useProfile = executeSql(`update hub_projects set profile = 'plant-isa', version = '1.0'`);
  return {
    'createWorkspace 409': executeSql(
      `insert into hub_workspaces (id, name) values (gen_random_uuid(), 'Wheat under drought')`,
    ),
    'deleteSavedProfile 409': useProfile,
    'deleteSavedProfileFromPage 409': useProfile,
    'uploadHubFiles 413': uploadFile('x'.repeat(101)),
    // Without visible projects, the page of a collaboration does not exist.
    'showHubResearchObject 404': (transaction) => {
      transaction.fullPath = '/hub/collaborations/%00';
    },
    'changeHubFile 409': renameHeightVariable,
    'changeHubFileFromPage 409': renameHeightVariable,
    'downloadHubFile 206': setHeader('Range', 'bytes=0-1'),
    'downloadHubFile 304': setHeader('If-None-Match', '*'),
    'downloadHubFile 416': setHeader('Range', 'bytes=999-'),
    'createHubComment 409': fillComments,
    'moveHubProject 409': ({ request }) => {
      request.body = (request.body ?? '').replace(/(state"?[:=] ?"?)57/, '$156');
    },
    'requestHubReview 201': executeSql('delete from hub_reviews'),
    'requestHubReview 303': executeSql('delete from hub_reviews'),
    'decideHubReview 409': executeSql(`update hub_reviews set state = 'approved'`),
    'withdrawHubReview 409': executeSql(`update hub_reviews set state = 'approved'`),
    'deleteHubOwnColumnFromPage 204': setZeroCounts,
    'deleteHubOwnColumnFromPage 303': setZeroCounts,
    'createProfileDraft 409': fillDrafts,
    'replaceProfileDraft 409': useOldRevision,
    'replaceProfileDraftFromPage 200': replaceDraft('3'),
    'replaceProfileDraftFromPage 303': replaceDraft('3'),
    'replaceProfileDraftFromPage 409': replaceDraft('2'),
    'changeProfileDraft 409': useOldRevision,
    'addHubImportColumns 200': setEmptyBody,
    'addHubImportColumns 303': setEmptyBody,
    'saveProfileDraft 409': useOldRevision,
  };
}

/** Operations that read data outside of a workspace, and that a token of one workspace may not use. */
export const BEYOND_WORKSPACES: readonly string[] = [
  'newWorkspaceForm',
  'listHubRepositories',
  'listProfileDrafts',
  'newProfileDraftForm',
  'showProfileDraft',
  'showProfileDraftForm',
  'downloadProfileDraft',
];

import type { Exchange } from '../../contract/accept.ts';
import { formatQuantity, getLocalDate } from '../../web/for-people/words.ts';
import { handleAction, type RefusedForm } from '../../web/forms/answer.ts';
import { createFormModel } from '../../web/forms/model.ts';
import type { Flash } from '../../web/replies/flash.ts';
import { redirect, replyWithJson, replyWithPage } from '../../web/replies/replies.ts';
import type { ProteomicsHandlers } from '../access/guard.ts';
import type { ProteomicsContext } from '../context.ts';
import { findUser, type UserRow } from '../records.ts';
import { USER_FIELDS } from './form-fields.ts';
import { ADMINISTRATION, createAdministrationFrame, getListRange, renderConsole } from './page.ts';
import { createRevisedForm } from './revision.ts';
import { checkNameAndDescription, checkText } from './texts.ts';
import { createUser, deleteUser, endSessions, listUsers, readUser, type UserChange, updateUserRecord } from './user-store.ts';

type UserValues = Pick<UserRow, 'name' | 'email'>;

const NO_INPUT = { fields: {}, convertInput: () => undefined };

export function createUserHandlers(context: ProteomicsContext) {
  const { pool } = context;

  const renderUser = async <Status extends 200 | 400 | 409>(
    call: Exchange & { readonly path: { readonly user: string } },
    status: Status,
    refused?: RefusedForm,
  ) => {
    const user = await readUser(pool, call.path.user);
    const path = getUserPath(user);
    return replyWithPage(context, call, status, 'proteomics/administration/user', createAdministrationFrame(user.name), {
      name: user.name,
      uuid: user.uuid,
      email: user.email,
      made: getLocalDate(user.created_at),
      rawFiles: user.raw_files,
      lastUpload: getLocalDate(user.last_upload_at ?? ''),
      form: createFormModel(
        { action: path, submit: 'Save changes', prefix: 'user-', isBeside: true },
        USER_FIELDS,
        createRevisedForm(user, refused),
      ),
      deletePath: `${path}/delete`,
      sessionsPath: `${path}/sessions/end`,
    });
  };

  return {
    async listProteomicsUsers({ query }) {
      const search = checkText(query.search ?? '', 'search').trim();
      return replyWithJson(200, await listUsers(pool, { search, ...getListRange(query) }));
    },
    createProteomicsUser: (call) =>
      handleAction(call, {
        fields: USER_FIELDS,
        convertInput: (values) => values,
        act: async (made: UserValues) =>
          createUser(pool, checkNameAndDescription({ ...made, email: checkText(made.email, 'email') })),
        replyToProgram: (made) => replyWithJson(201, made),
        replyToUser: (made) =>
          redirect(call, getUserPath(made), `User ${made.name} created`, 'Share the UUID only with this user.'),
        showAgain: (status: 400 | 409, refused) => renderConsole(context, call, status, { form: 'user', refused }),
      }),
    getProteomicsUser: async ({ path }) => replyWithJson(200, await readUser(pool, path.user)),
    showProteomicsUser: (call) => renderUser(call, 200),
    changeProteomicsUser: (call) =>
      handleAction(call, {
        fields: USER_FIELDS,
        convertInput: (values) => values,
        act: async (change: UserChange) => updateUserRecord(pool, call.path.user, checkNameAndDescription(change)),
        replyToProgram: (changed) => replyWithJson(200, changed),
        replyToUser: (changed) => redirect(call, getUserPath(changed), 'User saved'),
        showAgain: (status: 400 | 409, refused) => renderUser(call, status, refused),
      }),
    deleteProteomicsUser: (call) =>
      handleAction(call, {
        ...NO_INPUT,
        act: () => deleteUser(context, call.path.user),
        replyToProgram: () => ({ status: 204 as const }),
        replyToUser: () =>
          redirect(call, ADMINISTRATION, 'User deleted', 'Uploads and changes remain, attributed to "deleted person".'),
        showAgain: (status: 400, refused) => renderUser(call, status, refused),
      }),
    endUserSessions: (call) =>
      handleAction(call, {
        ...NO_INPUT,
        act: async () => endSessions(context, call, (await findUser(pool, call.path.user)).subject ?? ''),
        replyToProgram: (ended) => replyWithJson(200, { ended }),
        replyToUser: (ended) => redirect(call, getUserPath({ uuid: call.path.user }), createSessionsEndedFlash(ended)),
        showAgain: (status: 400, refused) => renderUser(call, status, refused),
      }),
    endSessions: (call) =>
      handleAction(call, {
        ...NO_INPUT,
        act: () => endSessions(context, call, call.query.subject),
        replyToProgram: (ended) => replyWithJson(200, { ended }),
        replyToUser: (ended) => redirect(call, ADMINISTRATION, createSessionsEndedFlash(ended)),
        showAgain: (status: 400) => renderConsole(context, call, status),
      }),
  } satisfies Partial<ProteomicsHandlers>;
}

function createSessionsEndedFlash(count: number): Flash {
  return { tone: 'good', title: `${formatQuantity(count, 'session')} ended.`, lines: [] };
}

function getUserPath({ uuid }: Pick<UserRow, 'uuid'>): string {
  return `${ADMINISTRATION}/users/${uuid}`;
}

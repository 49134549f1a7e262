import type pg from 'pg';
import type { components } from '../../../generated/hub/types.d.ts';
import { type Exchange, wantsPage } from '../../contract/accept.ts';
import { formatDay } from '../../web/for-people/words.ts';
import { handleForm, type RefusedForm } from '../../web/forms/answer.ts';
import { createChoiceField, createChoices, createTextField } from '../../web/forms/fields.ts';
import { createFormModel } from '../../web/forms/model.ts';
import { redirect, replyWithCreated, replyWithJson, replyWithPage } from '../../web/replies/replies.ts';
import type { HubHandlers, WorkspaceAccess } from '../access/guard.ts';
import { createUserId } from '../access/workspace-rights.ts';
import type { HubContext } from '../context.ts';
import { createHubPage, getWorkspacePath } from '../page.ts';
import { addRole, changeRole, deleteRoles, listRoles, type RolePerson } from './store.ts';
import type { RoleRow, WorkspaceRole } from './table.ts';

const ROLES = createChoices<WorkspaceRole>({
  reader: 'Reader: view',
  editor: 'Editor: view, comment and edit',
  reviewer: 'Reviewer: view and comment',
  manager: 'Manager: everything',
});

const ROLE_FIELDS = { role: createChoiceField({ label: 'Role', isRequired: true, choices: ROLES }) };

const PERSON_FIELDS = {
  person: createTextField({
    label: 'Person',
    isRequired: true,
    maxLength: 254,
    help: 'The email address of the login, or the ID from the page “You”. No message is sent.',
    check(text, note) {
      if (USER_ID.test(text) || /^[^\s@]+@[^\s@]+$/.test(text)) return;
      note(`"${text.slice(0, 80)}" is neither an email address nor the ID of a user`);
    },
  }),
  ...ROLE_FIELDS,
};

const USER_ID = /^user-[0-9a-f]{24}$/;

export function createRoleHandlers(context: HubContext) {
  const { pool } = context;

  async function renderPeople<Status extends 200 | 400 | 409>(
    call: Exchange,
    status: Status,
    { workspace, actor, canManage }: WorkspaceAccess,
    refused?: RefusedForm,
  ) {
    const path = getWorkspacePath(workspace.id, 'people');
    const people = await listRoles(pool, workspace.id);
    const isRestricted = findAudience(workspace) === 'members';
    const frame = { action: path, submit: 'Give role', prefix: 'person-' };
    const crumbs = [{ title: workspace.name, path: getWorkspacePath(workspace.id) }];
    const page = createHubPage(actor, { title: `People of ${workspace.name}`, crumb: 'People', crumbs });
    return replyWithPage(context, call, status, 'hub/roles/people', page, {
      name: workspace.name,
      collaboration: workspace.collaboration ?? '',
      isRestricted,
      settingsPath: canManage && context.settings.hubAccess === 'login' ? getWorkspacePath(workspace.id, 'edit') : '',
      roles: ROLES,
      people: (isRestricted ? people : []).map((row) => ({
        ...formatPerson(row, canManage),
        added: formatDay(row.addedAt),
        isYou: row.userId === actor.userId,
        path: canManage ? `${path}/${row.id}` : '',
      })),
      leavePath: people.some(({ userId }) => userId === actor.userId) ? getWorkspacePath(workspace.id, 'leave') : '',
      form:
        isRestricted && canManage
          ? createFormModel(frame, PERSON_FIELDS, { initial: { role: 'editor' }, ...refused })
          : undefined,
    });
  }

  const redirectToPeople = (call: Exchange, { workspace }: WorkspaceAccess, title: string) =>
    redirect(call, getWorkspacePath(workspace.id, 'people'), title);

  return {
    async listWorkspacePeople(call) {
      const { workspace, canManage } = call.access;
      if (wantsPage(call)) return renderPeople(call, 200, call.access);
      const audience = findAudience(workspace);
      const people = audience === 'members' ? await listRoles(pool, workspace.id) : [];
      return replyWithJson(200, { audience, people: people.map((row) => formatPerson(row, canManage)) });
    },

    async addWorkspacePerson(call) {
      const { workspace, caller } = call.access;
      return handleForm(call, {
        fields: PERSON_FIELDS,
        async performAction({ person, role }) {
          const row = await addRole(pool, workspace.id, parseRolePerson(person), role, caller);
          if (wantsPage(call)) return redirectToPeople(call, call.access, `${person} now has the role ${role}`);
          return replyWithCreated(getWorkspacePath(workspace.id, 'people', row.id), formatPerson(row, true));
        },
        showAgain: (status: 400 | 409, refused) => renderPeople(call, status, call.access, refused),
      });
    },

    async changeWorkspacePerson(call) {
      return handleForm(call, {
        fields: ROLE_FIELDS,
        async performAction({ role }) {
          const { workspace, caller } = call.access;
          const row = await changeRole(pool, workspace.id, { id: call.path.person_id }, role, caller);
          if (!wantsPage(call)) return replyWithJson(200, formatPerson(row, true));
          return redirectToPeople(call, call.access, `${row.userName || row.email} now has the role ${role}`);
        },
        showAgain: (status: 400, refused) => renderPeople(call, status, call.access, refused),
      });
    },

    async removeWorkspacePerson(call) {
      const { workspace, caller } = call.access;
      const row = await changeRole(pool, workspace.id, { id: call.path.person_id }, undefined, caller);
      if (!wantsPage(call)) return { status: 204 };
      return redirectToPeople(call, call.access, `${row.userName || row.email} removed`);
    },

    async leaveWorkspace(call) {
      const { workspace, actor } = call.access;
      await changeRole(pool, workspace.id, { userId: actor.userId }, undefined);
      return wantsPage(call) ? redirect(call, '/hub/', `You left ${workspace.name}`) : { status: 204 };
    },
  } satisfies Partial<HubHandlers>;
}

/** Deletes the roles, visits, private views and drafts of a user, and invitations of the user's email address. */
export async function deleteRolesOfUser(pool: pg.Pool, sub: string, email: string): Promise<void> {
  const userId = createUserId(sub);
  await deleteRoles(pool, userId, email);
  // Visits contain the name, which is suggested for mentions in comments.
  await pool.query('delete from hub_visitors where user_id = $1', [userId]);
  await pool.query('delete from profile_drafts where owner = $1', [userId]);
  await pool.query(
    `delete from hub_arranged_columns where user_id = $1 and not columns @? '$.views[*] ? (@.is_shared == true)'`,
    [userId],
  );
}

function findAudience({ collaboration, audience }: WorkspaceAccess['workspace']) {
  return collaboration === null ? audience : 'collaboration';
}

function parseRolePerson(text: string): RolePerson {
  return USER_ID.test(text) ? { userId: text, email: null } : { userId: null, email: text.toLowerCase() };
}

/** Returns a role for the contract. Only managers see email addresses. */
function formatPerson(
  { id, userId, userName, email, role, addedBy, addedAt }: RoleRow,
  canManage: boolean,
): components['schemas']['HubWorkspacePerson'] {
  return {
    id,
    user_id: userId,
    user_name: userName,
    email: canManage ? email : null,
    role,
    added_by: addedBy,
    added_at: addedAt.toISOString(),
  };
}

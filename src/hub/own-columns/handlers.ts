import { type Exchange, wantsPage } from '../../contract/accept.ts';
import { resolveEntityName } from '../../profiles/catalog/catalog.ts';
import { getServedSchema } from '../../profiles/validation/json-schema.ts';
import { formatNumber, formatQuantity } from '../../web/for-people/words.ts';
import { type FormCall, handleChangeForm, handleForm, type RefusedForm } from '../../web/forms/answer.ts';
import { createFieldError } from '../../web/forms/fields.ts';
import { buildFormPageModel, createFormDescription } from '../../web/forms/form-page.ts';
import { createFormModel } from '../../web/forms/model.ts';
import { redirect, replyWithCreated, replyWithJson, replyWithPage } from '../../web/replies/replies.ts';
import {
  type HubHandlers,
  isLargeProject,
  type ProjectAccess,
  type ProjectRecordAccess,
  requireProfile,
} from '../access/guard.ts';
import type { HubContext } from '../context.ts';
import { DELETION_FIELDS } from '../deletion.ts';
import { getTablePath } from '../editor/addresses.ts';
import { createProjectCrumb, createProjectPage, createProjectTabs, getProjectPath } from '../page.ts';
import { removeProfile } from '../project-operations/handlers.ts';
import { formatDisplayName } from '../words.ts';
import { formatOwnLabel, type OwnColumn } from './effective-profile.ts';
import {
  createOwnColumnFormFields,
  MAX_OWN_COLUMNS,
  NEW_OWN_COLUMN_FIELDS,
  OWN_COLUMN_FIELDS,
  OWN_COLUMN_KINDS,
  type SentColumn,
} from './form.ts';
import { addOwnColumns, changeLongColumn, changeOwnColumn, countOwnValues, requireOwnColumn } from './store.ts';

type ColumnCall = FormCall & {
  readonly access: ProjectRecordAccess;
  readonly path: { readonly type: string; readonly name: string };
};

export function createOwnColumnHandlers(context: HubContext) {
  const { pool } = context;

  async function readCountedColumns(access: ProjectRecordAccess) {
    const count = await countOwnValues(pool, access.project);
    return access.project.ownColumns.map((column) => ({ ...column, entity_count: count(column) }));
  }

  const findCountedColumn = async ({ access, path }: ColumnCall) =>
    requireOwnColumn(await readCountedColumns(access), { entity_type: path.type, name: path.name });

  async function renderList<Status extends 200 | 400>(
    call: Exchange,
    status: Status,
    access: ProjectAccess,
    entityType: string | undefined,
    refused?: RefusedForm,
  ) {
    const frame = createProjectPage(access, { title: 'Own columns', crumbs: [createProjectCrumb(access)] });
    const model = createOwnColumnsModel(access, await readCountedColumns(access), entityType, refused);
    return replyWithPage(context, call, status, 'hub/own-columns/list', frame, model);
  }

  function createColumnFrame(access: ProjectRecordAccess, title: string) {
    const path = getProjectPath(access.project.id, 'own-columns');
    return createProjectPage(access, { title, crumbs: [createProjectCrumb(access), { title: 'Own columns', path }] });
  }

  function renderForm<Status extends 200 | 400>(call: ColumnCall, status: Status, column: OwnColumn, refused?: RefusedForm) {
    const path = getOwnColumnPath(call.access.project.id, column);
    const model = buildFormPageModel(
      {
        heading: `Own column ${column.label}`,
        lead: `The name in files, ${column.name}, does not change. If you change the kind, stored values are converted where possible.`,
        frame: { action: path, submit: 'Save', backPath: getProjectPath(call.access.project.id, 'own-columns') },
        fields: OWN_COLUMN_FIELDS,
        initial: { ...column, choices: column.choices.join('\n') },
        danger: { text: 'Deletes the column with its values.', label: 'Delete column …', path: `${path}/delete` },
      },
      refused,
    );
    const frame = createColumnFrame(call.access, model.heading);
    return replyWithPage(context, call, status, 'hub/projects/form', frame, {
      ...model,
      tabs: createProjectTabs(call.access, 'none'),
    });
  }

  async function renderDeletion<Status extends 200 | 400 | 409>(call: ColumnCall, status: Status, refused?: RefusedForm) {
    const model = createColumnDeletionModel(call.access.project.id, await findCountedColumn(call), refused);
    return replyWithPage(context, call, status, 'hub/confirm', createColumnFrame(call.access, model.heading), model);
  }

  async function changeColumn({ access, path, request }: ColumnCall, sent: SentColumn | undefined): Promise<OwnColumn> {
    const columnChange = {
      access: removeProfile(requireProfile(access)),
      key: { entity_type: path.type, name: path.name },
      change: sent,
    };
    return (await isLargeProject(context, access.project))
      ? context.tasks.run(request, changeLongColumn, columnChange)
      : changeOwnColumn(context, columnChange);
  }

  return {
    async listHubOwnColumns(call) {
      if (wantsPage(call)) return renderList(call, 200, requireProfile(call.access), call.query.entity_type);
      return replyWithJson(200, { own_columns: await readCountedColumns(call.access) });
    },

    async createHubOwnColumn(call) {
      const access = requireProfile(call.access);
      const listPath = getProjectPath(access.project.id, 'own-columns');
      return handleForm(call, {
        fields: NEW_OWN_COLUMN_FIELDS,
        async performAction(values) {
          const [column] = (await addOwnColumns(context, removeProfile(access), [values as SentColumn])) as [OwnColumn];
          if (!wantsPage(call)) return replyWithCreated(getOwnColumnPath(access.project.id, column), column);
          return redirect(call, listPath, `Own column added: ${column.label}`);
        },
        showAgain: (status: 400, refused) => renderList(call, status, access, undefined, refused),
      });
    },

    async editHubOwnColumnForm(call) {
      const column = requireOwnColumn(call.access.project.ownColumns, { entity_type: call.path.type, name: call.path.name });
      if (wantsPage(call)) return renderForm(call, 200, column);
      const initial = { ...column, choices: column.choices.join('\n') };
      return replyWithJson(
        200,
        createFormDescription(getOwnColumnPath(call.access.project.id, column), OWN_COLUMN_FIELDS, initial),
      );
    },

    async changeHubOwnColumn(call) {
      const column = requireOwnColumn(call.access.project.ownColumns, { entity_type: call.path.type, name: call.path.name });
      return handleChangeForm(call, {
        fields: OWN_COLUMN_FIELDS,
        async performAction(values) {
          const changed = await changeColumn(call, values as SentColumn);
          if (!wantsPage(call)) return replyWithJson(200, changed);
          return redirect(call, getProjectPath(call.access.project.id, 'own-columns'), `Own column saved: ${changed.label}`);
        },
        showAgain: (status: 400, refused) => renderForm(call, status, column, refused),
      });
    },

    async confirmHubOwnColumnDeletion(call) {
      return wantsPage(call) ? renderDeletion(call, 200) : replyWithJson(200, await findCountedColumn(call));
    },

    async deleteHubOwnColumn(call) {
      const isPage = call.request.method === 'POST' && wantsPage(call);
      return handleForm(call, {
        fields: DELETION_FIELDS,
        async performAction({ descendants }) {
          const { entity_count: count, label } = await findCountedColumn(call);
          if (descendants !== undefined && descendants !== count)
            throw createFieldError(
              '',
              `${formatQuantity(count, 'entity has', 'entities have')} a value now, but you confirmed ${descendants}.`,
              409,
            );
          await changeColumn(call, undefined);
          if (!isPage) return { status: 204 as const };
          return redirect(call, getProjectPath(call.access.project.id, 'own-columns'), `Own column deleted: ${label}`);
        },
        showAgain: (status: 400 | 409, refused) => renderDeletion(call, status, refused),
      });
    },

    getHubProjectSchema({ access, path }) {
      const { profile, project } = requireProfile(access);
      const { schema } = getServedSchema(profile, resolveEntityName(profile, path.type));
      return replyWithJson(200, { ...schema, $id: `urn:concordat:project:${project.id}:${String(schema.title)}` });
    },
  } satisfies Partial<HubHandlers>;
}

type CountedColumn = OwnColumn & { readonly entity_count: number };

function getOwnColumnPath(projectId: string, { entity_type, name }: OwnColumn): string {
  return getProjectPath(projectId, 'own-columns', entity_type, name);
}

/** Returns the model of the page. Managers also get the form of a new column. */
function createOwnColumnsModel(
  access: ProjectAccess,
  columns: readonly CountedColumn[],
  entityType: string | undefined,
  refused?: RefusedForm,
) {
  const { project, profile, canManage } = access;
  const isFull = columns.length >= MAX_OWN_COLUMNS;
  return {
    tabs: createProjectTabs(access, 'none'),
    profileTitle: profile.display_name,
    canManage,
    isFull,
    columns: columns.map((column) => ({
      label: formatOwnLabel(column),
      name: column.name,
      type: formatDisplayName(column.entity_type),
      kind: OWN_COLUMN_KINDS.find(({ value }) => value === column.kind)?.label ?? column.kind,
      choices: column.choices.join(', '),
      description: column.description,
      count: formatNumber(column.entity_count),
      tablePath: getTablePath(project.id, column.entity_type, { filter: [`${column.name}!=`] }),
      path: canManage ? getOwnColumnPath(project.id, column) : '',
    })),
    form:
      canManage && !isFull
        ? createFormModel(
            { action: getProjectPath(project.id, 'own-columns'), submit: 'Add own column' },
            createOwnColumnFormFields(profile),
            { initial: { entity_type: entityType ?? '', kind: 'text', recommended: false }, ...refused },
          )
        : undefined,
  };
}

function createColumnDeletionModel(projectId: string, column: CountedColumn, refused?: RefusedForm) {
  const { label, entity_count: count } = column;
  return {
    heading: `Delete own column ${label}?`,
    lines: [
      count === 0
        ? 'No entity has a value in this column.'
        : `${formatQuantity(count, 'entity has', 'entities have')} a value in this column, which ${count === 1 ? 'is' : 'are'} removed. You can restore the values from the history after you add the column again with the name ${column.name}.`,
    ],
    types: [],
    hasChanged: refused !== undefined,
    action: `${getOwnColumnPath(projectId, column)}/delete`,
    descendants: count,
    typed: undefined,
    submit: 'Delete column',
    backPath: getProjectPath(projectId, 'own-columns'),
  };
}

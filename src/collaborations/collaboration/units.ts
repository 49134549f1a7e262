/**
 * Handles the units of a collaboration (openapi/collaborations), which only managers of the organization may change.
 */
import type { CollaborationsHandlers, CollaborationViewer } from '../access/policy.ts';
import { createAction } from '../activity/actions.ts';
import type { CollaborationsContext } from '../context.ts';
import { createUnitsField } from '../forms/fields.ts';
import { answerCollaborationsForm, showForm } from '../forms/form-page.ts';
import { buildCollaborationPath } from '../page.ts';
import { redirectAsLastSeen } from '../tables/stored-view.ts';

/** Returns the handlers that show and replace the units. */
export function createUnitsHandlers(context: CollaborationsContext) {
  const { client, actions } = context;
  const formatUnits = (units: readonly string[]) => units.join(', ') || 'none';

  async function buildUnitsForm({ collaboration }: CollaborationViewer) {
    const { name, units } = await client.getOrganisation();
    return {
      heading: 'Change units',
      lead: `The units of ${name} that ${collaboration.name} belongs to.`,
      notes: units.length === 0 ? [`${name} has no units. Its managers create units on the platform.`] : [],
      action: ['units'],
      operationId: 'submitUnits',
      fields: { units: createUnitsField(units) },
      initial: { units: collaboration.units },
    };
  }

  return {
    showUnitsForm: async (call) => showForm(context, call, 200, await buildUnitsForm(call.access)),

    async submitUnits(call) {
      const { access: viewer, response } = call;
      const { identifier, name, units: before } = viewer.collaboration;
      return answerCollaborationsForm(context, call, await buildUnitsForm(viewer), {
        showsConflicts: true,
        async act({ units }) {
          const change = `${formatUnits(before)} → ${formatUnits(units)}`;
          const stored = await actions.execute(
            { viewer, response },
            createAction(viewer.collaboration, 'setUnits', name, { change }),
            () => client.setUnits(identifier, units),
          );
          return redirectAsLastSeen(call, `${buildCollaborationPath(identifier)}#settings`, {
            tone: 'good',
            title: `Units of ${name} changed.`,
            lines: [stored.length === 0 ? 'It belongs to no unit now.' : `It belongs to ${formatUnits(stored)} now.`],
          });
        },
      });
    },
  } satisfies Partial<CollaborationsHandlers>;
}

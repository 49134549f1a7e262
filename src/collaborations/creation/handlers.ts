/** Creation of a collaboration (openapi/collaborations). */
import type { Request } from 'express';
import type { CollaborationsApiHandlers } from '../../../generated/collaborations/stub.ts';
import type { Viewer } from '../access/policy.ts';
import { collaborationPath, LIST } from '../addresses.ts';
import { answerForm } from '../forms/answer.ts';
import { formModel, formPageView } from '../forms/page.ts';
import type { FormProblem, Typed } from '../forms/reading.ts';
import { creationNote, noteView } from '../note-page.ts';
import { crumbsTo, done, html, pageFrame, type Workbench } from '../workbench.ts';
import { creationFields, readCollaboration } from './form.ts';
import { missingForCreation } from './missing-settings.ts';
import { provision, provisioningLines } from './provisioning.ts';

/** Makes the handlers. */
export function creationHandlers(
  bench: Workbench,
): Pick<CollaborationsApiHandlers, 'showCreationForm' | 'submitCollaboration'> {
  const { policy, calls, now } = bench;

  async function creator(request: Request): Promise<Viewer> {
    const viewer = await policy.manager(request);
    const missing = missingForCreation(bench);
    if (missing !== undefined) throw missing;
    return viewer;
  }

  const creationPage = <Status extends number>(
    status: Status,
    viewer: Viewer,
    typed?: Typed,
    problems: readonly FormProblem[] = [],
  ) =>
    html(
      bench,
      status,
      formPageView,
      pageFrame(viewer, {
        title: problems.length > 0 ? 'Not created · New collaboration' : 'New collaboration',
        crumb: 'New',
        crumbs: crumbsTo(),
      }),
      {
        heading: 'New collaboration',
        lead: 'It is created on the platform, and this service is connected to it.',
        form: formModel(
          { action: `${LIST}/new`, submit: 'Create the collaboration', calls: calls('submitCollaboration') },
          creationFields,
          typed,
          problems,
        ),
        backPath: LIST,
      },
    );

  return {
    async showCreationForm({ request }) {
      const viewer = await policy.manager(request);
      const missing = missingForCreation(bench);
      if (missing === undefined) return creationPage(200, viewer);
      const frame = pageFrame(viewer, { title: 'New collaboration', crumb: 'New', crumbs: crumbsTo() });
      return html(bench, 200, noteView, frame, { heading: 'New collaboration', notes: [creationNote(missing.variable)] });
    },

    submitCollaboration: (call) =>
      answerForm(call, now(), {
        admit: () => creator(call.request),
        read: readCollaboration,
        showsConflicts: true,
        again: (status, viewer, typed, problems) => creationPage(status, viewer, typed, problems),
        async act(viewer, spec) {
          const { created, connection } = await provision(bench, { viewer, response: call.response }, spec);
          return done(bench, call.request, collaborationPath(created.identifier), {
            tone: connection === 'pending' ? 'warning' : 'good',
            title: `${created.name} was created.`,
            lines: provisioningLines(spec, created, connection),
          });
        },
      }),
  };
}

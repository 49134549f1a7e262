/** The annotations of a pipeline for people: a list, a form for a new one, and a page for each. */

import type { Flash } from '../../../web/flash.ts';
import { sendFlash, takeSentFlash } from '../../../web/flash-cookie.ts';
import { momentText } from '../../../web/for-people/words.ts';
import { type Pager, pagerOf } from '../../../web/pager.ts';
import { view } from '../../../web/views.ts';
import type { Signer } from '../../access/caller.ts';
import type { ProteomicsHandlers } from '../../access/guard.ts';
import { rememberActingUser } from '../../acting-user.ts';
import type { ProteomicsContext } from '../../context.ts';
import { pipelinePage, pipelinePath, pipelineTabs, type TabModel } from '../../page.ts';
import { addressWith } from '../addresses.ts';
import { answerForm, type FormCall } from '../forms/answer.ts';
import { type FormState, freshForm, typedForm } from '../forms/form.ts';
import { atField, personOf } from '../forms/refusal.ts';
import { returnAddress } from '../return-address.ts';
import { type Scope, scopeOf } from '../scope.ts';
import { annotationChoice } from './handlers.ts';
import {
  ANNOTATION_KINDS,
  type Annotation,
  type AnnotationKind,
  changeAnnotation,
  createAnnotation,
  deleteAnnotation,
  findAnnotation,
  momentOfAnnotation,
  readAnnotations,
} from './store.ts';

interface AnnotationsModel {
  readonly tabs: readonly TabModel[];
  readonly flash: Flash | undefined;
  readonly path: string;
  readonly trendPath: string;
  readonly rows: readonly { at: string; kind: string; text: string; path: string; who: string; when: string }[];
  readonly total: number;
  readonly pager: Pager;
  readonly form: FormState;
  readonly kinds: typeof KINDS;
}

interface AnnotationModel {
  readonly tabs: readonly TabModel[];
  readonly path: string;
  readonly deletePath: string;
  readonly backPath: string;
  readonly changed: string;
  readonly form: FormState;
  readonly kinds: typeof KINDS;
}

const LIST = view<AnnotationsModel>('proteomics/quality/annotations');
const ONE = view<AnnotationModel>('proteomics/quality/annotation');
const KINDS = Object.entries(ANNOTATION_KINDS).map(([value, label]) => ({ value, label }));
const LABELS = { kind: 'Kind', at: 'When', text: 'What', user: 'Your user UUID', returnTo: '' };
const ROWS = 100;
const STYLES = ['styles/proteomics-quality.css'];

/** Forms of these pages. */
export const ANNOTATION_FORMS: readonly string[] = [
  'createAnnotationByForm',
  'changeAnnotationByForm',
  'deleteAnnotationByForm',
];

type AnnotationPages = Pick<
  ProteomicsHandlers,
  'showAnnotations' | 'createAnnotationByForm' | 'showAnnotation' | 'changeAnnotationByForm' | 'deleteAnnotationByForm'
>;

/** Handlers of the pages. */
export function annotationPages(context: ProteomicsContext): AnnotationPages {
  const list = async (
    scope: Scope,
    { request, response }: Pick<FormCall, 'request' | 'response'>,
    form: FormState,
    offset = 0,
  ) => {
    const { pool, project, pipeline } = scope;
    const { items, total } = await readAnnotations(pool, pipeline.uuid, { limit: ROWS, offset, newestFirst: true });
    const path = pipelinePath(project, pipeline, 'annotations');
    return context.render(LIST, pipelinePage(project, pipeline, { title: 'Annotations', styles: STYLES }), {
      tabs: pipelineTabs(project, pipeline, 'annotations'),
      flash: takeSentFlash(request, response),
      path,
      trendPath: pipelinePath(project, pipeline, 'trend'),
      rows: items.map((item) => ({ ...shown(item), path: `${path}/${item.uuid}` })),
      total,
      pager: pagerOf({ page: Math.floor(offset / ROWS) + 1, pages: Math.ceil(total / ROWS) }, (page) =>
        addressWith(path, [['offset', page === 1 ? '' : String((page - 1) * ROWS)]]),
      ),
      form,
      kinds: KINDS,
    });
  };
  const one = (scope: Scope, annotation: Annotation, form: FormState) => {
    const { project, pipeline } = scope;
    const backPath = pipelinePath(project, pipeline, 'annotations');
    const path = `${backPath}/${annotation.uuid}`;
    const crumbs = [{ title: 'Annotations', path: backPath }];
    return context.render(ONE, pipelinePage(project, pipeline, { title: 'Annotation', crumbs, styles: STYLES }), {
      tabs: pipelineTabs(project, pipeline, 'annotations'),
      path,
      deletePath: `${path}/delete`,
      backPath,
      changed: `${annotation.changedBy}, ${momentText(annotation.changedAt)}`,
      form,
      kinds: KINDS,
    });
  };
  const written = async ({ pool }: Scope, body: { kind: AnnotationKind; at: string; text: string }, { user }: Signer) => {
    const changedBy = await personOf(pool, user);
    await atField('at', () => momentOfAnnotation(body.at));
    return atField('text', () => annotationChoice(body, changedBy));
  };

  return {
    async showAnnotations({ path, query, request, response, access }) {
      const scope = await scopeOf(context, path);
      const form = await freshForm(scope.pool, { request, access }, { kind: 'calibration', at: '', text: '' });
      return { status: 200, type: 'text/html', content: await list(scope, { request, response }, form, query.offset ?? 0) };
    },
    async createAnnotationByForm(call) {
      const scope = await scopeOf(context, call.path);
      const here = pipelinePath(scope.project, scope.pipeline, 'annotations');
      return answerForm(
        call,
        async () => {
          const choice = await written(scope, call.body, call.access);
          await createAnnotation(scope.pool, scope.pipeline.uuid, choice, context.now());
          rememberActingUser(call.response, call.access);
          sendFlash(call.response, { tone: 'good', title: 'The annotation stands on the time line', lines: [] });
          return { status: 303, headers: { Location: returnAddress(call.body.returnTo, here) } } as const;
        },
        async (_status, problems) => {
          const form = await typedForm(scope.pool, call, LABELS, problems);
          return { status: 400, type: 'text/html', content: await list(scope, call, form) } as const;
        },
      );
    },
    async showAnnotation({ path, request, access }) {
      const scope = await scopeOf(context, path);
      const annotation = await findAnnotation(scope.pool, path.annotation, scope.pipeline.uuid);
      const form = await freshForm(
        scope.pool,
        { request, access },
        { kind: annotation.kind, at: annotation.at, text: annotation.text },
      );
      return { status: 200, type: 'text/html', content: one(scope, annotation, form) };
    },
    async changeAnnotationByForm(call) {
      const scope = await scopeOf(context, call.path);
      const annotation = await findAnnotation(scope.pool, call.path.annotation, scope.pipeline.uuid);
      return answerForm(
        call,
        async () => {
          const choice = await written(scope, call.body, call.access);
          await changeAnnotation(scope.pool, annotation.uuid, choice, context.now());
          rememberActingUser(call.response, call.access);
          sendFlash(call.response, { tone: 'good', title: 'The annotation is changed', lines: [] });
          return { status: 303, headers: { Location: pipelinePath(scope.project, scope.pipeline, 'annotations') } } as const;
        },
        async (_status, problems) => {
          const form = await typedForm(scope.pool, call, LABELS, problems);
          return { status: 400, type: 'text/html', content: one(scope, annotation, form) } as const;
        },
      );
    },
    async deleteAnnotationByForm(call) {
      const scope = await scopeOf(context, call.path);
      const annotation = await findAnnotation(scope.pool, call.path.annotation, scope.pipeline.uuid);
      return answerForm(
        call,
        async () => {
          await personOf(scope.pool, call.access.user);
          await deleteAnnotation(scope.pool, annotation.uuid);
          rememberActingUser(call.response, call.access);
          sendFlash(call.response, { tone: 'good', title: 'The annotation is gone', lines: [annotation.text] });
          return { status: 303, headers: { Location: pipelinePath(scope.project, scope.pipeline, 'annotations') } } as const;
        },
        async (_status, problems) => {
          const typed = await typedForm(scope.pool, call, LABELS, problems);
          const form = { ...typed, values: { kind: annotation.kind, at: annotation.at, text: annotation.text } };
          return { status: 400, type: 'text/html', content: one(scope, annotation, form) } as const;
        },
      );
    },
  };
}

function shown({ kind, at, text, changedBy, changedAt }: Annotation) {
  return { at: at.replace('T', ' '), kind: ANNOTATION_KINDS[kind], text, who: changedBy, when: momentText(changedAt) };
}

/** The annotations of a pipeline for people: a list, a form for a new one, and a page for each. */
import type { Exchange } from '../../../contract/accept.ts';
import { momentText } from '../../../web/for-people/words.ts';
import { choiceField, textField, type ValuesOf } from '../../../web/forms/fields.ts';
import { type Pager, pagerOf } from '../../../web/pager.ts';
import { page, redirect } from '../../../web/replies/replies.ts';
import { view } from '../../../web/views.ts';
import type { Caller } from '../../access/caller.ts';
import type { ProteomicsHandlers } from '../../access/guard.ts';
import type { ProteomicsContext } from '../../context.ts';
import { pipelinePage, pipelinePath, pipelineTabs, type TabModel } from '../../page.ts';
import { answerSignedForm, atField, type SignedFormContent, type SignedFormModel, signedFormModel } from '../../signed-form.ts';
import { addressWith } from '../addresses.ts';
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
  readonly trendPath: string;
  readonly rows: readonly { at: string; kind: string; text: string; path: string; who: string; when: string }[];
  readonly total: number;
  readonly pager: Pager;
  readonly form: SignedFormModel;
}

interface AnnotationModel {
  readonly tabs: readonly TabModel[];
  readonly deletePath: string;
  readonly changed: string;
  readonly form: SignedFormModel;
}

const LIST = view<AnnotationsModel>('proteomics/quality/annotations');
const ONE = view<AnnotationModel>('proteomics/quality/annotation');
const FIELDS = {
  kind: choiceField({
    label: 'Kind',
    choices: Object.entries(ANNOTATION_KINDS).map(([value, label]) => ({ value: value as AnnotationKind, label })),
  }),
  at: textField({ label: 'When', kind: 'datetime-local', isRequired: true, help: "by the instrument's clock" }),
  text: textField({ label: 'What', kind: 'textarea', rows: 2, maxLength: 1_000, isRequired: true }),
  returnTo: textField({ label: 'Address to go back to', kind: 'hidden' }),
};
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

type AnnotationCall = Exchange & { readonly access: Caller };

/** Handlers of the pages. */
export function annotationPages(context: ProteomicsContext): AnnotationPages {
  const list = async <Status extends 200 | 400>(
    scope: Scope,
    call: AnnotationCall,
    status: Status,
    content: SignedFormContent,
    offset = 0,
  ) => {
    const { pool, project, pipeline } = scope;
    const { items, total } = await readAnnotations(pool, pipeline.uuid, { limit: ROWS, offset, newestFirst: true });
    const path = pipelinePath(project, pipeline, 'annotations');
    const frame = pipelinePage(project, pipeline, { title: 'Annotations', styles: STYLES });
    return page(context, call, status, LIST, frame, {
      tabs: pipelineTabs(project, pipeline, 'annotations'),
      trendPath: pipelinePath(project, pipeline, 'trend'),
      rows: items.map((item) => ({ ...shown(item), path: `${path}/${item.uuid}` })),
      total,
      pager: pagerOf({ page: Math.floor(offset / ROWS) + 1, pages: Math.ceil(total / ROWS) }, (page) =>
        addressWith(path, [['offset', page === 1 ? '' : String((page - 1) * ROWS)]]),
      ),
      form: await signedFormModel(pool, call, { action: path, submit: 'Add annotation' }, FIELDS, content),
    });
  };
  const one = async <Status extends 200 | 400>(
    scope: Scope,
    call: AnnotationCall,
    status: Status,
    annotation: Annotation,
    content: SignedFormContent = {},
  ) => {
    const { pool, project, pipeline } = scope;
    const backPath = pipelinePath(project, pipeline, 'annotations');
    const path = `${backPath}/${annotation.uuid}`;
    const crumbs = [{ title: 'Annotations', path: backPath }];
    const frame = pipelinePage(project, pipeline, { title: 'Annotation', crumbs, styles: STYLES });
    return page(context, call, status, ONE, frame, {
      tabs: pipelineTabs(project, pipeline, 'annotations'),
      deletePath: `${path}/delete`,
      changed: `${annotation.changedBy}, ${momentText(annotation.changedAt)}`,
      form: await signedFormModel(pool, call, { action: path, submit: 'Save', backPath }, FIELDS, {
        initial: annotation,
        ...content,
      }),
    });
  };
  const written = async (values: ValuesOf<typeof FIELDS>, changedBy: string) => {
    await atField('at', () => momentOfAnnotation(values.at));
    return atField('text', () => annotationChoice(values, changedBy));
  };

  return {
    showAnnotations: async (call) =>
      list(await scopeOf(context, call.path), call, 200, { initial: { kind: 'calibration' } }, call.query.offset),
    async createAnnotationByForm(call) {
      const scope = await scopeOf(context, call.path);
      return answerSignedForm(scope.pool, call, {
        fields: FIELDS,
        async act(values, changedBy) {
          const choice = await written(values, changedBy);
          await createAnnotation(scope.pool, scope.pipeline.uuid, choice, context.now());
          const path = returnAddress(values.returnTo, pipelinePath(scope.project, scope.pipeline, 'annotations'));
          return redirect(call, path, { tone: 'good', title: 'The annotation stands on the time line', lines: [] });
        },
        again: (status: 400, refused) => list(scope, call, status, { refused }),
      });
    },
    async showAnnotation(call) {
      const scope = await scopeOf(context, call.path);
      return one(scope, call, 200, await findAnnotation(scope.pool, call.path.annotation, scope.pipeline.uuid));
    },
    async changeAnnotationByForm(call) {
      const scope = await scopeOf(context, call.path);
      const annotation = await findAnnotation(scope.pool, call.path.annotation, scope.pipeline.uuid);
      return answerSignedForm(scope.pool, call, {
        fields: FIELDS,
        async act(values, changedBy) {
          const choice = await written(values, changedBy);
          await changeAnnotation(scope.pool, annotation.uuid, choice, context.now());
          const path = pipelinePath(scope.project, scope.pipeline, 'annotations');
          return redirect(call, path, { tone: 'good', title: 'The annotation is changed', lines: [] });
        },
        again: (status: 400, refused) => one(scope, call, status, annotation, { refused }),
      });
    },
    async deleteAnnotationByForm(call) {
      const scope = await scopeOf(context, call.path);
      const annotation = await findAnnotation(scope.pool, call.path.annotation, scope.pipeline.uuid);
      return answerSignedForm(scope.pool, call, {
        fields: {},
        async act() {
          await deleteAnnotation(scope.pool, annotation.uuid);
          const path = pipelinePath(scope.project, scope.pipeline, 'annotations');
          return redirect(call, path, { tone: 'good', title: 'The annotation is gone', lines: [annotation.text] });
        },
        again: (status: 400, deletion) => one(scope, call, status, annotation, { deletion }),
      });
    },
  };
}

function shown({ kind, at, text, changedBy, changedAt }: Annotation) {
  return { at: at.replace('T', ' '), kind: ANNOTATION_KINDS[kind], text, who: changedBy, when: momentText(changedAt) };
}

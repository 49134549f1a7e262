/** The answer that asks a question before something is taken away. */

import type { SeenCollaboration } from '../access/disclosure.ts';
import type { Viewer } from '../access/policy.ts';
import { crumbsTo, html, pageFrame, type Workbench } from '../workbench.ts';
import { type ConfirmModel, confirmModel, confirmView, type Question } from './confirm-page.ts';

/** What is asked, and the form that does it. */
export interface Asked {
  readonly viewer: Viewer;
  readonly seen: SeenCollaboration;
  readonly question: Question;
  /** What the breadcrumb calls the page. */
  readonly crumb: string;
  /** Path of the form. */
  readonly action: string;
  readonly fields?: ConfirmModel['fields'];
  readonly calls: ConfirmModel['calls'];
  /** What was typed in place of the name, where the question is asked again. */
  readonly wrongName?: string;
}

/** The page with the question. It carries nothing out. */
export function askFirst<Status extends 200 | 400>(
  bench: Pick<Workbench, 'render'>,
  status: Status,
  { viewer, seen, question, crumb, action, fields = [], calls, wrongName }: Asked,
) {
  const frame = pageFrame(viewer, { title: question.heading, crumb, crumbs: crumbsTo(seen) });
  return html(bench, status, confirmView, frame, confirmModel(seen, question, action, fields, calls, wrongName));
}

/** The page about what an ISA file leaves out, before it is downloaded. */
import { countOf, numberText } from '../../../web/for-people/words.ts';
import { type View, view } from '../../../web/views.ts';
import type { ProjectAccess } from '../../access/project-access.ts';
import type { HubContext } from '../../context.ts';
import { type ProjectTabs, projectCrumb, projectPage, projectPath, projectTabs } from '../../page.ts';
import type { LeftOut } from './left-out.ts';

interface LeftOutModel {
  readonly tabs: ProjectTabs;
  readonly title: string;
  /** How much stays behind; empty for nothing. */
  readonly summary: string;
  readonly lines: readonly { readonly what: string; readonly count: string }[];
  readonly downloadPath: string;
  readonly wholePath: string;
}

const leftOutView: View<LeftOutModel> = view('hub/exchange/left-out');

/** Its HTML. */
export function leftOutPage(
  context: HubContext,
  access: ProjectAccess,
  format: 'isa-json' | 'isa-tab',
  leftOut: readonly LeftOut[],
): string {
  const title = format === 'isa-tab' ? 'ISA-Tab' : 'ISA-JSON';
  const exportPath = projectPath(access.project.id, 'export');
  const all = leftOut.reduce((sum, { count }) => sum + count, 0);
  return context.render(
    leftOutView,
    projectPage(access, { title: `${title} of ${access.project.name}`, crumb: title, crumbs: [projectCrumb(access)] }),
    {
      tabs: projectTabs(access, 'none'),
      title,
      summary: all === 0 ? '' : `${countOf(all, 'value or entity', 'values and entities')} of this project`,
      lines: leftOut.map(({ what, count }) => ({ what, count: numberText(count) })),
      downloadPath: `${exportPath}?format=${format}`,
      wholePath: `${exportPath}?format=json`,
    },
  );
}

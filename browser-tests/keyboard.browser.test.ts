/**
 * Tests flows by keyboard only: each control is reached by Tab, and its focus is visible and not covered (WCAG 2.2, 2.1.1,
 * 2.4.7, 2.4.11).
 */
import type pg from 'pg';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { type SeededPipeline, seedRuns } from '../src/proteomics/quality/testing-runs.ts';
import { describeInBrowser } from './browser.ts';
import { createSmallProject, type SmallProject } from './hub-project.ts';
import { focusByKeys, pressByKeys } from './keyboard.ts';

/**
 * Presses the control with this role and name. A text is typed into the control, or selects its option. A control for files
 * gets UNITS.
 */
type Step = readonly [
  role: Parameters<Page['getByRole']>[0] | 'summary',
  name: string | RegExp,
  text?: string | (() => string),
];

const SIGN: Step = ['combobox', /^Your name/, 'Instrument'];

const UNITS = {
  name: 'ObservationUnit.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('unique_id,study_id,observation_unit_type\nPLOT-9,STU-1,plot\n'),
};

interface Flow {
  readonly name: string;
  readonly start: () => string;
  readonly steps: readonly Step[];
  /** Text on the last page. */
  readonly end: string | RegExp;
}

describeInBrowser(
  'With the keyboard alone, a user',
  (site) => {
    let project: SmallProject;
    let reviewed: SmallProject;
    let deleted: SmallProject;
    let workspace: string;
    let deletedName: string;
    let seeded: SeededPipeline;
    beforeAll(async () => {
      [project, reviewed, deleted] = await Promise.all([
        createSmallProject(site.address),
        createSmallProject(site.address),
        createSmallProject(site.address),
      ]);
      await reviewed.hub.post(reviewed.path('reviews'), { message: 'Please check.' });
      workspace = (await project.hub.get(project.path())).body.workspace_id;
      deletedName = (await deleted.hub.get(deleted.path())).body.name;
      const createValues = (index: number) => ({ N_protein_groups: index === 28 ? 400 : 1300 + (index % 5) });
      seeded = await seedRuns(site.database?.pool as pg.Pool, { count: 30, createValues, pipelineName: 'Keys' });
    });
    const createHubPath =
      (...rest: readonly string[]) =>
      () =>
        project.path(...rest);
    const createQualityPath = (path: string) => () => `/proteomics/projects/${seeded.project}/${seeded.pipeline}${path}`;

    const flows: readonly Flow[] = [
      {
        name: 'starts a project',
        start: () => '/',
        steps: [
          ['link', 'Start a project'],
          ['textbox', 'Name (required)', 'Pots'],
          ['button', 'Create project'],
        ],
        end: 'Project created',
      },
      {
        name: 'requests a review',
        start: createHubPath(),
        steps: [
          ['link', 'Not reviewed'],
          ['textbox', 'Message', 'Please check the units.'],
          ['button', 'Request review'],
        ],
        end: 'Review requested',
      },
      {
        name: 'approves a project',
        start: () => reviewed.path('reviews'),
        steps: [
          ['textbox', /^Comment/, 'Complete.'],
          ['button', 'Approve project'],
        ],
        end: /^Approved/,
      },
      {
        name: 'imports a file',
        start: createHubPath(),
        steps: [
          ['link', 'Import'],
          ['button', /^File/],
          ['button', 'Preview the import'],
          ['button', /^Import \d/],
        ],
        end: '1 created, 0 changed',
      },
      {
        name: 'sets a webhook of a workspace',
        start: () => `/hub/workspaces/${workspace}/webhook`,
        steps: [
          ['textbox', /^Address/, 'https://hooks.example.org/changes'],
          ['button', 'Save webhook'],
        ],
        end: 'Messages are not signed',
      },
      {
        name: 'deletes a project',
        start: () => deleted.path('edit'),
        steps: [
          ['link', /^Delete/],
          ['textbox', /name/, () => deletedName],
          ['button', /^Delete/],
        ],
        end: /deleted/,
      },
      {
        name: 'creates an alert',
        start: createQualityPath('/alerts'),
        steps: [
          ['combobox', /^By/, 'Slack'],
          ['textbox', /^Address/, 'https://hooks.example.org/incoming'],
          ['button', 'Create alert'],
        ],
        end: 'Alert created',
      },
      {
        name: 'publishes a version',
        start: createHubPath('publication'),
        steps: [
          ['link', 'Publish version'],
          ['checkbox', /^Publish this version/],
          ['button', 'Publish version'],
        ],
        end: 'Version 1 published',
      },
      {
        name: 'adds an own column',
        start: createHubPath(),
        steps: [
          ['link', 'Add own columns'],
          ['textbox', /^Label/, 'Plot color'],
          ['button', 'Add own column'],
        ],
        end: 'Own column added: Plot color',
      },
      {
        name: 'saves a restore point',
        start: createHubPath(),
        steps: [
          ['link', 'History'],
          ['summary', 'Save restore point…'],
          ['textbox', 'Name this moment', 'As submitted'],
          ['button', 'Save restore point'],
        ],
        end: 'As submitted',
      },
      {
        name: 'comments on an entity',
        start: () => project.path('entity', project.study.id),
        steps: [
          ['link', 'Comments'],
          ['textbox', /^Comment/, 'Which field is it?'],
          ['button', 'Add comment'],
        ],
        end: 'Which field is it?',
      },
      {
        name: 'duplicates a project',
        start: createHubPath(),
        steps: [
          ['link', 'Duplicate'],
          ['button', 'Create project'],
        ],
        end: /\(copy\)/,
      },
      {
        name: 'starts a draft of a profile',
        start: () => '/profile-drafts/new?parent=miappe/1.1',
        steps: [
          ['button', 'Create draft'],
          ['link', 'Add field'],
          ['textbox', 'Name (required)', 'Seed weight'],
          ['button', 'Add field'],
        ],
        end: 'Seed weight',
      },
      {
        name: 'sets a limit',
        start: createQualityPath('/qc/limits'),
        steps: [SIGN, ['button', 'Set limit']],
        end: 'last changed by Instrument operator',
      },
      {
        name: 'adds an annotation',
        start: createQualityPath('/qc/annotations'),
        steps: [
          ['textbox', /^When/, '03142025\t1030AM'],
          ['textbox', /^Description/, 'New column'],
          SIGN,
          ['button', 'Add annotation'],
        ],
        end: 'New column',
      },
      {
        name: 'excludes a run',
        start: createQualityPath('/qc'),
        steps: [['checkbox', /^Choose /], ['textbox', 'Reason', 'Blocked column'], SIGN, ['button', 'Exclude']],
        end: /(^| )excluded/,
      },
    ];

    it.each(flows)('$name', async ({ start, steps, end }) => {
      const { page, errors } = await site.visit(start());
      for (const step of steps) await performStep(page, step);
      await page.getByText(end).first().waitFor();
      expect(errors).toEqual([]);
    });
  },
  { withDatabase: true },
);

async function performStep(page: Page, [role, name, text]: Step): Promise<void> {
  const main = page.getByRole('main');
  const found = role === 'summary' ? main.locator('summary', { hasText: name }) : main.getByRole(role, { name, exact: true });
  const target = found.first();
  if (await target.evaluate((element) => element.matches('[type=file]'))) {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), pressByKeys(page, target)]);
    return chooser.setFiles(UNITS);
  }
  if (text === undefined) return pressByKeys(page, target);
  await focusByKeys(page, target);
  await page.keyboard.type(typeof text === 'function' ? text() : text);
}

import { describe, expect, it } from 'vitest';
import { loadCatalog } from '../profiles/catalog/catalog.ts';
import { noTasks } from '../tasks/testing-tasks.ts';
import type { Page, Render } from '../web/views.ts';
import { createRender } from '../web/views.ts';
import { createProfileHandlers } from './profiles/handlers.ts';
import { schemasEntry } from './site-entry.ts';
import { createValidationHandlers } from './validation/handlers.ts';

const render: Render = createRender({ cache: true, site: { version: '1.0.0', services: [schemasEntry] } });
const catalog = loadCatalog();
const pages = { ...createProfileHandlers(catalog, render), ...createValidationHandlers(catalog, render, noTasks) };
const study = { profile: 'miappe/1.1', entity: 'Study', text: 'unique_id: S\ninvestigation_id: I\ntitle: T\n' };

describe('The pages of the schema service', () => {
  it('show the result for data that a user pasted, even if the data is invalid', async () => {
    expect(await validateForm({ text: 'title: 1' })).toMatchObject({ status: 200 });
  });

  it.each([
    ['a text that cannot be read', { text: 'a: [' }, 400],
    ['a form without a text', { text: ' \r\n' }, 400],
    ['an unknown profile', { profile: 'nowhere/1' }, 404],
    ['an unknown entity', { entity: 'Nowhere' }, 404],
  ])('show the form again with an error status for %s', async (_what, changes, status) => {
    const reply = await validateForm(changes);
    expect(reply.status).toBe(status);
    expect(reply.content).toContain('<textarea');
  });

  it('show submitted text again, with its markup escaped', async () => {
    const { content } = await validateForm({ text: '</textarea><script>alert(1)</script>', profile: 'nowhere/1' });
    expect(content).toContain('&lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt;</textarea>');
  });

  it('warn of missing recommended fields and of values outside open vocabularies, even if the data is valid', async () => {
    const unit = 'unique_id: U\nstudy_id: S\nobservation_unit_type: tray\n';
    const { content } = await validateForm({ entity: 'ObservationUnit', text: unit });
    expect(content).toContain('<h2 id="verdict">Valid</h2>');
    expect(content).toContain('&quot;tray&quot; is not a recommended value');
    const { content: ofStudy } = await validateForm({});
    expect(ofStudy).toContain('contact_institution');
  });

  it('describe a pattern of the profile in words', async () => {
    const { content } = await validateForm({ text: 'unique_id: "a\\u0007b"\ninvestigation_id: I\ntitle: T\n' });
    expect(content).toContain('is not accepted. An identifier is printable text without spaces at its ends');
    expect(content).not.toContain('ud800');
  });

  it('count lines exactly as the browser does', async () => {
    const { content } = await validateForm({ text: 'unique_id: S\r\ntitle: T\r\ncolor: 1\r\n' });
    expect(content).toContain('href="#line-3"');
  });

  it('replace the input by the example when the button for examples is pressed', async () => {
    const { content } = await validateForm({ profile: 'darwin-core/1.0', entity: '', text: 'mine', example: 'yes' });
    expect(content).toContain('occurrenceID');
  });

  it('return 404 for an unknown profile', () => {
    expect(() => pages.showProfile(createCall({ path: { profile: 'miappe', version: '9.9' } }))).toThrow(
      'Version not found: 9.9',
    );
  });

  it('show an entity if the URL has its name in snake_case', async () => {
    const reply = await pages.showEntity(
      createCall({ path: { profile: 'MIAPPE', version: '1.1', entity: 'observation_unit' } }),
    );
    expect(reply).toMatchObject({ status: 200 });
  });

  it('are not rendered if values of their templates are missing', () => {
    expect(() => render('schemas/profiles/profile', { title: 'x' } as Page, {})).toThrow();
  });
});

async function validateForm(changes: object): Promise<{ status: number; content: string }> {
  return (await pages.validateText(createCall({ body: { ...study, ...changes } }))) as { status: number; content: string };
}

/** Creates a call of the contract with the values of the test. */
function createCall(parts: { path?: object; query?: object; body?: object }) {
  return { path: {}, query: {}, ...parts } as never;
}

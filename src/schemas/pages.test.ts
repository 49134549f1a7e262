import { describe, expect, it } from 'vitest';
import { loadCatalog } from '../profiles/catalog/catalog.ts';
import { noTasks } from '../tasks/testing-tasks.ts';
import type { Page, Render, View } from '../web/views.ts';
import { createRender } from '../web/views.ts';
import { profilePageHandlers } from './profiles/page-handlers.ts';
import { schemasEntry } from './site-entry.ts';
import { validationPageHandlers } from './validation/page-handlers.ts';

const render: Render = createRender({ cache: true, site: { version: '1.0.0', services: [schemasEntry] } });
const catalog = loadCatalog();
const pages = { ...profilePageHandlers(catalog, render), ...validationPageHandlers(catalog, render, noTasks) };
const study = { profile: 'miappe/1.1', entity: 'Study', text: 'unique_id: S\ninvestigation_id: I\ntitle: T\n' };

describe('The pages of the schema service', () => {
  it('answer a text with its result, also when it is not valid', async () => {
    expect(await validate({ text: 'title: 1' })).toMatchObject({ status: 200 });
  });

  it.each([
    ['a text that cannot be read', { text: 'a: [' }, 400],
    ['a form without a text', { text: ' \r\n' }, 400],
    ['an unknown profile', { profile: 'nowhere/1' }, 404],
    ['an unknown entity', { entity: 'Nowhere' }, 404],
  ])('answer %s with status and form', async (_what, changes, status) => {
    const reply = await validate(changes);
    expect(reply.status).toBe(status);
    expect(reply.content).toContain('<textarea');
  });

  it('keep what was typed, as text, whatever it holds', async () => {
    const { content } = await validate({ text: '</textarea><script>alert(1)</script>', profile: 'nowhere/1' });
    expect(content).toContain('&lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt;</textarea>');
  });

  it('show warnings beside a valid text: recommended fields that are missing, and values outside open vocabularies', async () => {
    const unit = 'unique_id: U\nstudy_id: S\nobservation_unit_type: tray\n';
    const { content } = await validate({ entity: 'ObservationUnit', text: unit });
    expect(content).toContain('<h2 id="verdict">Valid</h2>');
    expect(content).toContain('&quot;tray&quot; is none of the recommended values');
    const { content: ofStudy } = await validate({});
    expect(ofStudy).toContain('contact_institution');
  });

  it('say in words what a pattern of the profile asks for', async () => {
    const { content } = await validate({ text: 'unique_id: "a\\u0007b"\ninvestigation_id: I\ntitle: T\n' });
    expect(content).toContain('is not accepted. An identifier is printable text without spaces at its ends');
    expect(content).not.toContain('ud800');
  });

  it('count the lines of a text as the browser shows them', async () => {
    const { content } = await validate({ text: 'unique_id: S\r\ntitle: T\r\ncolor: 1\r\n' });
    expect(content).toContain('href="#line-3"');
  });

  it('put the example in the place of the text when that button is pressed', async () => {
    const { content } = await validate({ profile: 'darwin-core/1.0', entity: '', text: 'mine', example: 'yes' });
    expect(content).toContain('occurrenceID');
  });

  it('refuse to show a profile that is not there', () => {
    expect(() => pages.showProfile(call({ path: { profile: 'miappe', version: '9.9' } }))).toThrow('Version not found: 9.9');
  });

  it('show an entity whose name is written in another way', async () => {
    const reply = await pages.showEntity(call({ path: { profile: 'MIAPPE', version: '1.1', entity: 'observation_unit' } }));
    expect(reply).toMatchObject({ status: 200 });
  });

  it('print no value that their model does not have', () => {
    const incomplete = { template: 'schemas/profiles/profile' } as View<object>;
    expect(() => render(incomplete, { title: 'x' } as Page, {})).toThrow();
  });
});

async function validate(changes: object): Promise<{ status: number; content: string }> {
  return (await pages.validateText(call({ body: { ...study, ...changes } }))) as { status: number; content: string };
}

/** A call of the contract, with the values of the test. */
function call(parts: { path?: object; query?: object; body?: object }) {
  return { path: {}, query: {}, ...parts } as never;
}

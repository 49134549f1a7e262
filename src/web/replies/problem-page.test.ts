import { describe, expect, it } from 'vitest';
import { createRender } from '../views.ts';
import { buildProblemPageModel, createProblemFrame } from './problem-page.ts';

const render = createRender({ cache: true, site: { version: '1.0.0', services: [] } });

describe('An error page', () => {
  it.each([400, 401, 403, 404, 405, 409, 413, 415, 418, 429, 500, 501, 503])(
    'explains the error and the next step for status %i',
    (status) => {
      const html = render(
        'partials/problem',
        createProblemFrame(requestPage(status)),
        buildProblemPageModel(requestPage(status)),
      );
      expect(html).toContain('A plain sentence.');
      expect(html).toMatch(/What you can do[\s\S]*<li>/);
    },
  );

  it('shows the request ID, which the log contains', () => {
    expect(render('partials/problem', createProblemFrame(requestPage(500)), buildProblemPageModel(requestPage(500)))).toContain(
      '>a-request-id<',
    );
  });

  it('escapes markup in the message', () => {
    const error = { ...requestPage(404), detail: 'Profile not found: <img src=x>' };
    expect(render('partials/problem', createProblemFrame(error), buildProblemPageModel(error))).not.toContain('<img');
  });
});

function requestPage(status: number) {
  return { status, detail: 'A plain sentence.', requestId: 'a-request-id' };
}

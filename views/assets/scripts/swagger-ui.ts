// Starts Swagger UI with the merged contract for programs, light or dark as the user prefers.
import { createElement, findElement } from './elements.ts';

declare const SwaggerUIBundle: {
  (options: Record<string, unknown>): void;
  readonly presets: { readonly apis: unknown };
};

const dark = matchMedia('(prefers-color-scheme: dark)');
const followScheme = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', followScheme);
followScheme();

SwaggerUIBundle({
  url: '/openapi.json?pages=false',
  dom_id: '#swagger-ui',
  deepLinking: true,
  validatorUrl: null,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  presets: [SwaggerUIBundle.presets.apis],
  layout: 'BaseLayout',
  onComplete: arrangePage,
});

// Swagger UI marks its list as `main`, of which a page may have only one. Its introduction is longer than the list.
function arrangePage(): void {
  const introduction = findElement(HTMLElement, '.info .renderedMarkdown');
  if (introduction !== null) {
    const details = createElement('details');
    details.append(createElement('summary', { textContent: 'First steps, and responses of all operations' }));
    details.append(...introduction.childNodes);
    introduction.append(details);
  }
  const list = document.getElementById('operations');
  list?.setAttribute('role', 'region');
  list?.setAttribute('aria-label', 'Operations');
}

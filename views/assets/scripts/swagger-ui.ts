// Starts Swagger UI with the merged contract, light or dark as the user prefers.
declare const SwaggerUIBundle: {
  (options: Record<string, unknown>): void;
  readonly presets: { readonly apis: unknown };
};

const dark = matchMedia('(prefers-color-scheme: dark)');
const followScheme = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', followScheme);
followScheme();

SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#swagger-ui',
  deepLinking: true,
  validatorUrl: null,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  presets: [SwaggerUIBundle.presets.apis],
  layout: 'BaseLayout',
  onComplete: nameOperations,
});

// Swagger UI marks its list as `main`, of which a page may have only one.
function nameOperations(): void {
  const list = document.getElementById('operations');
  list?.setAttribute('role', 'region');
  list?.setAttribute('aria-label', 'Operations');
}

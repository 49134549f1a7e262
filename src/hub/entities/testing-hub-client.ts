export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read responses of all operations
  readonly body: any;
}

type Fields = readonly (readonly [string, string])[] | Readonly<Record<string, string>>;

/** Sends requests like a program (`get`, `post`, `remove`) or like a browser without scripts (`open`, `send`). */
export class HubClient {
  readonly address: string;
  #project = '';
  #cookie = '';

  constructor(address: string) {
    this.address = address;
  }

  /** Returns a client for the same project at another address of the server. */
  connectTo(address: string): HubClient {
    const other = new HubClient(address);
    other.#project = this.#project;
    return other;
  }

  selectProject(project: string): this {
    this.#project = project;
    return this;
  }

  /** Returns the path of the project, or a path below it. */
  getPath(...rest: readonly string[]): string {
    return ['/hub/projects', this.#project, ...rest].join('/');
  }

  /** Creates a project in a new workspace, and uses it for later requests. */
  async createProject(profile = 'miappe', version = '1.1'): Promise<this> {
    const name = `Space ${crypto.randomUUID()}`;
    const workspace = await this.post('/hub/workspaces', { name });
    const project = await this.post('/hub/projects', { workspace_id: workspace.body.id, name, profile, version });
    this.#project = project.body.id;
    return this;
  }

  /** Creates an entity. @param under the parent */
  // biome-ignore lint/suspicious/noExplicitAny: tests read responses of all operations
  async createEntity(entity_type: string, data: object, under?: { id: string }): Promise<any> {
    return (await this.post(this.getPath('entities'), { entity_type, data, parent_id: under?.id ?? null })).body;
  }

  get(path: string): Promise<Answer> {
    return this.#ask(path, { headers: { Accept: 'application/json' } });
  }

  post(path: string, body?: unknown): Promise<Answer> {
    const headers = { Accept: 'application/json', ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) };
    return this.#ask(path, { method: 'POST', headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  }

  remove(path: string): Promise<Answer> {
    return this.#ask(path, { method: 'DELETE', headers: { Accept: 'application/json' } });
  }

  open(path: string): Promise<Answer> {
    return this.#ask(path, { headers: { Accept: 'text/html' } });
  }

  send(path: string, fields: Fields = {}): Promise<Answer> {
    const pairs = Array.isArray(fields) ? fields : Object.entries(fields);
    const body = new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, value]));
    return this.#ask(path, { method: 'POST', headers: { Accept: 'text/html' }, body });
  }

  /** Sends a form and follows the redirect. */
  async submitForm(path: string, fields: Fields = {}): Promise<Answer> {
    const sent = await this.send(path, fields);
    if (sent.status !== 303) throw new Error(`${path} returned ${sent.status}: ${sent.text}`);
    return this.open(sent.headers.get('location') ?? '');
  }

  async #ask(path: string, options: RequestInit): Promise<Answer> {
    const headers = {
      ...(options.headers as Record<string, string>),
      ...(this.#cookie === '' ? {} : { Cookie: this.#cookie }),
    };
    const response = await fetch(new URL(path, this.address), { ...options, headers, redirect: 'manual' });
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
    if (cookies.length > 0) this.#cookie = cookies.join('; ');
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : undefined };
  }
}

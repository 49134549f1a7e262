/** Calls the application for the laboratory, as administrator or as the operator who signs. */

/** Headers of the callers. Both are empty if proteomics requires no login. */
export interface LaboratoryCallers {
  /** Headers of the administrator, who reads, imports, and creates projects and pipelines. */
  readonly administration: Readonly<Record<string, string>>;
  /** Headers of the operator, who uploads files and annotates the timeline. */
  readonly operator: Readonly<Record<string, string>>;
}

/** The content of a call. */
export interface LaboratoryCall {
  readonly method?: 'POST' | 'PATCH';
  readonly json?: object;
  readonly form?: FormData;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls the application, and returns the JSON of the response. @throws Error with the response if it is not successful */
export async function sendCall<T>(url: string, { method = 'POST', json, form, headers }: LaboratoryCall = {}): Promise<T> {
  const body = json === undefined ? form : JSON.stringify(json);
  const response = await fetch(url, {
    headers: { ...headers, ...(json === undefined ? {} : { 'Content-Type': 'application/json' }) },
    ...(body === undefined ? {} : { method, body }),
  });
  if (!response.ok) throw new Error(`The application returned ${response.status} at ${response.url}: ${await response.text()}`);
  return (await response.json()) as T;
}

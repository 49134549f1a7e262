// Parses responses of the server with the types of its contract.

export async function getJson<T>(answer: Response): Promise<T> {
  return answer.json();
}

/** Returns why the server rejected a request, for users. */
export async function readRefusal(answer: Response): Promise<string> {
  return (await getJson<{ detail: string }>(answer)).detail;
}

export async function readPage(answer: Response): Promise<Document> {
  return new DOMParser().parseFromString(await answer.text(), 'text/html');
}

/** Returns the main part of a page of this server, or of the page after a form; undefined if the response is not a page. */
export async function readMain(path: string, form: RequestInit = {}): Promise<Element | undefined> {
  try {
    const answer = await fetch(path, { ...form, headers: { accept: 'text/html' } });
    // The response to a rejected form is a page with the errors.
    if (!answer.ok && form.method === undefined) return undefined;
    return (await readPage(answer)).querySelector('main') ?? undefined;
  } catch {
    return undefined;
  }
}

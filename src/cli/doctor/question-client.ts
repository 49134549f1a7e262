/** Sends the doctor's read-only requests to other servers. */

/** Sends a request without following redirects. Returns the status, and the body if it is JSON. Resolves with the reason as text if there is no response. */
export async function requestServer(url: string, request: Omit<RequestInit, 'redirect'>) {
  try {
    const response = await fetch(url, { ...request, redirect: 'manual' });
    return { status: response.status, body: (await response.json().catch(() => undefined)) as unknown };
  } catch (error) {
    const { message, cause } = error as Error;
    return cause instanceof Error && cause.message !== '' ? cause.message : message;
  }
}

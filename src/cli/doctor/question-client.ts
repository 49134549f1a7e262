/** Sends the doctor's read-only requests to other servers. */

/** A response with its status, and its body if it is JSON. */
export interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** Sends a request without following redirects. Resolves with the reason as text if there is no response. */
export async function requestServer(url: string, request: Omit<RequestInit, 'redirect'>): Promise<Reply | string> {
  try {
    const response = await fetch(url, { ...request, redirect: 'manual' });
    return { status: response.status, body: await response.json().catch(() => undefined) };
  } catch (error) {
    const { message, cause } = error as Error;
    return cause instanceof Error && cause.message !== '' ? cause.message : message;
  }
}

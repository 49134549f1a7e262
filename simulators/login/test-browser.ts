/** Simulates the functions of a browser that a login needs: cookies by host, links, redirects and forms. */

export interface VisitedPage {
  status: number;
  url: URL;
  headers: Headers;
  text: string;
}

export interface VisitOptions {
  method?: 'GET' | 'POST';
  form?: Record<string, string>;
  headers?: Record<string, string>;
  /** Maximum number of redirects; by default 20. */
  redirects?: number;
}

interface Cookie {
  name: string;
  value: string;
  path: string;
}

/** One browser with its cookies. */
export class TestBrowser {
  readonly #cookies = new Map<string, Cookie[]>();
  /** All `Set-Cookie` headers that were received, newest last. */
  readonly setCookies: string[] = [];

  /** Opens an address, and follows redirects. After a 303, it continues with GET, as browsers do. */
  async visit(
    address: string | URL,
    { method = 'GET', form, headers = {}, redirects = 20 }: VisitOptions = {},
  ): Promise<VisitedPage> {
    const url = new URL(address);
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      headers: { cookie: this.formatCookieHeader(url), ...headers },
      ...(form === undefined ? {} : { body: new URLSearchParams(form) }),
    });
    this.#storeCookies(url, response.headers);
    const location = response.headers.get('location');
    if (location !== null && response.status >= 300 && redirects > 0) {
      await response.body?.cancel();
      return this.visit(new URL(location, url), { headers, redirects: redirects - 1 });
    }
    return { status: response.status, url, headers: response.headers, text: await response.text() };
  }

  /** Submits the first form of a page. */
  submit(page: VisitedPage, form: Record<string, string>, options: VisitOptions = {}): Promise<VisitedPage> {
    return this.visit(page.url, { ...options, method: 'POST', form });
  }

  /** Returns the `Cookie` header for an address. */
  formatCookieHeader({ hostname, pathname }: URL): string {
    return this.#getJar(hostname)
      .filter(({ path }) => pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
  }

  getCookie(host: string, name: string): string | undefined {
    return this.#getJar(host).find((cookie) => cookie.name === name)?.value;
  }

  /** Sets a cookie, as an attacker could. */
  setCookie(host: string, name: string, value: string): void {
    this.#cookies.set(host, [...this.#getJar(host), { name, value, path: '/' }]);
  }

  #getJar(host: string): Cookie[] {
    return this.#cookies.get(host) ?? [];
  }

  #storeCookies({ hostname, pathname }: URL, headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      this.setCookies.push(line);
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
      const equals = pair.indexOf('=');
      const findAttribute = (name: string) =>
        attributes.find((text) => text.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
      const name = pair.slice(0, equals);
      const path = findAttribute('path') ?? pathname.slice(0, Math.max(1, pathname.lastIndexOf('/')));
      const isGone = findAttribute('max-age') === '0' || Date.parse(findAttribute('expires') ?? '') < Date.now();
      const others = this.#getJar(hostname).filter((cookie) => cookie.name !== name || cookie.path !== path);
      this.#cookies.set(hostname, isGone ? others : [...others, { name, value: pair.slice(equals + 1), path }]);
    }
  }
}

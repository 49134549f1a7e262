import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { beforeEach, describe, expect, test } from 'vitest';
import { silentAuthLog } from '../auth-log.ts';
import { User } from '../user.ts';
import { createRecords, type Records } from './records.ts';
import { createMemorySessionStore } from './session-store.ts';
import { createSessions, type Sessions } from './sessions.ts';

const settings = {
  sessionCookieName: 'session',
  baseUrl: 'http://localhost:8124',
  sessionMaxAge: 3_600,
  sessionMaxIdle: 0,
  sessionsPerUser: 20,
  sessionHttpsOnly: true,
};
const user = User.fromClaims({ sub: 'somebody', name: 'Some Body' });
const start = Date.parse('2026-01-01T00:00:00Z');

let now: number;
let records: Records;
let reads: number;
let sessions: Sessions;

beforeEach(() => {
  now = start;
  reads = 0;
  const store = createMemorySessionStore();
  const all = createRecords({ store, secrets: ['a secret'], log: silentAuthLog, now: () => now });
  records = {
    ...all,
    read(purpose, identifier) {
      reads += 1;
      return all.read(purpose, identifier);
    },
  };
  sessions = createSessions(records, settings, () => now);
});

function createRequestWithCookie(cookie?: string): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  if (cookie !== undefined) request.headers.cookie = cookie;
  return request;
}

/** Begins a session and returns the cookie that a browser would send. */
async function beginSession(of = sessions): Promise<string> {
  const request = createRequestWithCookie();
  const response = new ServerResponse(request);
  await of.startSession(request, response, user);
  return String(response.getHeader('Set-Cookie')).split(';')[0] ?? '';
}

describe('A session with SESSION_MAX_IDLE', () => {
  const convertMinutes = (count: number) => count * 60_000;

  test('ends after it was unused for that time', async () => {
    const idle = createSessions(records, { ...settings, sessionMaxIdle: 600 }, () => now);
    const cookie = await beginSession(idle);
    for (let time = 0; time < 3; time += 1) {
      now += convertMinutes(9);
      expect((await idle.findUser(createRequestWithCookie(cookie)))?.sub).toBe('somebody');
    }
    now += convertMinutes(10);
    expect(await idle.findUser(createRequestWithCookie(cookie))).toBeUndefined();
  });

  test('ends at its maximum age even if it is in use', async () => {
    const idle = createSessions(records, { ...settings, sessionMaxIdle: 600 }, () => now);
    const cookie = await beginSession(idle);
    for (now = start; now < start + convertMinutes(60); now += convertMinutes(5))
      await idle.findUser(createRequestWithCookie(cookie));
    expect(await idle.findUser(createRequestWithCookie(cookie))).toBeUndefined();
  });

  test('remains ended if a request uses it while it ends', async () => {
    const ending: Records = {
      ...records,
      async read(purpose, identifier) {
        const found = await records.read(purpose, identifier);
        if (purpose === 'session') await records.remove('session', identifier);
        return found;
      },
    };
    const idle = createSessions(ending, { ...settings, sessionMaxIdle: 600 }, () => now);
    const cookie = await beginSession(idle);
    now += convertMinutes(5);
    await idle.findUser(createRequestWithCookie(cookie));
    expect(await sessions.findUser(createRequestWithCookie(cookie))).toBeUndefined();
  });

  test('does not end while it is unused if the setting is 0', async () => {
    const cookie = await beginSession();
    now += convertMinutes(59);
    expect((await sessions.findUser(createRequestWithCookie(cookie)))?.sub).toBe('somebody');
  });
});

describe('The sessions of a user', () => {
  /** Begins a session in a browser and returns its cookie. */
  const logInAs = async (agent: string, who = user): Promise<string> => {
    const request = createRequestWithCookie();
    request.headers['user-agent'] = agent;
    const response = new ServerResponse(request);
    await sessions.startSession(request, response, who);
    return String(response.getHeader('Set-Cookie')).split(';')[0] ?? '';
  };
  const listNames = async (cookie: string) =>
    (await sessions.listOwn(createRequestWithCookie(cookie))).map(({ agent }) => agent);

  test('are listed with the current one first, then the newest', async () => {
    const cookie = await logInAs('this');
    now += 1_000;
    await logInAs('older');
    now += 1_000;
    await logInAs('newer');
    expect(await listNames(cookie)).toEqual(['this', 'newer', 'older']);
  });

  test('are not listed to other users', async () => {
    await logInAs('this');
    const other = await logInAs('theirs', User.fromClaims({ sub: 'other' }));
    expect(await listNames(other)).toEqual(['theirs']);
  });

  test('can be ended together, except for the current session', async () => {
    const [here, there] = [await logInAs('here'), await logInAs('there')];
    expect(await sessions.endOwn(createRequestWithCookie(here))).toBe(1);
    expect([await listNames(here), await sessions.findUser(createRequestWithCookie(there))]).toEqual([['here'], undefined]);
  });

  test('can be ended individually', async () => {
    const cookie = await logInAs('here');
    now += 1_000;
    await logInAs('lost');
    now += 1_000;
    await logInAs('kept');
    const lost = (await sessions.listOwn(createRequestWithCookie(cookie))).find(({ agent }) => agent === 'lost');
    await sessions.endOwn(createRequestWithCookie(cookie), lost?.handle);
    expect(await listNames(cookie)).toEqual(['here', 'kept']);
  });

  test('cannot be ended by another user with their handle', async () => {
    const cookie = await logInAs('mine');
    const [mine] = await sessions.listOwn(createRequestWithCookie(cookie));
    const other = await logInAs('theirs', User.fromClaims({ sub: 'other' }));
    expect([await sessions.endOwn(createRequestWithCookie(other), mine?.handle), await listNames(cookie)]).toEqual([
      0,
      ['mine'],
    ]);
  });

  test('are not listed after their end', async () => {
    const cookie = await logInAs('this');
    const request = createRequestWithCookie(cookie);
    await sessions.endSession(request, new ServerResponse(request));
    expect(await listNames(await logInAs('next'))).toEqual(['next']);
  });
});

describe('The user of a session', () => {
  test('has every claim of the login', async () => {
    const cookie = await beginSession();
    expect((await sessions.findUser(createRequestWithCookie(cookie)))?.rawClaims).toEqual({
      sub: 'somebody',
      name: 'Some Body',
    });
  });

  test('is read only once per request', async () => {
    const request = createRequestWithCookie(await beginSession());
    await Promise.all([sessions.findUser(request), sessions.findUser(request)]);
    await sessions.findUser(request);
    expect(reads).toBe(1);
  });

  test.each([
    ['no cookie', undefined],
    ['another cookie', 'other=AAAA'],
    ['a cookie without an identifier', 'session=../../etc'],
    ['an empty cookie', 'session='],
  ])('is undefined if the request has %s, without a query of the session store', async (_what, cookie) => {
    expect([await sessions.findUser(createRequestWithCookie(cookie)), reads]).toEqual([undefined, 0]);
  });

  test('is found if the cookie header contains other cookies', async () => {
    const cookie = await beginSession();
    expect((await sessions.findUser(createRequestWithCookie(`a=b; xsession=1; ${cookie}; c=d`)))?.sub).toBe('somebody');
  });
});

describe('A session', () => {
  test('ends at the current maximum age, even if it began when a longer maximum applied', async () => {
    const cookie = await beginSession();
    const shorter = createSessions(records, { ...settings, sessionMaxAge: 60 }, () => now);
    now = start + 60_000;
    expect([
      await shorter.findUser(createRequestWithCookie(cookie)),
      (await sessions.findUser(createRequestWithCookie(cookie)))?.sub,
    ]).toEqual([undefined, 'somebody']);
  });

  test('has no user for the rest of a request that ends it', async () => {
    const request = createRequestWithCookie(await beginSession());
    await sessions.findUser(request);
    await sessions.endSession(request, new ServerResponse(request));
    expect(await sessions.findUser(request)).toBeUndefined();
  });

  test('has a user in the rest of the request that starts it', async () => {
    const request = createRequestWithCookie();
    await sessions.findUser(request);
    await sessions.startSession(request, new ServerResponse(request), user);
    expect((await sessions.findUser(request))?.sub).toBe('somebody');
  });

  test('removes its cookie when it ends, in a response that is not cached', async () => {
    const request = createRequestWithCookie(await beginSession());
    const response = new ServerResponse(request);
    await sessions.endSession(request, response);
    expect(response.getHeader('Set-Cookie')).toBe('session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax');
    expect(response.getHeader('Cache-Control')).toBe('no-store');
  });

  test('sets no cookie when it ends before it was stored', async () => {
    const request = createRequestWithCookie();
    const response = new ServerResponse(request);
    await sessions.endSession(request, response);
    expect(response.getHeader('Set-Cookie')).toBeUndefined();
  });

  test('has a cookie without Secure if HTTPS is not required', async () => {
    const request = createRequestWithCookie();
    const response = new ServerResponse(request);
    await createSessions(records, { ...settings, sessionHttpsOnly: false }, () => now).startSession(request, response, user);
    expect(response.getHeader('Set-Cookie')).not.toContain('Secure');
  });

  test('preserves other cookies in the response that starts it', async () => {
    const request = createRequestWithCookie();
    const response = new ServerResponse(request);
    response.setHeader('Set-Cookie', 'other=1');
    await sessions.startSession(request, response, user);
    expect(response.getHeader('Set-Cookie')).toEqual([
      'other=1',
      expect.stringMatching(/^session=/),
      expect.stringMatching(/^session_person=/),
    ]);
  });
});

describe('Sessions of one user', () => {
  test('are limited to SESSIONS_PER_USER, so that another login ends and reports the oldest', async () => {
    const few = createSessions(records, { ...settings, sessionsPerUser: 2 }, () => now);
    const ended: string[] = [];
    few.onEnd((handle) => ended.push(handle));
    const cookies: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      cookies.push(await beginSession(few));
      now += 1_000;
    }
    const users = await Promise.all(cookies.map((cookie) => few.findUser(createRequestWithCookie(cookie))));
    expect(users.map((one) => one?.sub)).toEqual([undefined, 'somebody', 'somebody']);
    expect(ended).toEqual([few.getHandle(createRequestWithCookie(cookies[0]))]);
  });

  test('do not count toward the limit of other users', async () => {
    const one = createSessions(records, { ...settings, sessionsPerUser: 1 }, () => now);
    const cookie = await beginSession(one);
    const request = createRequestWithCookie();
    await one.startSession(request, new ServerResponse(request), User.fromClaims({ sub: 'another provider' }));
    expect((await one.findUser(createRequestWithCookie(cookie)))?.sub).toBe('somebody');
  });
});

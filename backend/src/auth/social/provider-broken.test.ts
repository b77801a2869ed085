import type { ServerResponse } from 'node:http';
import { openSite, type TestSite } from '../../../test/support/test-site';
import { type PlainServer, startPlainServer } from '../../../test/support/social/plain-server';
import { noteOf, setOut, STARTS } from '../../../test/support/social/sign-in-at-provider';
import { environmentFor } from '../../../test/support/social/test-providers';

const AWAY = 'does not answer at the moment';
const REFUSED = 'could not be trusted';
const TOKEN = '{"access_token":"x","token_type":"bearer"}';

let provider: PlainServer;
let site: TestSite;
beforeAll(async () => {
  provider = await startPlainServer();
  site = await openSite(environmentFor({ google: provider.url, facebook: provider.url }));
});
afterAll(async () => {
  await site.close();
  await provider.stop();
});

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
}

async function expectFlash(path: string, text: string): Promise<void> {
  const answer = await (await site.browse()).get(path);
  expect([answer.statusCode, answer.headers.location, answer.body]).toEqual([302, '/talents', '']);
  expect(noteOf(answer, 'flash')).toEqual({ kind: 'error', text: expect.stringContaining(text) });
}

/** Comes back from Facebook with a code; the provider of the test answers what it likes to it. */
async function comeBack(): Promise<Readonly<Record<string, unknown>> | null> {
  const browser = await site.browse();
  const state = new URL(await setOut(browser, STARTS.facebook)).searchParams.get('state');
  const answer = await browser.get(`/facebook/callback?code=x&state=${state}`);
  expect([answer.statusCode, answer.headers.location, noteOf(answer, 'join')]).toEqual([302, '/', null]);
  return noteOf(answer, 'flash');
}

test('REL-29 a provider that does not answer is given five seconds', async () => {
  provider.handle = () => undefined;
  const begun = Date.now();
  await expectFlash(`${STARTS.google}?to=/talents`, AWAY);
  const seconds = (Date.now() - begun) / 1000;
  expect(seconds).toBeGreaterThan(4.5);
  expect(seconds).toBeLessThan(10);
});

test.each([
  ['an error', 500, 'oops', AWAY],
  ['a page instead of data', 200, '<h1>Sorry</h1>', AWAY],
  ['the data of another provider', 200, '{"issuer":"https://other.example"}', REFUSED],
])('REL-29 SEC-30 an OpenID provider that answers with %s gets a sentence', async (_title, status, body, text) => {
  provider.handle = (_request, response) => send(response, status, body);
  await expectFlash(`${STARTS.google}?to=/talents`, text);
});

test.each([
  ['no token', 400, '{"error":{"message":"no"}}', '{}'],
  ['a token, and an error for the profile', 200, TOKEN, '<h1>Sorry</h1>'],
  ['a profile of nobody', 200, TOKEN, '{"first_name":"Nobody"}'],
  ['a profile with an id that is none', 200, TOKEN, '{"id":{"$gt":""}}'],
  ['a profile that is a list', 200, TOKEN, '[]'],
  ['a profile that is nothing', 200, TOKEN, 'null'],
])('SEC-30 an OAuth provider that answers with %s lets nobody in', async (_title, status, token, profile) => {
  provider.handle = (request, response) => (request.url === '/token' ? send(response, status, token) : send(response, 200, profile));
  expect(await comeBack()).toMatchObject({ kind: 'error' });
});

test('SEC-46 where a provider redirects the site to, it does not go', async () => {
  const visits: unknown[] = [];
  const canary = await startPlainServer((request, response) => {
    visits.push(request.url);
    send(response, 200, TOKEN);
  });
  const asked: (string | undefined)[] = [];
  const answerWhere = (isRedirected: (path: string) => boolean) => {
    provider.handle = (request, response) => {
      const path = request.url?.split('?')[0] ?? '';
      asked.push(path);
      if (isRedirected(path)) response.writeHead(302, { location: `${canary.url}${path}` }).end();
      else send(response, 200, TOKEN);
    };
  };
  answerWhere(() => true);
  await expectFlash(`${STARTS.google}?to=/talents`, AWAY);
  expect(await comeBack()).toMatchObject({ kind: 'error' });
  answerWhere((path) => path === '/me');
  expect(await comeBack()).toMatchObject({ kind: 'error' });
  expect(asked).toEqual(['/.well-known/openid-configuration', '/token', '/token', '/me']);
  expect(visits).toEqual([]);
  await canary.stop();
});

test('SEC-48 the log says why, and neither code nor token nor address', async () => {
  provider.handle = (request, response) =>
    request.url === '/token'
      ? send(response, 200, '{"access_token":"a-secret-token","token_type":"bearer"}')
      : send(response, 400, '{"email":"a@b.example"}');
  await comeBack();
  const log = site.log.join('');
  expect(log).toContain('the profile answered 400');
  expect(log).not.toMatch(/a-secret-token|a@b\.example|between-this-site/u);
});

test('LOG-10 without a provider the routes lead back with a sentence', async () => {
  const plain = await openSite();
  const browser = await plain.browse();
  for (const start of Object.values(STARTS)) {
    const answer = await browser.get(`${start}?to=/talents`);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/talents']);
    expect(noteOf(answer, 'flash')).toEqual({ kind: 'error', text: expect.stringContaining('is not possible here') });
  }
  const answer = await browser.get('/google/callback?state=x&code=y');
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/']);
  await plain.close();
});

import { DECLARATIONS, ENDPOINTS, type EndpointName, LIMITS, VIDEO_LIMITS } from '@alltalent/shared/contracts';
import { type Schema } from 'yup';
import { accessTo } from '../../app/access/access-table';
import { signedIn } from '../../../test/support/log-in';
import { openOffice } from '../../../test/support/office/open-office';
import { describeSite, type TestSite } from '../../../test/support/test-site';
import type { Answer, TestBrowser } from '../../../test/support/test-browser';

const POSTS = (Object.keys(ENDPOINTS) as EndpointName[]).filter((name) => ENDPOINTS[name].method === 'POST');

/** Endpoints that read nothing of their body, with their status for a browser that has nothing under way. */
const WITHOUT_INPUT: Partial<Record<EndpointName, number>> = {
  logout: 200,
  keepAccount: 200,
  cancelShoot: 200,
  upgradeCardShown: 200,
  resendLeadCode: 404,
  unsubscribeAlert: 404,
  addPhoto: 415,
  addCv: 415,
  renewCalendarFeed: 200,
  uploadAttachment: 415,
  addSitePicture: 415,
  beginTotp: 200,
  newPasskeyOptions: 200,
  passkeyOptions: 200,
  newRecoveryCodes: 200,
  leaveOffice: 200,
};

/** Values that no field of the site accepts, by what is wrong with them. */
const HOSTILE: readonly (readonly [string, unknown])[] = [
  ['an array for a string', [['a']]],
  ['an object for a string', { $gt: '' }],
  ['a number beyond all numbers', 1e308 * 10],
  ['a text with NUL', 'a\u0000b'],
  ['half a surrogate pair', 'a\ud800'],
  ['an over-long text', 'x'.repeat(20_000)],
  ['an object with its own toString', { toString: 1, valueOf: 1 }],
  ['null', null],
];

/** Values that some fields accept; then the response names another field, which is missing. */
const MAY_PASS: readonly string[] = ['null', 'an over-long text', 'a number beyond all numbers'];

const FORM_TYPES = ['application/x-www-form-urlencoded', 'text/plain', 'text/plain; application/json', 'multipart/form-data; boundary=x'];

type Field = { readonly name: string; readonly type: string };

function fieldsOf(name: EndpointName): Field[] {
  const schema: Schema = DECLARATIONS[name].input;
  const description = schema.describe();
  const fields = 'fields' in description ? (description.fields as Readonly<Record<string, { readonly type: string }>>) : {};
  return Object.entries(fields).map(([field, { type }]) => ({ name: field, type }));
}

/** An object with unknown keys only counts as empty; the values of a text (`mixed`) are any object until its kind says more. */
function hostileTo({ type }: Field): typeof HOSTILE {
  return ['object', 'mixed'].includes(type) ? HOSTILE.filter(([what]) => !what.startsWith('an object')) : HOSTILE;
}

/** Browser with access to the endpoint, so that the request reaches validation. */
function callerOf(site: TestSite, name: EndpointName): Promise<TestBrowser> {
  const access = accessTo('POST', ENDPOINTS[name].path) ?? '';
  if (access === 'talent') return signedIn(site, 'asha.rao@example.com');
  if (access === 'client') return signedIn(site, 'ritu.khanna@example.com');
  if (['office', 'office-door', 'platform'].includes(access)) return openOffice(site);
  return ['signed-in', 'members', 'guardian'].includes(access) ? signedIn(site, 'leela.iyer@example.com') : site.browse();
}

function send(browser: TestBrowser, name: EndpointName, body: unknown): Promise<Answer> {
  return browser.post(ENDPOINTS[name].path, body);
}

function expectProblem(answer: Answer, status: number, code: string): void {
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(answer.json()).toMatchObject({ status, code, title: expect.any(String), request_id: answer.headers['x-request-id'] });
  expect(answer.json().message).toBe(answer.json().detail);
  expect(answer.statusCode).toBe(status);
}

describeSite('Hostile input', (site) => {
  const cases = POSTS.flatMap((name) => fieldsOf(name).map((field) => ({ name, field })));

  test.each(cases)('API-20 $name refuses invalid values in $field.name', async ({ name, field }) => {
    const caller = await callerOf(site(), name);
    const wrong: string[] = [];
    for (const [what, value] of hostileTo(field)) {
      const answer = await send(caller, name, { [field.name]: value });
      const isNamed = answer.statusCode !== 400 || Object.keys(answer.json().fields).join(' ').includes(field.name);
      if ([401, 429].includes(answer.statusCode) || answer.statusCode >= 500 || !(isNamed || MAY_PASS.includes(what)))
        wrong.push(`${what}: ${answer.statusCode} ${answer.body}`);
    }
    expect(wrong).toEqual([]);
  });

  test.each(POSTS)('API-20 %s responds 400 to a body that is no JSON', async (name) => {
    const browser = await callerOf(site(), name);
    for (const body of ['{', '{"a":}', 'null', '[]', '"text"', '']) {
      const { statusCode } = await send(browser, name, body);
      expect(statusCode).toBe((['null', '[]', '"text"'].includes(body) && WITHOUT_INPUT[name]) || 400);
    }
    expectProblem(await send(browser, name, '{'), 400, 'MALFORMED_BODY');
  });

  // Captions are longer than any other text (docs/videos.md).
  test.each(POSTS)('API-20 %s responds 413 above 100 kB, and captions above 401 kB', async (name) => {
    const most = name === 'addCaptions' ? 2 * VIDEO_LIMITS.captionsBytes + 1000 : LIMITS.bodyBytes;
    expectProblem(await send(await site().browse(), name, { text: 'x'.repeat(most + 1024) }), 413, 'BODY_TOO_LARGE');
  });

  // Mail programs send a form there (RFC 8058).
  test.each(POSTS.filter((name) => name !== 'unsubscribeAlert'))('API-20 %s responds 415 to a form', async (name) => {
    const browser = await site().browse();
    for (const type of FORM_TYPES) {
      expectProblem(await browser.post(ENDPOINTS[name].path, 'a=b', { 'content-type': type }), 415, 'UNSUPPORTED_MEDIA_TYPE');
    }
  });

  test('a body of ten thousand brackets is refused before it is parsed', async () => {
    const deep = `{"otp_send_medium":${'['.repeat(10_000)}${']'.repeat(10_000)}}`;
    expectProblem(await send(await site().browse(), 'sendCode', deep), 400, 'MALFORMED_BODY');
  });

  test('__proto__ and constructor change nothing', async () => {
    const body = '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"otp_send_medium":"not an address"}';
    const answer = await send(await site().browse(), 'sendCode', body);
    expectProblem(answer, 400, 'VALIDATION_FAILED');
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  test.each([
    ['/api/talent-listing?currentPage=abc', 'currentPage'],
    ['/api/talent-listing?currentPage=-1', 'currentPage'],
    ['/api/talent-listing?currentPage=1e309', 'currentPage'],
    ['/api/talent-listing?currentPage=9007199254740993', 'currentPage'],
    ['/api/talent-listing?currentPage=1&currentPage=2', 'currentPage'],
    ['/api/talent-listing?filterdata=%7B', 'filterdata'],
    ['/api/talent-listing?filterdata=a%00b', 'filterdata'],
    ['/api/get-sub-categories/abc', 'categoryId'],
    ['/api/talent-profile/UPPER', 'slug'],
    [`/api/talent-profile/${'a'.repeat(180)}`, 'slug'],
  ])('API-20 GET %s is answered 400 with %s named', async (url, field) => {
    const answer = await (await site().browse()).get(url);
    expectProblem(answer, 400, 'VALIDATION_FAILED');
    expect(Object.keys(answer.json().fields)).toEqual([field]);
  });

  test.each(['/api/%zz', `/api/talent-profile/${'a'.repeat(4000)}`, '/api/talent-profile/%ff'])(
    'an address that cannot be read never gets 5xx',
    async (url) => {
      const answer = await (await site().browse()).get(url);
      expect([400, 404, 414]).toContain(answer.statusCode);
    },
  );

  test('an unknown path gets 404, a known one with the wrong method 405', async () => {
    const browser = await site().browse();
    expectProblem(await browser.get('/api/nothing'), 404, 'NOT_FOUND');
    expectProblem(await browser.get(ENDPOINTS.sendCode.path), 405, 'METHOD_NOT_ALLOWED');
    expectProblem(await browser.post(ENDPOINTS.categories.path), 405, 'METHOD_NOT_ALLOWED');
  });

  test('every first message of a field is keyed by its wire name, nested ones included', async () => {
    const answer = await send(await site().browse(), 'verifyCode', {
      opt_sent_medium: 'a',
      mediumtype: 3,
      otps: ['1', '2', '3', '4', '5', 'x'],
    });
    expect(answer.json().fields).toEqual({
      opt_sent_medium: 'Please Enter Email ID',
      mediumtype: expect.any(String),
      'otps[5]': 'Each box takes one digit',
    });
  });
});

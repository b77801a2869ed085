import { DECLARATIONS, ENDPOINTS } from '@alltalent/shared/contracts';
import { openSite, type TestSite } from '../../../test/support/test-site';
import { endpointNames } from './api-document';
import { toJsonSchema } from './json-schema';

/** Pages and files that are no endpoints of the contracts. */
const UNDOCUMENTED = /^\/api\/(?:docs|events$|office-view|videos\/upload|profile\/photos\/:file)/u;

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

type Operation = {
  operationId: string;
  summary: string;
  parameters: { name: string; in: string }[];
  security: Record<string, unknown>[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
};

type ApiDocument = { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, object> } };

let document: Promise<ApiDocument> | undefined;

/** Reads the document once: it is large, and made for each request. */
function readDocument(): Promise<ApiDocument> {
  document ??= site.app.inject({ method: 'GET', url: '/api/docs-json' }).then((response) => response.json<ApiDocument>());
  return document;
}

/** Normalizes a path: '/api/x/:id' is '/api/x/{id}', with and without a trailing slash. */
const normal = (path: string) => path.replace(/\{(\w+)\}/gu, ':$1').replace(/\/$/u, '');

test.each(endpointNames())('API-21 %s is in the document and has a route', async (name) => {
  const { method, path } = ENDPOINTS[name];
  const { paths } = await readDocument();
  expect(paths[path]?.[method.toLowerCase()]?.operationId).toBe(name);
  expect(site.routes.map(({ method: routed, url }) => `${routed} ${normal(url)}`)).toContain(`${method} ${normal(path)}`);
});

test('API-21 every route of the API is documented', async () => {
  const { paths } = await readDocument();
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${normal(path)}`),
  );
  const routes = site.routes.filter(({ method, url }) => method !== 'HEAD' && url.startsWith('/api') && !UNDOCUMENTED.test(url));
  expect(routes.map(({ method, url }) => `${method} ${normal(url)}`).filter((route) => !documented.includes(route))).toEqual([]);
  expect(routes.length).toBeGreaterThan(10);
});

test('API-21 the schemas are those the server validates with', () => {
  expect(toJsonSchema(DECLARATIONS.verifyCode.input.describe())).toMatchObject({
    type: 'object',
    required: ['opt_sent_medium', 'mediumtype', 'otps'],
    properties: {
      mediumtype: { type: 'number', enum: [1, 2] },
      otps: { type: 'array', minItems: 6, maxItems: 6, items: { type: 'string', pattern: '^[0-9]$' } },
      redirect_url: { type: 'string', maxLength: 2048 },
    },
  });
  expect(toJsonSchema(DECLARATIONS.talentListing.input.describe())).toMatchObject({
    properties: { currentPage: { type: 'integer', minimum: 1, default: 1 } },
  });
});

test('API-21 path and query parameters are told apart', async () => {
  const { paths } = await readDocument();
  expect(paths['/api/get-sub-categories/{categoryId}']?.['get']?.parameters).toMatchObject([
    { name: 'categoryId', in: 'path', required: true },
  ]);
  expect(paths['/api/talent-listing']?.['get']?.parameters.map((parameter) => parameter.in)).toEqual(Array(5).fill('query'));
});

test('API-21 what the path of a call names is a parameter, also where it takes a body', async () => {
  const operation = await readOperation('paymentWebhook');
  expect(operation?.parameters).toMatchObject([{ name: 'provider', in: 'path', required: true }]);
  expect(operation?.requestBody?.content).toEqual({ 'application/json': { schema: { type: 'object' } } });
});

async function readOperation(name: keyof typeof ENDPOINTS): Promise<Operation | undefined> {
  const { method, path } = ENDPOINTS[name];
  return (await readDocument()).paths[path]?.[method.toLowerCase()];
}

test.each([
  ['categories', []],
  ['talentListing', [{}, { session: [] }]],
  ['sendCode', [{}, { session: [] }]],
  ['account', [{ session: [] }]],
  ['inviteTalent', [{ session: [] }]],
  ['makeOverride', [{ session: [] }]],
  ['officeSession', [{ session: [] }]],
  ['decideProfile', [{ session: [] }]],
  ['platformStatus', [{ publisher: [] }, { session: [] }]],
  ['publishRelease', [{ publisher: [] }]],
] as const)('API-21 SEC-29 the document says what %s asks of its caller', async (name, security) => {
  expect((await readOperation(name))?.security).toEqual(security);
});

test('API-21 exactly the endpoints that take an Idempotency-Key name it', async () => {
  const headersOf = async (name: keyof typeof ENDPOINTS) => (await readOperation(name))?.parameters.map((parameter) => parameter.name);
  expect(await headersOf('inviteTalent')).toEqual(['X-XSRF-TOKEN', 'Idempotency-Key']);
  expect(await headersOf('noteApplication')).toEqual(['X-XSRF-TOKEN']);
  expect(await headersOf('publishRelease')).toEqual([]);
});

test('API-21 endpoints whose body is a file name its types', async () => {
  expect(Object.keys((await readOperation('addPhoto'))?.requestBody?.content ?? {})).toEqual([
    'image/jpeg',
    'image/png',
    'image/webp',
    'image/heic',
  ]);
  expect(Object.keys((await readOperation('addCv'))?.requestBody?.content ?? {})).toEqual(['application/pdf']);
});

test('API-21 an endpoint whose answer is a file names its type', async () => {
  const content = (await readOperation('membershipInvoice'))?.responses['200']?.content;
  expect(content).toEqual({ 'application/pdf': { schema: { type: 'string', format: 'binary' } } });
  expect((await readOperation('reviewedPhoto'))?.responses['200']?.content).toHaveProperty(['image/jpeg']);
});

test('API-21 every endpoint has a sentence that says what it does', async () => {
  const { paths } = await readDocument();
  const summaries = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ summary }) => summary));
  expect(summaries.filter((summary) => !/^[A-Z][a-z]+ .+\.$/u.test(summary))).toEqual([]);
  expect(new Set(summaries).size).toBe(endpointNames().length);
});

test('API-21 a schema that occurs in several places is written once, under its name', async () => {
  const { schemas } = (await readDocument()).components;
  const answer = (await readOperation('saveProfile'))?.responses['200'];
  expect(answer?.content?.['application/json']?.schema).toEqual({ $ref: '#/components/schemas/OwnProfileResponse' });
  expect(schemas['DoneResponse']).toEqual(toJsonSchema(DECLARATIONS.keepAccount.output.describe()));
  expect((await readOperation('talentListing'))?.responses['200']?.content?.['application/json']?.schema).toMatchObject({
    properties: { data: { items: { $ref: '#/components/schemas/TalentCard' } } },
  });
  expect(schemas['TalentListingResponse']).toBeUndefined();
});

test('API-21 a person can read it at /api/docs', async () => {
  const page = await site.app.inject({ method: 'GET', url: '/api/docs' });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('All Talent API');
});

test('SEC-51 production has neither the document nor the demo outbox', async () => {
  const production = await openSite({ NODE_ENV: 'production', SMTP_URL: 'smtp://127.0.0.1:1' });
  for (const url of ['/api/docs', '/api/docs-json', '/dev/outbox', '/dev/outbox.json', '/dev/outbox.css']) {
    expect((await production.app.inject({ method: 'GET', url })).statusCode).toBe(404);
  }
  await production.close();
});

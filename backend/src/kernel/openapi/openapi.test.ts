import { DECLARATIONS, ENDPOINTS } from '@alltalent/shared/contracts';
import { openSite, type TestSite } from '../../../test/support/test-site';
import { endpointNames } from './api-document';
import { toJsonSchema } from './json-schema';

/** Pages and files beside the calls. */
const UNDOCUMENTED = /^\/api\/(?:docs|profile\/photos\/:file)/u;

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function readDocument(): Promise<{
  paths: Record<string, Record<string, { operationId: string; parameters: { name: string; in: string }[] }>>;
}> {
  return (await site.app.inject({ method: 'GET', url: '/api/docs-json' })).json();
}

/** '/api/x/:id' and '/api/x/{id}' are one path, as are those with and without a slash at the end. */
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

test('API-21 path parts and query parts are told apart', async () => {
  const { paths } = await readDocument();
  expect(paths['/api/get-sub-categories/{categoryId}']?.['get']?.parameters).toMatchObject([
    { name: 'categoryId', in: 'path', required: true },
  ]);
  expect(paths['/api/talent-listing']?.['get']?.parameters.map((parameter) => parameter.in)).toEqual(Array(5).fill('query'));
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

import { apiDocument } from '@alltalent/backend/api-document';
import { faultsOf } from './api-document';

const document = apiDocument('https://alltalent.invalid');

test('API-21 the OpenAPI document has no fault that its linter knows', async () => {
  expect(await faultsOf(document)).toEqual([]);
});

test('API-21 a reference to nothing, an unknown security scheme and an endpoint without a summary are faults', async () => {
  const broken = structuredClone(document);
  const { xsrf, account } = { xsrf: broken.paths['/api/xsrf']?.get, account: broken.paths['/api/account']?.get };
  Object.assign(xsrf ?? {}, { summary: undefined, security: [{ nobody: [] }] });
  Object.assign(account?.responses ?? {}, { default: { $ref: '#/components/responses/Nothing' } });
  expect((await faultsOf(broken)).join('\n')).toMatch(/operation-summary[\s\S]*security-defined|security-defined[\s\S]*operation-summary/u);
  expect((await faultsOf(broken)).join('\n')).toContain('no-unresolved-refs');
});

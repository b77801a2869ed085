import { QueryClient } from '@tanstack/react-query';
import { ENDPOINTS } from '../contracts/endpoints';
import { formPassQuery } from './form-pass.query';

test('SEC-24 the pass of a form is asked for once the browser has its id and token, so that it belongs to them', async () => {
  document.cookie = 'XSRF-TOKEN=; path=/; max-age=0';
  const asked: string[] = [];
  let hasId = false;
  globalThis.fetch = (async (input: RequestInfo | URL) => {
    const path = String(input);
    asked.push(hasId ? path : `${path} without an id`);
    await Promise.resolve();
    if (path === ENDPOINTS.xsrf.path) {
      hasId = true;
      document.cookie = 'XSRF-TOKEN=t; path=/';
      return new Response(null, { status: 204 });
    }
    return Response.json({ status: 200, data: { form_token: 'a.b', ready_in_ms: 2000, dial_code: '' } });
  }) as typeof fetch;
  const { pass } = await new QueryClient().fetchQuery(formPassQuery(ENDPOINTS.contactFormToken));
  expect(pass.form_token).toBe('a.b');
  expect(asked).toEqual(['/api/xsrf without an id', ENDPOINTS.contactFormToken.path]);
});

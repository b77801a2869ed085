import { drawRoute, testServerRoutes } from '@alltalent/shared/testing/server-routes';
import remote from '../remote.json';
import { createRoutes } from './routes';
import { jobNetwork } from './testing/job-network';

testServerRoutes(remote, createRoutes, (pattern) => pattern.replace(':key', '1-lead'));

test('every page of a dynamic pattern says where to ask whether it exists', () => {
  for (const route of remote.routes.filter(({ pattern }) => pattern.includes(':'))) expect(route).toHaveProperty('exists');
});

test('LINK-01 without script the board is filtered by a plain form, and its pages are links', async () => {
  jobNetwork();
  const html = await drawRoute(createRoutes, 'jobs.board', '/jobs?q=lead&remote=1&category=1');
  expect(html).toMatch(/<form[^>]* action="\/jobs"/u);
  const names = [...html.matchAll(/<(?:input|select)[^>]* name="([^"]+)"/gu)].map(([, name]) => name);
  const filters = [
    'q',
    'category',
    'location',
    'remote',
    'pay_min',
    'pay_max',
    'paid',
    'age_min',
    'age_max',
    'gender',
    'closing',
    'posted',
  ];
  expect(names).toEqual([...filters, 'sort']);
  expect(html).toMatch(/<select[^>]* form="job-filter"/u);
  expect(html).toMatch(/name="remote" checked="" value="1"/u);
  expect(html).toContain('<option value="1" selected="">Actor</option>');
  expect(html).toMatch(/<noscript><button[^>]* type="submit"/u);
  expect(html).toContain('href="/jobs?q=lead&amp;category=1&amp;remote=1&amp;page=2"');
});

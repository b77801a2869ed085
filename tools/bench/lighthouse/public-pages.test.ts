import type { RemoteRecord, RouteRecord } from '@alltalent/shared/contracts';
import { examplesOf } from './public-pages';

const WORDS = { title: '', description: '', footer: true, header: 'solid', scheme: 'auto' } as const;
const route = (pattern: string, noindex = false): RouteRecord => ({ id: pattern, pattern, ...WORDS, ...(noindex && { noindex }) });
const remote = (name: string, routes: readonly RouteRecord[]) => ({ remote: name, routes }) as unknown as RemoteRecord;
const REMOTES = [
  remote('mf_jobs', [route('/jobs'), route('/jobs/:key'), route('/applications', true)]),
  remote('mf_talents', [route('/:slug')]),
];

test('every listed route has a page: its own path, or the first of the sitemap that it answers', () => {
  const known = ['/jobs', '/asha-rao', '/jobs/7-dancer', '/jobs/8-singer'];
  expect(examplesOf(REMOTES, known)).toEqual({ paths: ['/jobs', '/jobs/7-dancer', '/asha-rao'], without: [] });
});

test('a route without any page is named', () => {
  expect(examplesOf(REMOTES, ['/asha-rao'])).toEqual({ paths: ['/jobs', '/asha-rao'], without: ['/jobs/:key'] });
});

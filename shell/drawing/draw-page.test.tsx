import { request } from '@alltalent/shared/api';
import type { RemoteRecord } from '@alltalent/shared/contracts';
import type { CreateRoutes } from '@alltalent/shared/federation';
import { useNow } from '@alltalent/shared/state';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense } from 'react';
import { Link, redirect, useLoaderData } from 'react-router';
import { drawPage } from './draw-page';
import { SITE } from './the-site';

const countQuery = queryOptions({
  queryKey: ['count'],
  queryFn: () => request({ method: 'GET', path: '/api/count' } as never, {}) as Promise<{ total: number }>,
});

function Count() {
  const { data } = useQuery(countQuery);
  const year = useNow().getUTCFullYear();
  return (
    <>
      <h1>{data ? `${data.total} people` : 'Counting'}</h1>
      <p>{year > 2000 && <Link to="/other">{useLoaderData<string | null>() ?? 'nothing'}</Link>}</p>
    </>
  );
}

function Settled() {
  const { status } = useQuery({ ...countQuery, retryOnMount: false });
  return <p>{status}</p>;
}

function Broken(): never {
  throw new Error('broken at render');
}

const Later = lazy(() => Promise.resolve({ default: () => <p>it came later</p> }));

function InParts({ Part }: { readonly Part: ComponentType }) {
  return (
    <Suspense fallback={<p>a moment</p>}>
      <Part />
    </Suspense>
  );
}

const createRoutes: CreateRoutes = ({ queryClient }) => [
  {
    id: 'test.count',
    path: '/count',
    loader: ({ request: { url } }) => {
      void queryClient.prefetchQuery(countQuery);
      return `</script>${new URL(url).search}`;
    },
    lazy: () => Promise.resolve({ Component: Count }),
  },
  { id: 'test.settled', path: '/settled', loader: () => queryClient.prefetchQuery(countQuery).then(() => null), Component: Settled },
  { id: 'test.redirect', path: '/former', loader: () => redirect('/count') },
  { id: 'test.missing', path: '/missing', loader: () => Promise.reject(new Response(null, { status: 404 })), Component: Count },
  { id: 'test.broken', path: '/broken', Component: Broken },
  { id: 'test.later', path: '/later', Component: () => <InParts Part={Later} /> },
  { id: 'test.bare-later', path: '/bare-later', Component: Later },
  { id: 'test.broken-part', path: '/broken-part', Component: () => <InParts Part={Broken} /> },
  { id: 'test.loader', path: '/loader', loader: () => Promise.reject(new Error('broken in the loader')), Component: Count },
];

const route = { id: 'test.count', pattern: '/count', title: '', description: '', footer: true, header: 'solid', scheme: 'auto' } as const;
const entry = { url: '', integrity: '' };
const record = { remote: 'mf_test', version: '7', base: '/r/', entry, exposes: [], routes: [route], needs: [] };
const remotes: readonly RemoteRecord[] = [{ ...record, fallback: null, experiment: null, variant: null }];

function draw(url: string, { signal = new AbortController().signal, isMissing = false } = {}) {
  const page = { module: { createRoutes }, remote: 'mf_test', version: '7', url, remotes, isMissing, signal };
  return drawPage({ ...page, whileBusy: (work) => work() }, SITE);
}

beforeEach(() => {
  globalThis.fetch = jest.fn(() => Promise.resolve(Response.json({ total: 12 })));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

test('SEO-01 a page is drawn in the frame, with the data that its loader asked for', async () => {
  const { html, data } = (await draw('/count?page=2')) ?? { html: '', data: '{}' };
  expect(html).toContain('12 people</h1>');
  expect(html).toContain('<header');
  expect(html).toContain('<footer');
  expect(JSON.parse(data)).toMatchObject({
    remote: 'mf_test',
    version: '7',
    drawnAt: expect.any(Number) as number,
    errors: null,
    loaderData: { 'test.count': '</script>?page=2' },
    queries: [[['count'], { total: 12 }, expect.any(Number)]],
  });
});

test('SEO-01 FED-06 a call that failed is drawn as not yet fetched, also where a page does not ask again: the document carries no failure', async () => {
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('no connection')));
  const { html, data } = (await draw('/settled')) ?? { html: '', data: '{}' };
  expect(html).toContain('<p>pending</p>');
  expect(data).toContain('"queries":[]');
});

test.each(['/later', '/bare-later'])('SEO-01 a page with a part that has to be waited for is drawn whole: %s', async (url) => {
  const { html } = (await draw(url)) ?? { html: '' };
  expect(html).toContain('<p>it came later</p>');
  expect(html).not.toContain('a moment');
});

test('SEC-44 no text can end the block of data', async () => {
  expect((await draw('/count'))?.data).not.toContain('</script');
});

test.each(['/former', '/missing'])('%s is left to the browser', async (url) => {
  expect(await draw(url)).toBeNull();
});

test.each(['/missing', '/settled'])('SLUG-01 that there is no page is drawn, and the browser gets the same error: %s', async (url) => {
  const { html, data } = (await draw(url, { isMissing: true })) ?? { html: '', data: '{}' };
  expect(html).toContain('Nobody is standing on this mark');
  expect(html).toContain('<footer');
  expect(JSON.parse(data)).toMatchObject({ errors: { mf_test: { status: 404, internal: false, data: null } } });
});

test.each([
  ['/broken', 'broken at render'],
  ['/broken-part', 'broken at render'],
  ['/loader', 'broken in the loader'],
])('REL-04 %s fails with its own error', async (url, reason) => {
  await expect(draw(url)).rejects.toThrow(reason);
});

test('REL-03 a page that waits for ever ends when it is given up', async () => {
  globalThis.fetch = jest.fn(() => new Promise<Response>(() => undefined));
  const cancel = new AbortController();
  const drawing = draw('/count', { signal: cancel.signal });
  setTimeout(() => cancel.abort(new Error('it took too long')), 20);
  await expect(drawing).rejects.toThrow('it took too long');
});

test('the frame of a drawn page leads to no page that went with its remote', async () => {
  const signal = new AbortController().signal;
  const page = {
    module: { createRoutes },
    remote: 'mf_test',
    version: '7',
    url: '/count',
    remotes,
    signal,
    whileBusy: <T,>(work: () => T) => work(),
  };
  const [all, less] = [await drawPage(page, SITE), await drawPage({ ...page, gone: ['/jobs'] }, SITE)];
  expect(all?.html).toContain('href="/jobs"');
  expect(less?.html).not.toContain('href="/jobs"');
  expect(less?.html).toContain('href="/success"');
});

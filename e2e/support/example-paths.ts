import { ENDPOINTS, type RouteRecord } from '@alltalent/shared/contracts';
import { type APIRequestContext, expect } from '@playwright/test';
import { matchRoutes } from 'react-router';
import { call, detailsOf, mailsTo } from './calls';
import { newEmail, newNumber } from './newcomers';

export type Example = { readonly pattern: string; readonly path: string; readonly isListed: boolean };

/** Signed-in people whose pages are the examples of what only they may see. */
export type Owners = { readonly sharer: APIRequestContext; readonly client: APIRequestContext };

/** Returns a real page for every route of every remote on the site; fails when a pattern with a parameter has none. */
export async function examplesOf(visitor: APIRequestContext, owners: Owners): Promise<readonly Example[]> {
  const routes = routesIn(await (await visitor.get('/')).text());
  const known = [...(await sitemapPaths(visitor)), ...(await versionPaths(visitor)), ...(await ownPaths(owners))];
  const isOf = (pattern: string) => (path: string) => matchRoutes(routes.map(toRoute), path)?.at(-1)?.route.path === pattern;
  return routes.map(({ pattern, noindex }) => {
    const path = pattern.includes(':') ? known.find(isOf(pattern)) : pattern;
    if (path === undefined) throw new Error(`There is no example of ${pattern}.`);
    return { pattern, path, isListed: noindex !== true };
  });
}

const toRoute = ({ pattern }: Pick<RouteRecord, 'pattern'>) => ({ path: pattern });

function routesIn(html: string): readonly RouteRecord[] {
  const registry = /id="registry">(.*?)<\/script>/su.exec(html)?.[1] ?? '{"remotes":[]}';
  return (JSON.parse(registry) as { remotes: { routes: RouteRecord[] }[] }).remotes.flatMap(({ routes }) => routes);
}

async function sitemapPaths(visitor: APIRequestContext): Promise<readonly string[]> {
  const pathsIn = async (path: string) => {
    const xml = await (await visitor.get(path)).text();
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, url = '']) => new URL(url).pathname);
  };
  return (await Promise.all((await pathsIn('/sitemap.xml')).map(pathsIn))).flat();
}

/** Addresses of the versions that hold now. */
async function versionPaths(visitor: APIRequestContext): Promise<readonly string[]> {
  const [article] = (await readData<{ slug: string }[]>(visitor, '/api/site-content/articles')) ?? [];
  const texts = [
    ['/terms-of-use', '/api/documents/page/terms-of-use'],
    ['/privacy-policy', '/api/documents/page/privacy-policy'],
    ['/return-policy', '/api/documents/page/return-policy'],
    [`/article/${article?.slug}`, `/api/documents/article/${article?.slug}`],
  ] as const;
  return Promise.all(texts.map(async ([page, call]) => `${page}/versions/${(await readData<{ version: number }>(visitor, call)).version}`));
}

/** Addresses that only their owners know: links of a share, and what a client has with talent. */
async function ownPaths({ sharer, client }: Owners): Promise<readonly string[]> {
  const firstId = async (path: string) => (await readData<{ id: number }[]>(client, path))[0]?.id;
  return [
    ...(await shareLinks(sharer)),
    `/offers/${await firstId(ENDPOINTS.ownOffers.path)}`,
    `/bookings/${await firstId(ENDPOINTS.ownBookings.path)}`,
    `/messages/${await firstId(ENDPOINTS.threads.path)}`,
    '/platform/experiments/any-name',
  ];
}

/** Shares a profile. Returns the receiver's link and the sender's. */
async function shareLinks(sharer: APIRequestContext): Promise<readonly string[]> {
  const receiver = newEmail('kept.receiver');
  const { email, first_name, last_name, contact_no } = await detailsOf(sharer);
  const [talent] = await readData<{ id: number }[]>(sharer, '/api/landing/featured-talents');
  await call(sharer, ENDPOINTS.shareTalents, {
    first_name,
    last_name,
    mobile_number: contact_no,
    country_code: '91',
    email_id: email,
    receiver_first_name: 'Arun',
    receiver_last_name: 'Sethi',
    receiver_contact_no: newNumber('95'),
    receiver_country_code: '91',
    receiver_email_id: receiver,
    description: 'One for the roof scene',
    selected_profiles: [talent?.id ?? 0],
  });
  return [await linkTo(sharer, receiver, /\/s\/[\w-]{43}/u), await linkTo(sharer, email, /\/shares\/[\w-]{43}/u)];
}

async function linkTo(caller: APIRequestContext, email: string, pattern: RegExp): Promise<string> {
  let path = '';
  const look = async () => (path = pattern.exec((await mailsTo(caller, email)).join('\n'))?.[0] ?? '');
  await expect.poll(look).not.toBe('');
  return path;
}

async function readData<Data>(caller: APIRequestContext, path: string): Promise<Data> {
  const response = await caller.get(path);
  expect([path, response.status()]).toEqual([path, 200]);
  return ((await response.json()) as { data: Data }).data;
}

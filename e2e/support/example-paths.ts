import { ENDPOINTS, type RouteRecord } from '@alltalent/shared/contracts';
import { type APIRequestContext, expect } from '@playwright/test';
import { matchRoutes } from 'react-router';
import { call, mailsTo } from './calls';
import { newEmail, newNumber } from './newcomers';

/** Pages of which visitors see the login alone, whatever is named. */
const OFFICE_PATHS = [
  '/platform/experiments/any-name',
  '/office/people/any-person',
  '/office/people/any-person/merge',
  '/office/content/words/home',
  '/office/money/orders/any-order',
];

export type Example = { readonly pattern: string; readonly path: string; readonly isListed: boolean };

/** Returns a real page for every route of every remote on the site; fails when a pattern with a parameter has none. */
export async function examplesOf(visitor: APIRequestContext, client: APIRequestContext): Promise<readonly Example[]> {
  const routes = routesIn(await (await visitor.get('/')).text());
  const shown = [...(await sitemapPaths(visitor)), ...(await versionPaths(visitor))];
  const known = [...shown, ...(await shareLinks(visitor)), ...(await clientPaths(client)), ...OFFICE_PATHS];
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

/** Addresses of what a client has with talent. */
async function clientPaths(client: APIRequestContext): Promise<readonly string[]> {
  const firstId = async (path: string) => (await readData<{ id: number }[]>(client, path))[0]?.id;
  return [
    `/offers/${await firstId(ENDPOINTS.ownOffers.path)}`,
    `/bookings/${await firstId(ENDPOINTS.ownBookings.path)}`,
    `/messages/${await firstId(ENDPOINTS.threads.path)}`,
  ];
}

/** Shares a profile as a visitor. Returns the receiver's link and the sender's. */
async function shareLinks(visitor: APIRequestContext): Promise<readonly string[]> {
  const [email, receiver] = [newEmail('kept.sender'), newEmail('kept.receiver')];
  const medium = { mobile: newNumber('97'), country_code: '91', email };
  await call(visitor, ENDPOINTS.sendShareCode, medium);
  const code = await findInMail(visitor, email, /\b\d{6}\b/u);
  await call(visitor, ENDPOINTS.verifyShareCode, { ...medium, otp: [...code] });
  const [talent] = await readData<{ id: number }[]>(visitor, '/api/landing/featured-talents');
  await call(visitor, ENDPOINTS.shareTalents, {
    first_name: 'Nila',
    last_name: 'Bose',
    mobile_number: medium.mobile,
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
  return Promise.all([findInMail(visitor, receiver, /\/s\/[\w-]{43}/u), findInMail(visitor, email, /\/shares\/[\w-]{43}/u)]);
}

/** Returns the part of the newest mails to an address that matches. */
async function findInMail(caller: APIRequestContext, email: string, pattern: RegExp): Promise<string> {
  let found = '';
  const look = async () => (found = pattern.exec((await mailsTo(caller, email)).join('\n'))?.[0] ?? '');
  await expect.poll(look).not.toBe('');
  return found;
}

async function readData<Data>(caller: APIRequestContext, path: string): Promise<Data> {
  const response = await caller.get(path);
  expect([path, response.status()]).toEqual([path, 200]);
  return ((await response.json()) as { data: Data }).data;
}

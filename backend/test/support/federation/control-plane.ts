import { createHmac } from 'node:crypto';
import {
  type AuditEntry,
  type ChangeRollout,
  ENDPOINTS,
  type PublishRelease,
  type Registry,
  type Release,
  type ReleaseStatus,
  type Rollout,
} from '@alltalent/shared/contracts';
import type { Answer } from '../test-browser';
import type { TestSite } from '../test-site';

export const INTEGRITY = `sha384-${'A'.repeat(64)}`;

/** Returns a valid release with files of its own. */
export function aRelease(remote: string, version: string, change: Partial<PublishRelease> = {}): Release & Partial<PublishRelease> {
  const base = `/r/${remote}/${version}/`;
  const [entry, js, css] = ['remoteEntry.js', 'routes.js', 'routes.css'].map((name) => ({ url: `${base}${name}`, integrity: INTEGRITY }));
  if (!entry || !js || !css) throw new Error('A release has three files.');
  const page = {
    id: 'x',
    pattern: `/${remote.replace('_', '-')}`,
    title: 'X',
    description: 'A page',
    footer: true,
    header: 'solid',
    scheme: 'auto',
  } as const;
  return {
    remote,
    version,
    base,
    entry,
    exposes: [{ name: 'routes', js: [js], css: [css] }],
    routes: [{ ...page, first_query: undefined, exists: undefined }],
    files: [entry, js, css],
    needs: [{ name: 'react', range: '^19.0.0' }],
    ...change,
  };
}

export function tokenOf(site: TestSite, remote: string): string {
  return createHmac('sha256', site.config.secretKey).update(`publish:${remote}`).digest('hex');
}

/** Sends a request as a program does: with a bearer token and no cookie. */
export async function send(site: TestSite, token: string | null, method: 'GET' | 'POST', url: string, body?: object): Promise<Answer> {
  return site.app.inject({
    method,
    url,
    headers: { ...(token === null ? {} : { authorization: `Bearer ${token}` }), ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { payload: JSON.stringify(body) } : {}),
  });
}

/** Publishes with the remote's own token. */
export function publish(site: TestSite, release: { readonly remote: string }, token = tokenOf(site, release.remote)): Promise<Answer> {
  return send(site, token, 'POST', ENDPOINTS.publishRelease.path, release);
}

/** Publishes releases of a remote one after another; the last one is stable. */
export async function publishAll(site: TestSite, remote: string, ...versions: readonly string[]): Promise<void> {
  for (const version of versions) expect((await publish(site, aRelease(remote, version))).statusCode).toBe(200);
}

/** Changes a rollout with the remote's own token. */
export function change(site: TestSite, input: Partial<ChangeRollout> & { readonly remote: string }): Promise<Answer> {
  return send(site, tokenOf(site, input.remote), 'POST', ENDPOINTS.changeRollout.path, input);
}

export async function readRegistry(site: TestSite): Promise<Registry> {
  const response = await site.app.inject({ method: 'GET', url: ENDPOINTS.registry.path });
  return JSON.parse(response.json<{ payload: string }>().payload) as Registry;
}

export async function rolloutOf(site: TestSite, remote: string): Promise<Rollout> {
  const found = (await readRegistry(site)).rollouts.find((rollout) => rollout.remote === remote);
  if (!found) throw new Error(`${remote} is in no registry.`);
  return found;
}

/** Returns what visitors get in short: `2 < 1, hero: A 8000 2, B 2000 3`. */
export async function servedOf(site: TestSite, remote: string): Promise<string> {
  const { stable, fallback, experiment } = await rolloutOf(site, remote);
  const served = `${stable.version} < ${fallback?.version ?? 'none'}`;
  if (!experiment) return served;
  const variants = experiment.variants.map(({ variant, weight, release }) => `${variant} ${weight} ${release.version}`);
  return `${served}, ${experiment.name}${experiment.is_paused ? ' paused' : ''}: ${variants.join(', ')}`;
}

/** Returns the place of every listed release of a remote. */
export async function placesOf(site: TestSite, remote: string): Promise<Record<string, string>> {
  const response = await send(site, tokenOf(site, remote), 'GET', ENDPOINTS.platformStatus.path);
  const { remotes } = response.json<{ remotes: { remote: string; releases: ReleaseStatus[] }[] }>();
  const own = remotes.find((status) => status.remote === remote)?.releases ?? [];
  return Object.fromEntries(own.map(({ version, place }) => [version, place]));
}

/** Returns the audit entries of a remote, the newest first. */
export async function auditOf(site: TestSite, remote: string): Promise<AuditEntry[]> {
  const response = await send(site, tokenOf(site, remote), 'GET', `${ENDPOINTS.platformAudit.path}?remote=${remote}`);
  return response.json<{ entries: AuditEntry[] }>().entries;
}

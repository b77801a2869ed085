import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type ChangeRollout, ENDPOINTS, type Release } from '@alltalent/shared/contracts';
import { readRegistry } from './chaos-registry';
import type { OwnSite } from './own-site';
import { expect } from './test';

/** Returns the version of a remote that a new document of the site has. */
export async function versionOf(site: OwnSite, remote: string): Promise<string> {
  const { remotes } = readRegistry(await (await fetch(`${site.origin}/`)).text());
  return remotes.find((one) => one.remote === remote)?.version ?? '';
}

/** Publishes the files of a remote's release once more under a new version, as its squad does; resolves once documents have it. */
export async function publishNext(site: OwnSite, remote: string): Promise<{ readonly former: string; readonly next: string }> {
  const former = await versionOf(site, remote);
  const next = `${former}-next`;
  const path = ENDPOINTS.publishedRelease.path.replace('{remote}', remote).replace('{version}', former);
  const { payload } = (await (await fetch(site.origin + path)).json()) as { readonly payload: string };
  cpSync(join(site.releaseStore, remote, former), join(site.releaseStore, remote, next), { recursive: true });
  const release = JSON.parse(payload.replaceAll(`/r/${remote}/${former}/`, `/r/${remote}/${next}/`)) as Release;
  const response = await send(site, ENDPOINTS.publishRelease.path, { ...release, version: next });
  expect([response.status, await response.text()]).toEqual([200, expect.any(String)]);
  await expect.poll(() => versionOf(site, remote), { timeout: 15_000 }).toBe(next);
  return { former, next };
}

/** Deletes the files of a release, as the site does with old ones. */
export function deleteFiles(site: OwnSite, remote: string, version: string): void {
  rmSync(join(site.releaseStore, remote, version), { recursive: true });
}

/** Changes what visitors get of a remote, as its squad does. */
export function changeRollout(site: OwnSite, change: Partial<ChangeRollout> & { readonly remote: string }): Promise<Response> {
  return send(site, ENDPOINTS.changeRollout.path, change);
}

async function send(site: OwnSite, path: string, body: Readonly<Record<string, unknown>> & { readonly remote: string }): Promise<Response> {
  const headers = { authorization: `Bearer ${await site.makeToken(body.remote)}`, 'content-type': 'application/json' };
  return fetch(site.origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
}

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import {
  type ChangeRollout,
  ENDPOINTS,
  type ExperimentResultResponse,
  type PublishRelease,
  type Release,
} from '@alltalent/shared/contracts';
import { type APIRequestContext, expect } from '@playwright/test';

const ROOT = join(import.meta.dirname, '../..');
const REMOTE = 'mf_landing';

let token: string | undefined;

/** Header with the landing squad's token, created once per process. */
function authorization(): { readonly authorization: string } {
  const command = ['tools/bootstrap.mjs', 'platform', 'token', REMOTE];
  token ??= execFileSync(process.execPath, command, { cwd: ROOT, encoding: 'utf8' }).trim();
  return { authorization: `Bearer ${token}` };
}

/** Starts an experiment with the landing remote's present build as variant B, about all pages unless some are named. Returns its version. */
export async function startTest(request: APIRequestContext, name: string, weight: number, routes?: string[]): Promise<string> {
  const stable = await stableRelease(request);
  const version = `${stable.version}.${name}`;
  const release: PublishRelease = { ...stable, version, promotion: 'promote', experiment: { name, variant: 'B', weight, routes } };
  const response = await request.post(ENDPOINTS.publishRelease.path, { data: release, headers: authorization() });
  expect(response.status(), await response.text()).toBe(200);
  return version;
}

export async function changeLanding(request: APIRequestContext, change: Partial<ChangeRollout>): Promise<void> {
  const response = await request.post(ENDPOINTS.changeRollout.path, { data: { remote: REMOTE, ...change }, headers: authorization() });
  expect(response.status(), await response.text()).toBe(200);
}

export async function reportOf(request: APIRequestContext, name: string): Promise<ExperimentResultResponse> {
  const response = await request.get(ENDPOINTS.experimentResult.path.replace('{experiment}', name), { headers: authorization() });
  return (await response.json()) as ExperimentResultResponse;
}

async function stableRelease(request: APIRequestContext): Promise<Release> {
  const { payload } = (await (await request.get(ENDPOINTS.registry.path)).json()) as { payload: string };
  const { rollouts } = JSON.parse(payload) as { rollouts: { remote: string; stable: Release }[] };
  const found = rollouts.find(({ remote }) => remote === REMOTE);
  if (!found) throw new Error('The landing remote is not published.');
  return found.stable;
}

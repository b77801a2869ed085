import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ChangeRollout,
  ENDPOINTS,
  type ExperimentReportResponse,
  type PublishRelease,
  type Release,
} from '@alltalent/shared/contracts';
import { type APIRequestContext, expect } from '@playwright/test';
import { publishToken } from '../../tools/platform/publish-token';

const dataDir = process.env['DATA_DIR'] ?? join(import.meta.dirname, '../../.data');
const REMOTE = 'mf_landing';

function authorization(): { readonly authorization: string } {
  return { authorization: `Bearer ${publishToken(readFileSync(join(dataDir, 'secret.key'), 'utf8').trim(), REMOTE)}` };
}

/** Puts the landing remote's present build beside itself as variant B of a test; answers its version. */
export async function startTest(request: APIRequestContext, name: string, weight: number): Promise<string> {
  const stable = await stableRelease(request);
  const version = `${stable.version}.${name}`;
  const release: PublishRelease = { ...stable, version, promotion: 'promote', experiment: { name, variant: 'B', weight } };
  const answer = await request.post(ENDPOINTS.publishRelease.path, { data: release, headers: authorization() });
  expect(answer.status(), await answer.text()).toBe(200);
  return version;
}

export async function changeLanding(request: APIRequestContext, change: Partial<ChangeRollout>): Promise<void> {
  const answer = await request.post(ENDPOINTS.changeRollout.path, { data: { remote: REMOTE, ...change }, headers: authorization() });
  expect(answer.status(), await answer.text()).toBe(200);
}

export async function reportOf(request: APIRequestContext, name: string): Promise<ExperimentReportResponse> {
  const answer = await request.get(ENDPOINTS.experimentReport.path.replace('{experiment}', name), { headers: authorization() });
  return (await answer.json()) as ExperimentReportResponse;
}

async function stableRelease(request: APIRequestContext): Promise<Release> {
  const { payload } = (await (await request.get(ENDPOINTS.registry.path)).json()) as { payload: string };
  const { rollouts } = JSON.parse(payload) as { rollouts: { remote: string; stable: Release }[] };
  const found = rollouts.find(({ remote }) => remote === REMOTE);
  if (!found) throw new Error('The landing remote is not published.');
  return found.stable;
}

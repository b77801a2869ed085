import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ENDPOINTS, type PublishRelease, type Release } from '@alltalent/shared/contracts';
import { type APIRequestContext, expect } from '@playwright/test';

const ROOT = join(import.meta.dirname, '../..');

/** A text of the stable release, and what the candidate says in its place. */
export type OtherText = { readonly name: string; readonly from: string; readonly to: string };

/** Runs `npm run platform -- …` against the site under test, as a squad does; returns what it prints. */
export async function runPlatform(...args: readonly string[]): Promise<string> {
  const command = ['tools/bootstrap.mjs', 'platform', ...args];
  return (await promisify(execFile)(process.execPath, command, { cwd: ROOT })).stdout.trim();
}

/** Publishes a candidate of a remote: its stable release with another text, in browsers and on the server. Returns its version. */
export async function publishCandidate(request: APIRequestContext, remote: string, { name, from, to }: OtherText): Promise<string> {
  const stable = await stableRelease(request, remote);
  const version = `${stable.version}.${name}`;
  const files = join(process.env['RELEASE_STORE'] ?? join(process.env['DATA_DIR'] ?? join(ROOT, '.data'), 'releases'), remote);
  const folder = join(files, version);
  cpSync(join(files, stable.version), folder, { recursive: true });
  const hashes = replaceText(folder, from, to);
  const { calls, ...record } = stable;
  let text = JSON.stringify(record).replaceAll(stable.base, stable.base.replace(stable.version, version));
  for (const [before, after] of hashes) text = text.replaceAll(before, after);
  const release: PublishRelease = { ...(JSON.parse(text) as Release), calls, version, promotion: 'candidate' };
  const authorization = `Bearer ${await runPlatform('token', remote)}`;
  const response = await request.post(ENDPOINTS.publishRelease.path, { data: release, headers: { authorization } });
  expect(response.status(), await response.text()).toBe(200);
  return version;
}

/** Replaces the text in every script of a folder, and the hashes of changed files in those that name them; returns both hashes of each. */
function replaceText(folder: string, from: string, to: string): ReadonlyMap<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const hashes = new Map<string, string>();
  for (const name of names.filter((one) => /\.(?:br|gz|map)$/u.test(one))) rmSync(join(folder, name));
  const scripts = names.filter((name) => /\.c?js$/u.test(name)).map((name) => join(folder, name));
  const edit = (file: string, change: (text: string) => string) => {
    const before = readFileSync(file, 'utf8');
    const after = change(before);
    if (after === before) return;
    hashes.set(hashOf(before), hashOf(after));
    writeFileSync(file, after);
  };
  for (const file of scripts) edit(file, (text) => text.replaceAll(from, to));
  expect(hashes.size, `No script says "${from}".`).toBeGreaterThan(1);
  const changed = [...hashes];
  for (const file of scripts) edit(file, (text) => changed.reduce((whole, [before, after]) => whole.replaceAll(before, after), text));
  return hashes;
}

function hashOf(text: string): string {
  return createHash('sha384').update(text).digest('base64');
}

async function stableRelease(request: APIRequestContext, remote: string): Promise<Release> {
  const { payload } = (await (await request.get(ENDPOINTS.registry.path)).json()) as { payload: string };
  const { rollouts } = JSON.parse(payload) as { rollouts: { remote: string; stable: Release }[] };
  const found = rollouts.find((rollout) => rollout.remote === remote);
  if (!found) throw new Error(`${remote} is not published.`);
  return found.stable;
}

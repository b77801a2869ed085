import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { environmentFor } from '@alltalent/backend/testing/sign-in-providers';
import { ROOT } from '../build/packages';

export type Providers = {
  /** Environment of a site whose visitors sign in there. */
  readonly env: Readonly<Record<string, string>>;
  stop(): void;
};

/** Starts the sign-in providers of the backend's tests for the site at this origin. */
export async function startProviders(origin: string): Promise<Providers> {
  const program = join(ROOT, 'backend/test/support/social/provider-server.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, origin], { cwd: ROOT, stdio: ['ignore', 'pipe', 'ignore'] });
  const [line] = (await Promise.race([once(createInterface(child.stdout), 'line'), once(child, 'exit')])) as unknown[];
  if (typeof line !== 'string') throw new Error('The sign-in providers of the tests did not start.');
  const urls = JSON.parse(line) as Parameters<typeof environmentFor>[0];
  return { env: { ...environmentFor(urls), PUBLIC_URL: origin }, stop: () => void child.kill() };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { CLIENT } from './people';

export const SITE = 'http://localhost:8080';

type ProviderUrls = { readonly google: string; readonly facebook: string };

export type TestProviders = ProviderUrls & { stop(): Promise<void> };

/** Starts both providers as a server of its own; by default at any free ports. */
export async function startProviders(ports: readonly [google: number, facebook: number] = [0, 0]): Promise<TestProviders> {
  const program = join(__dirname, 'provider-server.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, SITE, ...ports.map(String)], { stdio: ['ignore', 'pipe', 'pipe'] });
  let errorOutput = '';
  child.stderr.on('data', (chunk: Buffer) => (errorOutput = (errorOutput + chunk.toString()).slice(-2000)));
  const first = await Promise.race([once(createInterface(child.stdout), 'line'), once(child, 'exit')]);
  if (typeof first[0] !== 'string') throw new Error(`The providers did not start: ${errorOutput}`);
  return {
    ...(JSON.parse(first[0]) as ProviderUrls),
    async stop() {
      const isOver = once(child, 'exit');
      child.kill('SIGKILL');
      await isOver;
    },
  };
}

/** Configuration of a site whose visitors sign in there. */
export function environmentFor({ google, facebook }: ProviderUrls): Readonly<Record<string, string>> {
  return {
    PUBLIC_URL: SITE,
    GOOGLE_ISSUER: google,
    GOOGLE_CLIENT_ID: CLIENT.id,
    GOOGLE_CLIENT_SECRET: CLIENT.secret,
    FACEBOOK_CLIENT_ID: CLIENT.id,
    FACEBOOK_CLIENT_SECRET: CLIENT.secret,
    FACEBOOK_AUTHORIZATION_URL: `${facebook}/auth`,
    FACEBOOK_TOKEN_URL: `${facebook}/token`,
    FACEBOOK_PROFILE_URL: `${facebook}/me`,
  };
}

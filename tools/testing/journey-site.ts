import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildChanged } from '../build/build-all';
import { PROGRAMS, REMOTES, ROOT } from '../build/packages';
import { freePort } from '../site/ports';
import { startSite } from '../site/site';
import { type Commands, startCommands } from './commands';
import { startProviders } from './providers';

/**
 * Builds what has changed, starts a site of its own with what journeys need beside it, and stops all of it after `run`, which gets
 * the environment of Playwright. `folder` holds the site's data, which are new each time.
 */
export async function withJourneySite<T>(
  { chromium, folder }: { readonly chromium: string; readonly folder: string },
  run: (env: Readonly<Record<string, string>>) => Promise<T>,
): Promise<T> {
  await buildChanged([...PROGRAMS, ...REMOTES], console.log);
  const dataDir = join(ROOT, '.data', folder);
  rmSync(dataDir, { recursive: true, force: true });
  const port = await freePort();
  const backendPort = await freePort();
  const providers = await startProviders(`http://localhost:${port}`);
  const site = await startSite({ port, backendPort, dataDir, env: { ...providers.env, TRUST_PROXY: '1' }, say: console.log });
  let commands: Commands | undefined;
  try {
    commands = await startCommands(dataDir);
    const address = { BASE_URL: site.origin, BACKEND_PORT: String(backendPort), COMMANDS_URL: commands.url };
    return await run({ ...address, CHROMIUM: chromium, DATA_DIR: dataDir, TEST_PROVIDERS: '1' });
  } finally {
    commands?.stop();
    await site.stop();
    providers.stop();
  }
}

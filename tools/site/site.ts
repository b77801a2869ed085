import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Release } from '@alltalent/shared/contracts';
import { REMOTES, ROOT } from '../build/packages';
import { squadMailOf, storeRelease } from '../build/publish';
import { describeStart, publishAtStart } from '../build/publish-at-start';
import { releaseStoreFor } from '../platform/from-environment';
import { publishToken, readSecretKey } from '../platform/publish-token';
import { recordOf } from '../release/release-record';
import { type Program, startProgram, waitFor } from './program';

const READY_WITHIN_S = 300;

export type SiteOptions = {
  readonly port: number;
  readonly backendPort: number;
  readonly dataDir: string;
  /** Further environment variables of both servers. */
  readonly env?: Readonly<Record<string, string>>;
  readonly say: (line: string) => void;
};

export type Site = {
  readonly origin: string;
  readonly backend: Program;
  readonly frontDoor: Program;
  stop(): Promise<void>;
};

/** Starts the built site: backend (which migrates and seeds), every remote published as a release, front door. */
export async function startSite({ port, backendPort, dataDir, env = {}, say }: SiteOptions): Promise<Site> {
  const backendUrl = `http://127.0.0.1:${backendPort}`;
  const origin = `http://localhost:${port}`;
  const shared = {
    PORT: String(port),
    BACKEND_PORT: String(backendPort),
    DATA_DIR: dataDir,
    RELEASE_STORE: releaseStoreFor(dataDir),
    ...env,
  };
  const started: Program[] = [];
  const stop = async () => {
    for (const program of started.toReversed()) await program.stop();
  };
  try {
    // The front door is the only proxy between a visitor and the backend.
    const backend = startProgram(
      'The backend',
      'backend/dist/main.mjs',
      { ...shared, TRUST_PROXY: '1' },
      join(dataDir, 'logs/backend.log'),
    );
    started.push(backend);
    await waitFor(backend, `${backendUrl}/readyz`, READY_WITHIN_S);
    say('Database migrated');
    await waitForDemoData(backend, backendUrl);
    const pictures = renderFirstPictures(shared);
    await publishAll({ backendPort, dataDir, say });
    const frontDoor = startProgram('The front door', 'shell/dist/server/main.mjs', shared, join(dataDir, 'logs/front-door.log'));
    started.push(frontDoor);
    await waitFor(frontDoor, `${origin}/`, 30);
    say(await pictures);
    return { origin, backend, frontDoor, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Waits for the demo data. The backend is ready before it is complete, but users of a started site expect to see it. */
async function waitForDemoData(backend: Program, backendUrl: string): Promise<void> {
  let ended = false;
  void backend.exited.then(() => (ended = true));
  for (let turn = 0; turn < READY_WITHIN_S * 4 && !ended; turn += 1) {
    const state = (await (await fetch(`${backendUrl}/readyz`)).json()) as { readonly demo_data?: string };
    if (state.demo_data !== 'filling') return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`The demo data did not get there. ${backend.errorTail()}`);
}

/** Renders the pictures of the home page and of the first listing page; the others are rendered at the first request. */
function renderFirstPictures(env: Readonly<Record<string, string>>): Promise<string> {
  const child = spawn(process.execPath, [join(ROOT, 'backend/dist/render-media.mjs'), '--shown'], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });
  return new Promise((resolve) => {
    child.once('exit', (code) =>
      resolve(code === 0 ? 'First pictures rendered' : 'The first pictures will be rendered when they are looked at'),
    );
  });
}

/** Publishes the builds of all remotes, and says which remotes show another release: one that somebody chose, or a rolled back one. */
export async function publishAll({ backendPort, dataDir, say }: Pick<SiteOptions, 'backendPort' | 'dataDir' | 'say'>): Promise<void> {
  const secretKey = readSecretKey(dataDir);
  const plane = { backendUrl: `http://127.0.0.1:${backendPort}`, tokenOf: (remote: string) => publishToken(secretKey, remote) };
  const releases: Release[] = [];
  for (const name of REMOTES) {
    const release = await storeRelease(name, { releaseStore: releaseStoreFor(dataDir), dataDir });
    await publishAtStart(release, plane, { squad_mail: squadMailOf(name), record: recordOf(name) });
    releases.push(release);
  }
  for (const line of await describeStart(plane, releases)) say(line);
}

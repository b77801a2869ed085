import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Release } from '@alltalent/shared/contracts';
import { isBuilt } from '../build/build-all';
import { REMOTES, ROOT } from '../build/packages';
import { squadMailOf, storeRelease } from '../build/publish';
import { describeStart, publishAtStart } from '../build/publish-at-start';
import { releaseStoreFor } from '../platform/from-environment';
import { publishToken, readSecretKey } from '../platform/publish-token';
import { recordOf } from '../release/release-record';
import { type Program, startProgram, type Stoppable, waitFor } from './program';

const READY_WITHIN_S = 300;
const BACKEND = 'backend/dist/main.mjs';
const FRONT_DOOR = 'shell/dist/server/main.mjs';

export type SiteOptions = {
  readonly port: number;
  readonly backendPort: number;
  readonly dataDir: string;
  /** Further environment variables of both servers. */
  readonly env?: Readonly<Record<string, string>>;
  readonly say: (line: string) => void;
  /** Ends a start that is still going on: it is rejected once everything that it has started has stopped. */
  readonly signal?: AbortSignal;
};

export type Site = {
  readonly origin: string;
  readonly backend: Program;
  readonly frontDoor: Program;
  stop(): Promise<void>;
};

/** Starts the built site: backend (which migrates and seeds), every remote published as a release, front door. */
export async function startSite(options: SiteOptions): Promise<Site> {
  const { port, backendPort, dataDir, say, signal } = options;
  const started: Stoppable[] = [];
  const stop = async () => {
    for (const program of started.toReversed()) await program.stop();
  };
  const keep = (program: Stoppable) => {
    started.push(program);
    if (signal?.aborted) void program.stop();
  };
  const abort = () => void stop();
  signal?.addEventListener('abort', abort);
  try {
    const backend = await startBackend(options, BACKEND, keep);
    say('Database migrated');
    await waitForDemoData(backend, `http://127.0.0.1:${backendPort}`);
    const pictures = renderFirstPictures(environmentOf(options), keep);
    await publishAll({ backendPort, dataDir, say });
    const frontDoor = await startFrontDoor(options, FRONT_DOOR, keep);
    say(await pictures);
    signal?.throwIfAborted();
    return { origin: `http://localhost:${port}`, backend, frontDoor, stop };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}

/** Starts the backend from a built file; resolves when it answers. `keep` is given the program before that. */
export async function startBackend(options: SiteOptions, file: string, keep?: (program: Stoppable) => void): Promise<Program> {
  // The front door is the only proxy between a visitor and the backend.
  const env = { ...environmentOf(options), TRUST_PROXY: '1' };
  const backend = startProgram('The backend', file, env, join(options.dataDir, 'logs/backend.log'));
  keep?.(backend);
  await waitFor(backend, `http://127.0.0.1:${options.backendPort}/readyz`, READY_WITHIN_S);
  return backend;
}

/** Starts the front door from a built file; resolves when it answers. `keep` is given the program before that. */
export async function startFrontDoor(options: SiteOptions, file: string, keep?: (program: Stoppable) => void): Promise<Program> {
  const frontDoor = startProgram('The front door', file, environmentOf(options), join(options.dataDir, 'logs/front-door.log'));
  keep?.(frontDoor);
  await waitFor(frontDoor, `http://localhost:${options.port}/`, 30);
  return frontDoor;
}

function environmentOf({ port, backendPort, dataDir, env = {} }: SiteOptions): Readonly<Record<string, string>> {
  return {
    PORT: String(port),
    BACKEND_PORT: String(backendPort),
    DATA_DIR: dataDir,
    RELEASE_STORE: releaseStoreFor(dataDir),
    ...env,
  };
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
function renderFirstPictures(env: Readonly<Record<string, string>>, keep: (program: Stoppable) => void): Promise<string> {
  const child = spawn(process.execPath, [join(ROOT, 'backend/dist/render-media.mjs'), '--shown'], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });
  keep({
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      // A picture is stored whole or not at all.
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  });
  return new Promise((resolve) => {
    child.once('exit', (code) =>
      resolve(code === 0 ? 'First pictures rendered' : 'The first pictures will be rendered when they are looked at'),
    );
  });
}

/**
 * Publishes the builds of all remotes, with their record where the build is of the present sources. Says which remotes show another
 * release: one that somebody chose, or a rolled back one.
 */
async function publishAll({ backendPort, dataDir, say }: Pick<SiteOptions, 'backendPort' | 'dataDir' | 'say'>): Promise<void> {
  const secretKey = readSecretKey(dataDir);
  const plane = { backendUrl: `http://127.0.0.1:${backendPort}`, tokenOf: (remote: string) => publishToken(secretKey, remote) };
  const releases: Release[] = [];
  for (const name of REMOTES) {
    const release = await storeRelease(name, { releaseStore: releaseStoreFor(dataDir), dataDir });
    await publishAtStart(release, plane, { squad_mail: squadMailOf(name), ...(isBuilt(name) && { record: recordOf(name) }) });
    releases.push(release);
  }
  for (const line of await describeStart(plane, releases)) say(line);
}

import type { Experiment, Registry, Release, Rollout, RouteRecord } from '@alltalent/shared/contracts';
import type { WholeRecord } from '../registry/served-remotes';
import type { RegistrySource } from '../registry/registry-source';

export const INTEGRITY = `sha384-${'a'.repeat(64)}`;

export function aRoute(changes: Partial<RouteRecord> = {}): RouteRecord {
  return {
    id: 'talents.search',
    pattern: '/talents',
    title: 'Talent',
    description: 'Find talent.',
    footer: true,
    header: 'solid',
    scheme: 'auto',
    ...changes,
  };
}

/** Returns a release whose files are on the front door's origin. */
export function aRelease(changes: Partial<Release> = {}): Release {
  const { remote = 'mf_talents', version = '1' } = changes;
  const base = `/r/${remote}/${version}/`;
  const file = (name: string) => ({ url: `${base}${name}`, integrity: INTEGRITY });
  return {
    remote,
    version,
    base,
    entry: file('remoteEntry.js'),
    exposes: [{ name: 'routes', js: [file('routes.js')], css: [file('routes.css')] }],
    routes: [aRoute()],
    files: [file('remoteEntry.js'), file('routes.js'), file('routes.css')],
    needs: [{ name: 'react', range: '^19.3.1' }],
    ...changes,
  };
}

export function aRecord(changes: Partial<WholeRecord> = {}): WholeRecord {
  const {
    files: _files,
    server: _server,
    calls: _calls,
    menu_entries: _entries,
    ...release
  }: Release = aRelease({ remote: changes.remote, version: changes.version });
  return { ...release, fallback: null, experiment: null, variant: null, ...changes };
}

export function aRollout(stable: Release = aRelease(), changes: Partial<Rollout> = {}): Rollout {
  return { remote: stable.remote, stable, fallback: null, experiment: null, ...changes };
}

/** Returns an experiment of version 2 against version 1. */
export function anExperiment(weightOfB: number, changes: Partial<Experiment> = {}): Experiment {
  const [a, b] = ['1', '2'].map((version) => aRelease({ version }));
  return {
    name: 'big-cards',
    salt: 'salt-of-big-cards',
    is_paused: false,
    variants: [
      { variant: 'A', weight: 10_000 - weightOfB, release: a as Release },
      { variant: 'B', weight: weightOfB, release: b as Release },
    ],
    ...changes,
  };
}

export function aRegistry(rollouts: readonly Rollout[], changes: Partial<Registry> = {}): Registry {
  const now = Date.now();
  return { revision: 1, issued_at: now, expires_at: now + 24 * 3600 * 1000, keys: [], rollouts, ...changes };
}

/** Returns a registry source that never changes. */
export function fixedRegistry(rollouts: readonly Rollout[] = [], revision = 1): RegistrySource {
  const registry = aRegistry(rollouts, { revision });
  return {
    current: () => registry,
    state: () => ({ revision, registry_age_s: 0, registry_confirmed_s: 0 }),
    verify: () => false,
    refresh: () => Promise.resolve(),
    start: () => undefined,
    stop: () => undefined,
  };
}

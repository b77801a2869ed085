import type { RemoteRecord } from '@alltalent/shared/contracts';

const HASH = `sha384-${'a'.repeat(64)}`;

/** Returns a remote's record as documents hold it. */
export function aRemoteRecord(changes: Partial<RemoteRecord> = {}): RemoteRecord {
  const { remote = 'mf_test', version = '2' } = changes;
  const base = `/r/${remote}/${version}/`;
  return {
    remote,
    version,
    base,
    entry: { url: `${base}remoteEntry.js`, integrity: HASH },
    exposes: [{ name: 'routes', js: [{ url: `${base}routes.js`, integrity: HASH }], css: [{ url: `${base}routes.css`, integrity: HASH }] }],
    routes: [aRoute('/test', `${base}test.page.js`)],
    needs: [],
    fallback: null,
    experiment: null,
    variant: null,
    ...changes,
  };
}

function aRoute(pattern: string, file: string): RemoteRecord['routes'][number] {
  const words = { title: '', description: '', footer: true, header: 'solid', scheme: 'auto' } as const;
  return { id: `test${pattern}`, pattern, ...words, js: [{ url: file, integrity: HASH }] };
}

import type { PageRegistry, PageRelease, RemoteRecord } from '@alltalent/shared/contracts';

type Fields = Readonly<Record<string, unknown>>;

const EMPTY: PageRegistry = { revision: 0, remotes: [], token: '' };

/**
 * The registry the document carries as a JSON data block. Without one, or with one that makes no sense, the shell still
 * stands; a remote whose record is cut keeps its place and is refused when it is asked for.
 */
export function readPageRegistry(): PageRegistry {
  const value = parse(document.getElementById('registry')?.textContent ?? '');
  if (!isObject(value) || !Array.isArray(value['remotes'])) return EMPTY;
  return { ...EMPTY, ...value, remotes: value['remotes'].filter(isObject).map((remote) => asRecord(remote)) };
}

function asRecord(value: Fields): RemoteRecord {
  const fallback = isObject(value['fallback']) ? asRelease(value['fallback']) : null;
  return { experiment: null, variant: null, ...asRelease(value), fallback };
}

/** The front door took the words from a signed registry; what is mended here is what could stop the shell. */
function asRelease(value: Fields): PageRelease {
  const list = (name: string) => (Array.isArray(value[name]) ? value[name].filter(isObject) : []);
  const entry = { url: '', integrity: '', ...(isObject(value['entry']) ? value['entry'] : {}) };
  return {
    remote: '',
    version: '',
    base: '',
    ...value,
    entry,
    exposes: list('exposes'),
    routes: list('routes'),
    needs: list('needs'),
  } as PageRelease;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

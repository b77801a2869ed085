import type { PageRegistry, PageRelease, RemoteRecord } from '@alltalent/shared/contracts';

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

function asRecord(value: Readonly<Record<string, unknown>>): RemoteRecord {
  const fallback = isObject(value['fallback']) ? asRelease(value['fallback']) : null;
  const text = (name: string) => (typeof value[name] === 'string' ? value[name] : null);
  return {
    ...asRelease(value),
    fallback,
    experiment: text('experiment'),
    variant: text('variant'),
    is_override: value['is_override'] === true,
  };
}

function asRelease(value: Readonly<Record<string, unknown>>): PageRelease {
  const list = (name: string) => (Array.isArray(value[name]) ? value[name].filter(isObject) : []);
  const entry = isObject(value['entry']) ? value['entry'] : {};
  const whole = { remote: '', version: '', base: '', ...value, entry: { url: '', integrity: '', ...entry } };
  // The front door took the words from a signed registry; what is checked here is what could stop the shell.
  return { ...whole, exposes: list('exposes'), routes: list('routes'), needs: list('needs') } as PageRelease;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

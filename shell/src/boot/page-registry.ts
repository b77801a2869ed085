import type { PageRegistry, PageRelease, RemoteRecord } from '@alltalent/shared/contracts';

type Fields = Readonly<Record<string, unknown>>;

const EMPTY: PageRegistry = { revision: 0, remotes: [], token: '' };

/**
 * Reads the registry from the document's JSON data block. Returns an empty one when it is missing or invalid, so that the
 * shell still starts. A remote with an incomplete record stays in the list and fails when it is loaded.
 */
export function readPageRegistry(): PageRegistry {
  const value = parse(document.getElementById('registry')?.textContent ?? '');
  if (!isObject(value) || !Array.isArray(value['remotes'])) return EMPTY;
  return { ...EMPTY, ...value, remotes: value['remotes'].filter(isObject).map((remote) => asRecord(remote)) };
}

function asRecord(value: Fields): RemoteRecord {
  const fallback = isObject(value['fallback']) ? asRelease(value['fallback']) : null;
  const { menu_entries: entries, ...fields } = value;
  const menus = Array.isArray(entries) ? { menu_entries: entries.filter(isObject) as RemoteRecord['menu_entries'] } : {};
  return { experiment: null, variant: null, ...asRelease(fields), ...menus, fallback };
}

/** Fills in the fields that could break the shell. The front door has validated the record. */
function asRelease(value: Fields): PageRelease {
  const list = (name: string): readonly Fields[] => (Array.isArray(value[name]) ? value[name].filter(isObject) : []);
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

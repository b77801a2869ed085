import { isSame, type Values } from './form-values';

/**
 * Returns `mine` with what a colleague changed since `base`. Where both changed one field, or a list has more or fewer entries on one
 * side, `mine` stays; `kept` has the paths of those.
 */
export function mergeValues(base: unknown, mine: unknown, theirs: unknown): { readonly merged: unknown; readonly kept: readonly string[] } {
  const kept: string[] = [];
  return { merged: merge(base, mine, theirs, { path: '', kept }), kept };
}

type Place = { readonly path: string; readonly kept: string[] };

function merge(base: unknown, mine: unknown, theirs: unknown, { path, kept }: Place): unknown {
  if (isSame(theirs, base) || isSame(mine, theirs)) return mine;
  if (isSame(mine, base)) return theirs;
  const below = (name: string | number) => ({ path: path === '' ? String(name) : `${path}.${name}`, kept });
  const isAligned = isList(base) && isList(mine) && isList(theirs) && base.length === mine.length && mine.length === theirs.length;
  if (isAligned) return mine.map((entry: unknown, index) => merge(base[index], entry, theirs[index], below(index)));
  if (isRecord(base) && isRecord(mine) && isRecord(theirs)) {
    const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
    const entries = names.map((name) => [name, merge(base[name], mine[name], theirs[name], below(name))] as const);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }
  kept.push(path);
  return mine;
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

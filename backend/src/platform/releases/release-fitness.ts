import { type Asset, ENDPOINTS, isProvided, type Release } from '@alltalent/shared/contracts';
import { DomainError } from '../../kernel/domain-error';

const OFFERED = new Set(Object.values(ENDPOINTS).map(({ method, path }) => `${method} ${path}`));

/** Throws RELEASE_UNFIT, with what is missing, for a release that the shell cannot run or the backend cannot answer. */
export function requireFit(release: Release): void {
  const misfit = misfitOf(release);
  if (misfit) throw new DomainError('RELEASE_UNFIT', { detail: `${release.remote} ${release.version} does not fit: ${misfit}` });
}

export function isFit(release: Release): boolean {
  return misfitOf(release) === null;
}

function misfitOf({ entry, exposes, routes, files, needs, calls = [] }: Release): string | null {
  if (needs.length === 0) return 'it does not say what it needs, and no page would run it.';
  const missing = needs.find((need) => !isProvided(need));
  if (missing) return `it needs ${missing.name} ${missing.range}, which the site does not provide. Build it against the site's version.`;
  if (!exposes.some(({ name }) => name === 'routes' || name === './routes')) return 'it exposes no routes.';
  const unanswered = calls.find((call) => !OFFERED.has(call));
  if (unanswered)
    return `it calls ${unanswered}, which this backend does not offer. Deploy the backend that does first; on your own machine, start the site again.`;
  const listed = new Map(files.map(({ url, integrity }) => [url, integrity]));
  const named = [entry, ...[...exposes, ...routes].flatMap(assetsOf)];
  const unlisted = named.find(({ url, integrity }) => listed.get(url) !== integrity);
  return unlisted ? `${unlisted.url} is not among its files with this hash.` : null;
}

function assetsOf({ js = [], css = [] }: { readonly js?: readonly Asset[] | undefined; readonly css?: readonly Asset[] | undefined }) {
  return [...js, ...css];
}

import type { FallbackRelease } from '../contracts/platform/federation';
import { isProvided, PROVIDED_VERSIONS } from '../contracts/platform/provided-versions';

const INTEGRITY = /^sha384-[A-Za-z0-9+/]{64}$/u;
/** A manifest would be evaluated; what a remote begins with is a script. */
const SCRIPT = /^(?:https?:\/\/|\/(?!\/))[^\s?#]+\.js$/u;

/** Whether a file has the hash without which no browser may run it. */
export function hasIntegrity(asset: { readonly integrity?: unknown }): boolean {
  return typeof asset.integrity === 'string' && INTEGRITY.test(asset.integrity);
}

/** Why a release may not run on this page, or null. Asked before any code of it does. */
export function whyRefused({ remote, version, entry, needs }: FallbackRelease): string | null {
  if (!SCRIPT.test(entry.url)) return `${remote} ${version} has no script to begin with`;
  if (!hasIntegrity(entry)) return `${entry.url} has no hash`;
  if (needs.length === 0) return `${remote} ${version} does not say what it needs`;
  const unmet = needs.find((need) => !isProvided(need));
  return unmet ? `${remote} ${version} needs ${unmet.name} ${unmet.range}, the page has ${PROVIDED_VERSIONS[unmet.name] ?? 'none'}` : null;
}

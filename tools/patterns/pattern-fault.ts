import { check } from 'recheck';

/** Allows for a busy machine; most patterns take milliseconds. */
const TIMEOUT_MS = 60_000;

/** Returns the fault of a pattern; null when its time grows at most linearly with the input. */
export async function faultOf({ source, flags }: { readonly source: string; readonly flags: string }): Promise<string | null> {
  const result = await check(source, flags, { timeout: TIMEOUT_MS, randomSeed: 1 });
  if (result.status === 'safe') return null;
  return result.status === 'vulnerable' ? `${result.complexity.summary}, with ${result.attack.pattern}` : 'no verdict in time';
}

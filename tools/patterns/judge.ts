import { check } from 'recheck';

/** A busy machine takes its time; most patterns take milliseconds. */
const TIMEOUT_MS = 60_000;

/** What is wrong with a pattern, or null for one whose time grows no faster than its input. */
export async function judge({ source, flags }: { readonly source: string; readonly flags: string }): Promise<string | null> {
  const result = await check(source, flags, { timeout: TIMEOUT_MS, randomSeed: 1 });
  if (result.status === 'safe') return null;
  return result.status === 'vulnerable' ? `${result.complexity.summary}, with ${result.attack.pattern}` : 'no verdict in time';
}

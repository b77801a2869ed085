import type { TextState, TextVersionEntry } from '@alltalent/shared/contracts';
import type { VersionRow } from './texts.repository';

/** Returns a version as lists show it; people by their ids. `current`: number of the version in force. */
export function entryOf(row: VersionRow, current: number | undefined, now: number): TextVersionEntry {
  return {
    version: row.version,
    state: stateOf(row, current, now),
    saved_at: new Date(row.savedAt).toISOString(),
    saved_by: row.author,
    reason: row.reason,
    published_by: row.publishedBy,
    effective_at: row.effectiveAt === null ? null : new Date(row.effectiveAt).toISOString(),
  };
}

function stateOf({ version, effectiveAt }: VersionRow, current: number | undefined, now: number): TextState {
  if (effectiveAt === null) return 'draft';
  if (effectiveAt > now) return 'planned';
  return version === current ? 'current' : 'former';
}

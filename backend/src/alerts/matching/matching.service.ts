import { SAVED_SEARCH_KINDS, type SavedSearchKind } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { retryLockConflicts } from '../../kernel/database/lock-conflicts';
import { groupBy } from '../../kernel/group-by';
import { Transactions } from '../../kernel/database/transaction';
import { AppLog } from '../../kernel/logging/app-log';
import type { SearchChangeEntity } from '../../kernel/search-changes/search-change.entity';
import { SearchChangesRepository } from '../../kernel/search-changes/search-changes.repository';
import type { ChangedRows } from './alert-source';
import { AlertSources } from './alert-sources';
import { type Candidate, MatchesRepository } from './matches.repository';
import { remembered } from './remembered';

/** Few, since the keys of all of them are worked out in one turn of the event loop. */
const CHANGES_AT_ONCE = 20;

/** All changes of one row that wait, in their order. */
type Changed = { readonly subjectId: number; readonly changes: readonly SearchChangeEntity[] };
type Found = {
  readonly rows: ChangedRows;
  readonly candidates: ReadonlyMap<string, readonly Candidate[]>;
  /** Told of a search whose filter cannot be read, which must not hold up the others. */
  readonly report: (id: number, error: unknown) => void;
};

/**
 * Finds the saved searches that a changed row is new to. Instances may run it at the same time: a match is stored once, and the
 * notes of changes are deleted with it.
 */
@Injectable()
export class MatchingService {
  constructor(
    private readonly changes: SearchChangesRepository,
    private readonly sources: AlertSources,
    private readonly matches: MatchesRepository,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly log: AppLog,
  ) {}

  /** Matches all rows that changed. Returns how many. */
  async run(): Promise<number> {
    let count = 0;
    let waiting = await this.changes.findOldest(CHANGES_AT_ONCE);
    while (waiting.length > 0) {
      for (const kind of SAVED_SEARCH_KINDS) await this.match(kind, byRow(waiting.filter((change) => change.kind === kind)));
      count += waiting.length;
      waiting = await this.changes.findOldest(CHANGES_AT_ONCE);
    }
    return count;
  }

  private async match(kind: SavedSearchKind, changed: readonly Changed[]): Promise<void> {
    if (changed.length === 0) return;
    const rows = await this.sources.of(kind).read(changed.map(({ subjectId }) => subjectId));
    const keys = new Set(changed.flatMap(({ subjectId }) => rows.keysOf(subjectId) ?? []));
    const candidates = groupBy(await this.matches.findCandidates(kind, [...keys]), ({ matchKey }) => matchKey);
    const report = (id: number, error: unknown) => this.log.error(`search ${id} not matched`, error);
    for (const row of changed) await this.store(row, findSearches(row, { rows, candidates, report }));
  }

  private store({ subjectId, changes }: Changed, searchIds: readonly number[]): Promise<void> {
    return retryLockConflicts(() =>
      this.transactions.run(async () => {
        await this.matches.store({ subjectId, searchIds }, this.clock.now());
        await this.changes.delete(changes.map(({ id }) => id));
      }),
    );
  }
}

function byRow(changes: readonly SearchChangeEntity[]): Changed[] {
  return [...groupBy(changes, ({ subjectId }) => subjectId)].map(([subjectId, own]) => ({ subjectId, changes: own }));
}

/** Finds the searches that find the row now, and did not when the first change since they were saved was made. */
function findSearches({ subjectId, changes }: Changed, { rows, candidates, report }: Found): number[] {
  const isFound = remembered((filter) => rows.isFound(subjectId, filter));
  const wasFound = changes.map(({ former }) => remembered((filter) => former !== null && rows.wasFound(former, filter)));
  const isNewTo = ({ id, createdAt, filter }: Candidate) => {
    const first = changes.findIndex(({ at }) => at >= createdAt);
    try {
      return first >= 0 && isFound(filter) && !wasFound[first]?.(filter);
    } catch (error) {
      report(id, error);
      return false;
    }
  };
  return (rows.keysOf(subjectId) ?? []).flatMap((key) => (candidates.get(key) ?? []).filter(isNewTo).map(({ id }) => id));
}

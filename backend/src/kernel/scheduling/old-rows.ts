import { Injectable } from '@nestjs/common';

/** Deletes rows that are obsolete at `now`, in small steps. Resolves to the number of deleted rows. */
type Deletion = (now: number) => Promise<number>;

/** Registry of the modules' deletions of old rows, which `OldRowsJob` runs; no request deletes other people's rows. */
@Injectable()
export class OldRows {
  private readonly deletions = new Map<string, Deletion>();

  /** Registers a deletion; `what` names the rows in the log. */
  add(what: string, deletion: Deletion): void {
    this.deletions.set(what, deletion);
  }

  all(): readonly (readonly [what: string, deletion: Deletion])[] {
    return [...this.deletions];
  }
}

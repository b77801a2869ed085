import { Injectable } from '@nestjs/common';

/** Deletes rows that are of no use at `now`, in small steps; answers how many. */
type Deletion = (now: number) => Promise<number>;

/** What modules want deleted from time to time. No request of a visitor deletes other people's old rows. */
@Injectable()
export class OldRows {
  private readonly deletions = new Map<string, Deletion>();

  /** `what` is for the log. */
  add(what: string, deletion: Deletion): void {
    this.deletions.set(what, deletion);
  }

  all(): readonly (readonly [what: string, deletion: Deletion])[] {
    return [...this.deletions];
  }
}

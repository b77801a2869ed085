import type { TalentTokenEntity } from '../../schema/talent-search.entity';

/** Collects tokens with the ids of their talents: added in the order of ids, returned in the order of the table's key. */
export class Postings {
  private readonly idsByToken = new Map<string, number[]>();

  add({ word, talentId }: TalentTokenEntity): void {
    const ids = this.idsByToken.get(word);
    if (ids) ids.push(talentId);
    else this.idsByToken.set(word, [talentId]);
  }

  /** Yields the rows, at most `size` at once. */
  *chunks(size: number): Generator<TalentTokenEntity[]> {
    let chunk: TalentTokenEntity[] = [];
    for (const word of [...this.idsByToken.keys()].sort()) {
      for (const talentId of this.idsByToken.get(word) ?? []) {
        chunk.push({ word, talentId });
        if (chunk.length < size) continue;
        yield chunk;
        chunk = [];
      }
    }
    if (chunk.length > 0) yield chunk;
  }
}

import type { TalentWordEntity } from '../../schema/talent-search.entity';

/** Words with the ids of their talents. Given in the order of the ids, they come out in the order of the table's key. */
export class Postings {
  private readonly idsByWord = new Map<string, number[]>();

  add({ word, talentId }: TalentWordEntity): void {
    const ids = this.idsByWord.get(word);
    if (ids) ids.push(talentId);
    else this.idsByWord.set(word, [talentId]);
  }

  /** At most `size` at once. */
  *chunks(size: number): Generator<TalentWordEntity[]> {
    let chunk: TalentWordEntity[] = [];
    for (const word of [...this.idsByWord.keys()].sort()) {
      for (const talentId of this.idsByWord.get(word) ?? []) {
        chunk.push({ word, talentId });
        if (chunk.length < size) continue;
        yield chunk;
        chunk = [];
      }
    }
    if (chunk.length > 0) yield chunk;
  }
}

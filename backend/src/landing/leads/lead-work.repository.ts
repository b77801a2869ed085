import type { LeadState } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, In, MoreThan } from 'typeorm';
import { countUpTo } from '../../kernel/database/count-up-to';
import type { Lead } from './lead-archive.repository';
import { LeadNoteEntity } from './lead-note.entity';
import { LeadEntity } from './lead.entity';

export type LeadNote = Readonly<LeadNoteEntity>;
export type LeadWork = Pick<Lead, 'state' | 'assigneeId'>;

/** What the office does with leads: their state, whose they are, and notes. */
@Injectable()
export class LeadWorkRepository {
  constructor(private readonly dataSource: DataSource) {}

  find(id: number): Promise<Lead | null> {
    return this.dataSource.manager.findOneBy(LeadEntity, { id });
  }

  findMany(ids: readonly number[]): Promise<Lead[]> {
    return ids.length === 0 ? Promise.resolve([]) : this.dataSource.manager.findBy(LeadEntity, { id: In([...ids]) });
  }

  /** Changes a lead whose revision is still the one that was read; false when it is another one, or the lead is gone. */
  async change({ id, revision }: Pick<Lead, 'id' | 'revision'>, { state, assigneeId }: LeadWork): Promise<boolean> {
    const result = await this.dataSource.manager.update(LeadEntity, { id, revision }, { state, assigneeId, revision: revision + 1 });
    return result.affected === 1;
  }

  async addNote(note: LeadNote): Promise<void> {
    await this.dataSource.manager.insert(LeadNoteEntity, note);
  }

  /** Finds notes about leads, the newest first. */
  findNotes(leadIds: readonly number[], limit?: number): Promise<LeadNote[]> {
    if (leadIds.length === 0) return Promise.resolve([]);
    const take = limit === undefined ? {} : { take: limit };
    return this.dataSource.manager.find(LeadNoteEntity, {
      where: { leadId: In([...leadIds]) },
      order: { writtenAt: 'DESC', id: 'DESC' },
      ...take,
    });
  }

  /** Counts confirmed leads in a state, up to `most`; with `before` (ms), those confirmed before that. */
  count(state: LeadState, most: number, before?: number): Promise<number> {
    const range = before === undefined ? 'verified_at > 0' : 'verified_at < ?';
    return countUpTo(
      this.dataSource,
      `lead_request WHERE state = ? AND ${range}`,
      [state, ...(before === undefined ? [] : [before])],
      most,
    );
  }

  /** Finds confirmed leads in a state, the longest waiting first. */
  findLongest(state: LeadState, most: number): Promise<Lead[]> {
    return this.dataSource.manager.find(LeadEntity, {
      where: { state, verifiedAt: MoreThan(0) },
      order: { verifiedAt: 'ASC', id: 'ASC' },
      take: most,
    });
  }

  /** Finds the variants that leads came from, in the order of their names. */
  async findVariants(most: number): Promise<string[]> {
    const variants: string[] = [];
    while (variants.length < most) {
      const [row] = await this.dataSource.query<{ variant: string | null }[]>(
        'SELECT MIN(variant) AS variant FROM lead_request WHERE variant > ?',
        [variants.at(-1) ?? ''],
      );
      if (!row?.variant) break;
      variants.push(row.variant);
    }
    return variants;
  }
}

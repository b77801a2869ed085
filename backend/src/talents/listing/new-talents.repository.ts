import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { unlessDuplicate } from '../../kernel/database/database-errors';
import type { TalentRecord } from '../schema/talent-record';
import { TalentEntity } from '../schema/talent.entity';
import { toTalentRow, TalentWriterRepository } from '../search/talent-writer.repository';

const MOST_TRIES = 50;

/** Talents that come on the site. */
@Injectable()
export class NewTalentsRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly writer: TalentWriterRepository,
  ) {}

  /**
   * Writes somebody under the next free number and answers the record. The primary key decides, so that of two at once
   * each gets a number of its own; `make` is asked again, with a fresh slug, for every try.
   */
  async add(make: (id: number) => TalentRecord, now: Date): Promise<TalentRecord> {
    const talents = this.dataSource.getRepository(TalentEntity);
    const next = ((await talents.maximum('id')) ?? 0) + 1;
    for (let id = next; id < next + MOST_TRIES; id += 1) {
      const record = make(id);
      if (!(await unlessDuplicate(() => talents.insert(toTalentRow(record))))) continue;
      await this.writer.saveTalents([record], now);
      return record;
    }
    throw new Error('No number was free for a new talent.');
  }
}

import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { unlessDuplicate } from '../../kernel/database/database-errors';
import type { TalentRecord } from '../schema/talent-record';
import { TalentEntity } from '../schema/talent.entity';
import { toTalentRow, TalentWriterRepository } from '../search/talent-writer.repository';

const MOST_TRIES = 50;

/** Adds talents to the site. */
@Injectable()
export class NewTalentsRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly writer: TalentWriterRepository,
  ) {}

  /**
   * Writes a talent under the next free id and returns the record. The primary key decides, so that two at once get ids of
   * their own; `make` is called again, for a new slug, at every try.
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

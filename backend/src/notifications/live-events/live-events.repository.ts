import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Brackets, LessThan, Repository } from 'typeorm';
import { deleteInSteps } from '../../kernel/database/delete-in-steps';
import { LiveEventEntity } from './live-event.entity';

/** `after`: id of the last event that the reader has, since `since`; `overlap`: events from then on are read again. */
export type MissedQuery = { readonly userId: string; readonly after: number; readonly since: number; readonly overlap: number };

/** Each row has four values, and SQLite allows 32,766 in a statement. */
const ROWS_PER_INSERT = 500;
const ROWS_PER_READ = 1000;
const MOST_MISSED = 100;

@Injectable()
export class LiveEventsRepository {
  constructor(@InjectRepository(LiveEventEntity) private readonly events: Repository<LiveEventEntity>) {}

  async insert(rows: readonly Omit<LiveEventEntity, 'id'>[]): Promise<void> {
    for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) await this.events.insert(rows.slice(start, start + ROWS_PER_INSERT));
  }

  /** Reads everybody's events since then, the oldest first. Pages follow the index of times, which a sort by id alone would not use. */
  async since(since: number): Promise<LiveEventEntity[]> {
    const found: LiveEventEntity[] = [];
    for (;;) {
      const { at, id } = found.at(-1) ?? { at: since, id: 0 };
      const page = await this.events
        .createQueryBuilder('event')
        .where('event.at >= :at', { at })
        .andWhere(new Brackets((later) => later.where('event.at > :at', { at }).orWhere('event.id > :id', { id })))
        .orderBy('event.at')
        .addOrderBy('event.id')
        .take(ROWS_PER_READ)
        .getMany();
      found.push(...page);
      if (page.length < ROWS_PER_READ) return found;
    }
  }

  /** Reads what a user missed while the stream was closed, the oldest first. */
  missed({ userId, after, since, overlap }: MissedQuery): Promise<LiveEventEntity[]> {
    return this.events
      .createQueryBuilder('event')
      .where('event.userId = :userId AND event.at >= :since', { userId, since })
      .andWhere(new Brackets((late) => late.where('event.id > :after', { after }).orWhere('event.at >= :overlap', { overlap })))
      .orderBy('event.at', 'DESC')
      .addOrderBy('event.id', 'DESC')
      .take(MOST_MISSED)
      .getMany()
      .then((rows) => rows.toReversed());
  }

  deleteBefore(time: number): Promise<number> {
    return deleteInSteps(this.events, { at: LessThan(time) });
  }
}

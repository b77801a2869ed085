import { Injectable } from '@nestjs/common';
import { And, DataSource, In, LessThan, Like, Not } from 'typeorm';
import { findPage, type PagePlace } from '../database/find-page';
import { AuditEntryEntity } from './audit-entry.entity';

/** A subject or an actor, and the acts that count; all of them without `actions`. */
type About = { readonly of: string; readonly actions?: readonly string[] };
export type AuditEntry = Readonly<Omit<AuditEntryEntity, 'id'>>;

@Injectable()
export class AuditRepository {
  constructor(private readonly dataSource: DataSource) {}

  async insert(entry: AuditEntry): Promise<void> {
    await this.dataSource.manager.insert(AuditEntryEntity, entry);
  }

  /** Finds the newest `limit` entries, newest first; with `subjects`, entries about those only. */
  find(limit: number, subjects?: readonly string[]): Promise<AuditEntryEntity[]> {
    const where = subjects ? { subject: In([...subjects]) } : {};
    return this.dataSource.manager.find(AuditEntryEntity, { where, order: { id: 'DESC' }, take: limit });
  }

  /** Finds entries with an id below `before`, newest first; with `about`, entries about that subject or by that actor, of these acts. */
  findBefore(before: number | null, limit: number, about?: About): Promise<AuditEntryEntity[]> {
    const older = before === null ? {} : { id: LessThan(before) };
    const acts = about?.actions === undefined ? older : { action: In([...about.actions]), ...older };
    const where = about
      ? [
          { subject: about.of, ...acts },
          { actor: about.of, ...acts },
        ]
      : older;
    return this.dataSource.manager.find(AuditEntryEntity, { where, order: { id: 'DESC' }, take: limit });
  }

  /** Finds entries of these acts behind a time and an id, newest first: for each act a range of its index. */
  async findOf(actions: readonly string[], place: PagePlace | null, limit: number): Promise<readonly AuditEntryEntity[]> {
    const found: AuditEntryEntity[] = [];
    for (const action of actions) {
      const query = this.dataSource.getRepository(AuditEntryEntity).createQueryBuilder('entry').where('entry.action = :action', { action });
      found.push(...(await findPage(query, { by: ['entry.happenedAt', 'entry.id'], direction: 'DESC' }, place, limit)));
    }
    return found.toSorted((one, other) => other.happenedAt - one.happenedAt || other.id - one.id).slice(0, limit);
  }

  /** Finds the newest `limit` entries about these subjects, newest first, without those of lists and texts that were read. */
  findActs(limit: number, subjects: readonly string[]): Promise<AuditEntryEntity[]> {
    const where = { subject: In([...subjects]), action: And(Not(Like('read-%')), Not(Like('list-%'))) };
    return this.dataSource.manager.find(AuditEntryEntity, { where, order: { id: 'DESC' }, take: limit });
  }
}

import type { Standing } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, In, LessThan, Not, type Repository } from 'typeorm';
import { deleteInSteps } from '../../kernel/database/delete-in-steps';
import { SessionEntity } from './session.entity';

/** Right to use an account of somebody else, and what that account is now. */
export type ActingRight = { readonly standing: Exclude<Standing, 'holder'>; readonly roleId: string; readonly status: string };

/**
 * Session with the current role and status of its account, and the right to the account that it uses, so that changes of them take
 * effect with the next request.
 */
export type SessionOfUser = SessionEntity & { readonly roleId: string; readonly status: string; readonly acting: ActingRight | null };

type Row = { role: string; account_status: string; standing: ActingRight['standing'] | null; used_role: string; used_status: string };

const STEP = 500;

@Injectable()
export class SessionRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get sessions(): Repository<SessionEntity> {
    return this.dataSource.getRepository(SessionEntity);
  }

  async find(sidHash: string): Promise<SessionOfUser | null> {
    const [session] = await this.findSome([sidHash]);
    return session ?? null;
  }

  /** Finds any number of sessions, 500 with each statement. */
  async findAll(sidHashes: readonly string[]): Promise<SessionOfUser[]> {
    const found: SessionOfUser[] = [];
    for (let start = 0; start < sidHashes.length; start += STEP) found.push(...(await this.findSome(sidHashes.slice(start, start + STEP))));
    return found;
  }

  /** Sessions of a user, newest first. */
  findOfUser(userId: string): Promise<SessionEntity[]> {
    return this.sessions.find({ where: { userId }, order: { createdAt: 'DESC', sidHash: 'ASC' } });
  }

  async insert(session: SessionEntity): Promise<void> {
    await this.sessions.insert(session);
  }

  async touch(sidHash: string, seenAt: number): Promise<void> {
    await this.sessions.update({ sidHash }, { seenAt });
  }

  /** Has the session use an account of somebody else, or the own one by null. */
  async useAccount(sidHash: string, actingFor: string | null): Promise<void> {
    await this.sessions.update({ sidHash }, { actingFor });
  }

  async renew(sidHash: string, change: Pick<SessionEntity, 'sidHash'> & Partial<Pick<SessionEntity, 'freshAt'>>): Promise<void> {
    await this.sessions.update({ sidHash }, change);
  }

  async delete(...sidHashes: readonly string[]): Promise<void> {
    if (sidHashes.length > 0) await this.sessions.delete({ sidHash: In([...sidHashes]) });
  }

  async deleteOfUser(userId: string, exceptSidHash = ''): Promise<void> {
    await this.sessions.delete({ userId, sidHash: Not(exceptSidHash) });
  }

  deleteExpired(now: number): Promise<number> {
    return deleteInSteps(this.sessions, { expiresAt: LessThan(now) });
  }

  private async findSome(sidHashes: readonly string[]): Promise<SessionOfUser[]> {
    const { entities, raw } = await this.sessions
      .createQueryBuilder('session')
      .innerJoin('user_account', 'account', 'account.id = session.user_id')
      .leftJoin('account_delegate', 'delegate', 'delegate.account_id = session.acting_for AND delegate.user_id = session.user_id')
      .leftJoin('user_account', 'used', 'used.id = delegate.account_id')
      .addSelect('account.role_id', 'role')
      .addSelect('account.status', 'account_status')
      .addSelect('delegate.standing', 'standing')
      .addSelect('used.role_id', 'used_role')
      .addSelect('used.status', 'used_status')
      .where('session.sidHash IN (:...sidHashes)', { sidHashes })
      .getRawAndEntities<Row>();
    return entities.map((session, index) => Object.assign(session, detailsOf(raw[index])));
  }
}

function detailsOf(row: Row | undefined): Omit<SessionOfUser, keyof SessionEntity> {
  const acting = row?.standing ? { standing: row.standing, roleId: row.used_role, status: row.used_status } : null;
  return { roleId: row?.role ?? '', status: row?.account_status ?? '', acting };
}

import { type AccountComparison, confirmationOf, type MergeAccountsInput, type MovingPart } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { AccountRecordsService, isChildAccount, type UserAccount, UsersService } from '../../auth';
import { AuditTrail } from '../../kernel/audit/audit-trail';
import { Clock } from '../../kernel/clock/clock';
import { retryLockConflicts } from '../../kernel/database/lock-conflicts';
import { Transactions } from '../../kernel/database/transaction';
import { DomainError } from '../../kernel/domain-error';
import { t } from '../../kernel/messages';
import { StaffAccountsService } from '../console/staff-accounts.service';
import { StaffMembersRepository } from '../members/staff-members.repository';
import { AccountTiesRepository } from './account-ties.repository';
import { MergeMailsService } from './merge-mails.service';
import { personItemOf } from './person-item';
import { refused } from './refused';

type Pair = { readonly keep: UserAccount; readonly end: UserAccount };
type PairIds = { readonly keep_id: string; readonly end_id: string };

/** Makes one account of two that a person has: gives what can go over to the one that stays, and closes the other for good. */
@Injectable()
export class MergingAccountsService {
  constructor(
    private readonly users: UsersService,
    private readonly records: AccountRecordsService,
    private readonly ties: AccountTiesRepository,
    private readonly members: StaffMembersRepository,
    private readonly accounts: StaffAccountsService,
    private readonly mails: MergeMailsService,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** Returns both accounts, what a merge moves and leaves, and why it would be refused. Throws NOT_FOUND. */
  async compare(staffId: string, ids: PairIds): Promise<AccountComparison> {
    const pair = await this.find(ids);
    for (const [one, other] of [
      [pair.keep, pair.end],
      [pair.end, pair.keep],
    ] as const)
      await this.audit.recordRead('read-person', one.id, `beside ${other.id}`);
    return {
      keep: personItemOf(pair.keep),
      end: personItemOf(pair.end),
      moves: await this.movesOf(pair),
      stays: [...(await this.ties.countStaying(pair.end))],
      refusals: [...(await this.refusalsOf(staffId, pair))],
    };
  }

  /** Merges two accounts, in one transaction. Throws VALIDATION_FAILED with what refuses it. */
  async merge(staffId: string, { confirmation, reason, ...ids }: MergeAccountsInput): Promise<void> {
    await retryLockConflicts(() =>
      this.transactions.run(async () => {
        // In one order, so that two merges of the same accounts wait for each other.
        for (const id of [ids.keep_id, ids.end_id].toSorted()) await this.users.lock(id);
        const pair = await this.find(ids);
        await this.assertMergeable(staffId, pair, confirmation);
        const moves = await this.movesOf(pair);
        await this.records.move(pair.end.id, pair.keep.id);
        await this.accounts.close(pair.end, reason);
        const moved = moves.map(({ part, moves: count }) => `${part} ${count}`).join(', ');
        await this.audit.record('merge-accounts', pair.end.id, `into ${pair.keep.id}: ${reason}`);
        await this.audit.record('merge-accounts', pair.keep.id, `with ${pair.end.id}, moved: ${moved || 'nothing'}; ${reason}`);
        await this.mails.send(pair, reason);
      }),
    );
  }

  private async assertMergeable(staffId: string, pair: Pair, confirmation: string): Promise<void> {
    const [refusal] = await this.refusalsOf(staffId, pair);
    if (refusal !== undefined) throw refused(refusal);
    if (confirmation.toLowerCase() === confirmationOf({ ...pair.end, user_id: pair.end.id })) return;
    throw new DomainError('VALIDATION_FAILED', { fields: { confirmation: t('office.confirmation') } });
  }

  private async refusalsOf(staffId: string, { keep, end }: Pair): Promise<readonly string[]> {
    if (keep.id === end.id) return [t('merge.same')];
    const ties = await this.ties.findOpen(end.id, this.clock.now());
    const reasons: readonly (readonly [isRefused: boolean, sentence: string])[] = [
      [staffId === keep.id || staffId === end.id, t('office.notOwnAccount')],
      [isChildAccount(keep.id) || isChildAccount(end.id), t('merge.child')],
      [(await this.members.find(end.id)) !== null, t('office.eraseStaff')],
      [keep.status !== 'active', t('merge.keepClosed')],
      [keep.deletionDueAt !== null, t('merge.keepLeaving')],
      [end.status === 'terminated', t('merge.endClosed')],
      ...ties.map((tie) => [true, t('merge.open', { tie })] as const),
    ];
    return reasons.filter(([isRefused]) => isRefused).map(([, sentence]) => sentence);
  }

  private async movesOf({ keep, end }: Pair): Promise<AccountComparison['moves']> {
    const moves = await this.records.countMoves(end.id, keep.id);
    return moves.map(({ name, ...counts }) => ({ part: name as MovingPart, ...counts }));
  }

  private async find({ keep_id: keepId, end_id: endId }: PairIds): Promise<Pair> {
    const [keep, end] = await Promise.all([this.users.findById(keepId), this.users.findById(endId)]);
    if (!keep || !end) throw new DomainError('NOT_FOUND', { detail: t('office.noPerson') });
    return { keep, end };
  }
}

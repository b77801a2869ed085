import type { DoneResponse } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { t } from '../../kernel/messages';
import { Clock } from '../../kernel/clock/clock';
import { AppLog } from '../../kernel/logging/app-log';
import { AccountRecordsService } from './account-records.service';
import { ChildAccountsService } from './child-accounts.service';
import { ChildMailsService } from './child-mails.service';
import type { ChildProfileEntity } from './guardians.entities';
import { isDueForDeletion, WITHDRAWN_RETENTION_MS, requireChild } from './guardians.policy';
import { GuardiansRepository } from './guardians.repository';

/** Deletes everything stored about a child. */
@Injectable()
export class ChildRemovalService {
  constructor(
    private readonly guardians: GuardiansRepository,
    private readonly accounts: ChildAccountsService,
    private readonly records: AccountRecordsService,
    private readonly mails: ChildMailsService,
    private readonly clock: Clock,
    private readonly log: AppLog,
  ) {}

  /** Deletes a child at its guardian's request, with or without a valid consent. */
  async remove(userId: string, childId: string): Promise<DoneResponse> {
    const media = await this.mails.mediaOf(userId);
    let name = '';
    await this.guardians.change(userId, (children) => {
      const { child } = requireChild(children, childId);
      name = child.firstName;
      return { removedId: childId, alongside: () => this.closeAndNotify(child, () => this.mails.removed(media, name)) };
    });
    await this.erase(childId);
    this.log.info('child removed', { user_id: userId });
    return { status: 200, message: t('children.removed', { name }) };
  }

  /** Deletes children whose consent was withdrawn long enough ago. May run in several instances at once. */
  async removeWithdrawn(): Promise<void> {
    const now = this.clock.now();
    for (const { childId, guardianId } of await this.guardians.findWithdrawn({ from: 0, until: now - WITHDRAWN_RETENTION_MS })) {
      const media = await this.mails.mediaOf(guardianId);
      await this.guardians.change(guardianId, (children) => {
        const record = children.find(({ child }) => child.id === childId);
        // The consent was renewed meanwhile, or another instance deleted the child first.
        if (!record || !isDueForDeletion(record, now)) return {};
        const { child } = record;
        return { removedId: childId, alongside: () => this.closeAndNotify(child, () => this.mails.expired(media, child.firstName)) };
      });
      this.log.info('child without consent deleted', { user_id: guardianId });
    }
    for (const childId of await this.guardians.findLeftAccounts()) await this.erase(childId);
  }

  /** Closes the account in the transaction that deletes the child, and tells the guardian; what the account stored is erased after it. */
  private async closeAndNotify(child: ChildProfileEntity, notify: () => Promise<void>): Promise<void> {
    await this.accounts.close(child);
    await notify();
  }

  /** Erases the child's account as any other. The hourly job repeats what failed. */
  private async erase(childId: string): Promise<void> {
    await this.records.erase(childId).catch((error: unknown) => {
      this.log.error('the account of a child is not erased, trying again', error, { account_id: childId });
    });
  }
}

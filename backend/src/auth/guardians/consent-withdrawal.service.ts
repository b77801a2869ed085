import { type DoneResponse, formatDay } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AppLog } from '../../kernel/logging/app-log';
import { t } from '../../kernel/messages';
import { AccountRecordsService } from './account-records.service';
import { ChildAccountsService } from './child-accounts.service';
import { ChildMailsService } from './child-mails.service';
import { deletionDay, requireChild } from './guardians.policy';
import { GuardiansRepository } from './guardians.repository';

const REPEATED_FOR_MS = 2 * 24 * 3600 * 1000;

/** Withdraws consents: the child's account is closed at once, and what it has open with other people ends. */
@Injectable()
export class ConsentWithdrawalService {
  constructor(
    private readonly guardians: GuardiansRepository,
    private readonly accounts: ChildAccountsService,
    private readonly records: AccountRecordsService,
    private readonly mails: ChildMailsService,
    private readonly clock: Clock,
    private readonly log: AppLog,
  ) {}

  /** Withdraws the consent for a child; a second withdrawal changes nothing. */
  async withdraw(userId: string, childId: string): Promise<DoneResponse> {
    const now = this.clock.now();
    const media = await this.mails.mediaOf(userId);
    let values = { name: '', day: '' };
    await this.guardians.change(userId, (children) => {
      const { child, consents } = requireChild(children, childId);
      const consent = consents.at(-1);
      const deletedOn = deletionDay(consent?.withdrawnAt ?? now);
      values = { name: child.firstName, day: formatDay(deletedOn) };
      if (consent?.withdrawnAt !== null) return {};
      const alongside = async () => {
        await this.accounts.close(child);
        await this.mails.withdrawn(media, { name: child.firstName, deletedOn });
      };
      return { consent: { ...consent, withdrawnAt: now }, alongside };
    });
    await this.end(childId);
    return { status: 200, message: t('children.withdrawn', values) };
  }

  /** Repeats the endings of the last two days, in case a process ended before one was done. */
  async endAll(): Promise<void> {
    const now = this.clock.now();
    for (const { childId } of await this.guardians.findWithdrawn({ from: now - REPEATED_FOR_MS, until: now })) await this.end(childId);
  }

  /** The account is closed already, so a failure here keeps nothing open; it is repeated within the hour. */
  private async end(childId: string): Promise<void> {
    await this.records.end(childId).catch((error: unknown) => {
      this.log.error('the open applications and offers of a child are not ended, trying again', error, { account_id: childId });
    });
  }
}

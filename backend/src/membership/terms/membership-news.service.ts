import { MEDIUM_TYPE } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { SmsNotificationsService, type UserAccount } from '../../auth';
import { AppConfig } from '../../kernel/config/config';
import { afterCommit } from '../../kernel/database/ambient-transaction';
import { AppLog } from '../../kernel/logging/app-log';
import { t } from '../../kernel/messages';
import { composeMail } from '../../kernel/outbox/compose-mail';
import { OutboxService } from '../../kernel/outbox/outbox.service';
import { NotificationsService } from '../../notifications';
import type { RenewalMail } from './renewal-mails';

const LIFETIME_MS = 3 * 24 * 3600 * 1000;

/**
 * Informs members of what the contract asks for: by mail whatever they chose for notifications, by SMS without an e-mail address,
 * and by the bell. Runs in the transaction of the change; the SMS follows after its commit.
 */
@Injectable()
export class MembershipNewsService {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly outbox: OutboxService,
    private readonly phones: SmsNotificationsService,
    private readonly config: AppConfig,
    private readonly log: AppLog,
  ) {}

  /** `key` names what happened, equal at every retry. */
  async send(account: UserAccount, key: string, mail: RenewalMail): Promise<void> {
    const { subject, paragraphs, path, action } = mail;
    const news = {
      group: 'account',
      key: `membership:${key}`,
      title: subject,
      text: paragraphs.join('\n'),
      path,
      action,
      image: '',
    } as const;
    await this.notifications.notify([{ userId: account.id, ...news }], { isMailedByCaller: true });
    if (account.status !== 'active') return;
    if (account.loginEmail !== null) await this.mail(account.loginEmail, account, mail);
    else if (account.loginPhone !== null) this.text(account.loginPhone, mail);
  }

  private async mail(to: string, { firstName }: UserAccount, { subject, paragraphs, facts, path, action }: RenewalMail): Promise<void> {
    const { publicUrl } = this.config;
    const [first = '', ...others] = paragraphs;
    const greeted = t('membership.terms.hello', { name: firstName, text: first });
    const content = { to, subject, paragraphs: [greeted, ...others], facts, link: { label: action, address: publicUrl + path } };
    await this.outbox.enqueue(composeMail(content, publicUrl), { lifetimeMs: LIFETIME_MS });
  }

  private text(value: string, { paragraphs, path }: RenewalMail): void {
    const text = t('membership.terms.sms', { text: paragraphs[0] ?? '', url: this.config.publicUrl + path });
    const send = () => this.phones.send({ type: MEDIUM_TYPE.phone, value }, { text, lifetimeMs: LIFETIME_MS });
    afterCommit(() => void send().catch((error: unknown) => this.log.error('member not informed by SMS', error)));
  }
}

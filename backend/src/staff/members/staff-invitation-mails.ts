import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../kernel/config/config';
import { t } from '../../kernel/messages';
import { composeMail } from '../../kernel/outbox/compose-mail';
import { OutboxService } from '../../kernel/outbox/outbox.service';
import { plainName } from '../../kernel/outbox/plain-text';

type Invited = { readonly to: string; readonly token: string; readonly inviter: string; readonly days: number };

const LIFETIME_MS = 3 * 24 * 3600 * 1000;

/** Mails an invitation to the office. */
@Injectable()
export class StaffInvitationMails {
  constructor(
    private readonly outbox: OutboxService,
    private readonly config: AppConfig,
  ) {}

  async invited({ to, token, inviter, days }: Invited): Promise<void> {
    const { publicUrl } = this.config;
    const paragraphs = [
      t('office.mail.invited', { inviter: plainName(inviter) }),
      t('office.mail.invitedHow', { email: to, days }),
      t('office.mail.invitedMistake'),
    ];
    const link = { label: t('office.mail.invitedLink'), address: `${publicUrl}/office/invitation?token=${token}` };
    await this.outbox.enqueue(composeMail({ to, subject: t('office.mail.invitedSubject'), paragraphs, link }, publicUrl), {
      lifetimeMs: LIFETIME_MS,
    });
  }
}

import { formatDay, LIMITS } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { t } from '../../kernel/messages';
import { AppConfig } from '../../kernel/config/config';
import type { AnyMessage } from '../../kernel/outbox/message';
import { composeMail } from '../../kernel/outbox/compose-mail';
import { OutboxService } from '../../kernel/outbox/outbox.service';
import { UsersService } from '../users/users.service';

/** Confirmed media of a guardian. */
export type GuardianMedia = { readonly email: string | null; readonly phone: string | null };
type ChildMail = { readonly subject: string; readonly paragraphs: readonly string[]; readonly text: string };

const LIFETIME_MS = 3 * 24 * 3600 * 1000;

/** Informs guardians of what happens to their children's data. */
@Injectable()
export class ChildMailsService {
  constructor(
    private readonly outbox: OutboxService,
    private readonly users: UsersService,
    private readonly config: AppConfig,
  ) {}

  /** Confirmed media of a guardian; read before the transaction of the change. */
  async mediaOf(guardianId: string): Promise<GuardianMedia> {
    const user = await this.users.findById(guardianId);
    return { email: user?.loginEmail ?? null, phone: user?.loginPhone ?? null };
  }

  withdrawn(media: GuardianMedia, child: { readonly name: string; readonly deletedOn: string }): Promise<void> {
    const values = { name: child.name, day: formatDay(child.deletedOn) };
    return this.send(media, {
      subject: t('children.mail.withdrawnSubject', values),
      paragraphs: [t('children.mail.withdrawn', values), t('children.mail.withdrawnHelp', values)],
      text: t('children.sms.withdrawn', values),
    });
  }

  removed(media: GuardianMedia, name: string): Promise<void> {
    return this.send(media, {
      subject: t('children.mail.removedSubject', { name }),
      paragraphs: [t('children.mail.removed', { name })],
      text: t('children.sms.removed', { name }),
    });
  }

  /** Informs that a child was deleted, since the days after the withdrawal are over. */
  expired(media: GuardianMedia, name: string): Promise<void> {
    return this.send(media, {
      subject: t('children.mail.removedSubject', { name }),
      paragraphs: [t('children.mail.expired', { name, days: LIMITS.withdrawnChildDays })],
      text: t('children.sms.removed', { name }),
    });
  }

  private async send({ email, phone }: GuardianMedia, { subject, paragraphs, text }: ChildMail): Promise<void> {
    const { publicUrl } = this.config;
    const link = { label: t('children.mail.link'), address: `${publicUrl}/account/children` };
    const messages: AnyMessage[] = [
      ...(email === null ? [] : [composeMail({ to: email, subject, paragraphs, link }, publicUrl)]),
      ...(phone === null ? [] : [{ channel: 'sms' as const, to: phone, text: `All Talent: ${text}` }]),
    ];
    for (const message of messages) await this.outbox.enqueue(message, { lifetimeMs: LIFETIME_MS });
  }
}

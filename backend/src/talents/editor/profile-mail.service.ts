import { REVIEW_TIME } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { t } from '../../kernel/messages';
import { AppConfig } from '../../kernel/config/config';
import { composeMail } from '../../kernel/outbox/compose-mail';
import { OutboxService } from '../../kernel/outbox/outbox.service';
import { AccountMediaService } from '../../auth';
import type { OwnDraft } from './profiles.repository';

const LIFETIME_MS = 3 * 24 * 3600 * 1000;

/** Mails owners what happens to their profiles. */
@Injectable()
export class ProfileMailService {
  constructor(
    private readonly media: AccountMediaService,
    private readonly outbox: OutboxService,
    private readonly config: AppConfig,
  ) {}

  /** Mails that the profile waits for staff, and how long reviews take. An owner without a confirmed e-mail address gets none. */
  async submitted({ userId, approved }: OwnDraft): Promise<void> {
    const { email: to, childName } = await this.media.of(userId);
    if (to === null) return;
    const { publicUrl } = this.config;
    const what = approved ? t('profiles.submitted.changed', { time: REVIEW_TIME }) : t('profiles.submitted.first', { time: REVIEW_TIME });
    const mail = composeMail(
      {
        to,
        subject: t('profiles.submitted.subject'),
        paragraphs: [...(childName === null ? [] : [t('children.mail.about', { name: childName })]), what, t('profiles.submitted.goOn')],
        link:
          childName === null
            ? { label: t('profiles.submitted.link'), address: `${publicUrl}/talent/profile-settings` }
            : { label: t('children.mail.link'), address: `${publicUrl}/account/children` },
      },
      publicUrl,
    );
    await this.outbox.enqueue(mail, { lifetimeMs: LIFETIME_MS });
  }
}

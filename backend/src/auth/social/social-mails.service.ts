import { contactPath } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { t } from '../../kernel/messages';
import { AppConfig } from '../../kernel/config/config';
import { composeMail } from '../../kernel/outbox/compose-mail';
import { OutboxService } from '../../kernel/outbox/outbox.service';
import { UsersService } from '../users/users.service';
import { type Provider, PROVIDER_NAMES } from './provider';

const LIFETIME_MS = 3 * 24 * 3600 * 1000;

/** A new way into an account is told to its owner, who may not have been the one that added it. */
@Injectable()
export class SocialMailsService {
  constructor(
    private readonly users: UsersService,
    private readonly outbox: OutboxService,
    private readonly config: AppConfig,
  ) {}

  async sendLinked(provider: Provider, userId: string): Promise<void> {
    const to = (await this.users.findById(userId))?.loginEmail;
    if (!to) return;
    const name = PROVIDER_NAMES[provider];
    const mail = composeMail(
      {
        to,
        subject: `${name} now opens your All Talent account`,
        paragraphs: [
          `Hello, from now on you can log in with ${name}, too. The code to your e-mail goes on working.`,
          t('account.notLinked', { contact: this.config.publicUrl + contactPath('account') }),
        ],
        link: { label: 'Look at your account', address: `${this.config.publicUrl}/account#ways` },
      },
      this.config.publicUrl,
    );
    await this.outbox.enqueue(mail, { lifetimeMs: LIFETIME_MS });
  }
}

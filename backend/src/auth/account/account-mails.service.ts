import { longDayInIndia, MEDIUM_TYPE, momentInIndia } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AppConfig } from '../../kernel/config/config';
import type { Medium } from '../codes/medium';
import { composeMail } from '../../kernel/outbox/compose-mail';
import { OutboxService } from '../../kernel/outbox/outbox.service';
import type { CurrentSession } from '../sessions/current-session';
import { SessionService } from '../sessions/session.service';

export type AccountMail = {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Short version, for SMS. */
  readonly text: string;
  /** Label of a link to the account page; without it the mail has no link. */
  readonly link?: string;
};

const LIFETIME_MS = 3 * 24 * 3600 * 1000;

/** Informs users of what happened to their account, on every confirmed medium. */
@Injectable()
export class AccountMailsService {
  constructor(
    private readonly outbox: OutboxService,
    private readonly sessions: SessionService,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  async send(media: readonly Medium[], mail: AccountMail): Promise<void> {
    for (const { type, value } of media) {
      const message =
        type === MEDIUM_TYPE.email ? this.mailTo(value, mail) : ({ channel: 'sms', to: value, text: `All Talent: ${mail.text}` } as const);
      await this.outbox.enqueue(message, { lifetimeMs: LIFETIME_MS });
    }
  }

  /** Informs of a changed password or medium: what, when, from which device and place, and what to do if it was not the user. */
  async sendChange(media: readonly Medium[], what: string, session: CurrentSession): Promise<void> {
    const { device, place } = (await this.sessions.list(session)).find(({ is_current: isCurrent }) => isCurrent) ?? {
      device: 'Unknown device',
      place: 'Unknown place',
    };
    const when = momentInIndia(this.clock.now());
    const help = `If it was not you, log in at once, end all other sessions and change your password. Or write to us: ${this.config.publicUrl}/contactus`;
    await this.send(media, {
      subject: `Your All Talent account: ${what}`,
      paragraphs: [`Hello, on ${when} ${what}. It was done from ${device}, ${place}.`, 'If it was you, there is nothing to do.', help],
      text: `on ${when} ${what}, from ${device}. Not you? Log in at ${this.config.publicUrl} and end all other sessions.`,
      link: 'Look at your account',
    });
  }

  /** Day in India: '21 December 2026'. `time`: milliseconds since 1970. */
  dayOf(time: number): string {
    return longDayInIndia(time);
  }

  private mailTo(to: string, { subject, paragraphs, link }: AccountMail) {
    const url = `${this.config.publicUrl}/account`;
    return composeMail(
      { to, subject, paragraphs, ...(link === undefined ? {} : { link: { label: link, address: url } }) },
      this.config.publicUrl,
    );
  }
}

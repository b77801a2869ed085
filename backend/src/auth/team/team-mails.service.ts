import { TEAM_LIMITS, type TeamRole } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../kernel/config/config';
import { t } from '../../kernel/messages';
import { composeMail } from '../../kernel/outbox/compose-mail';
import { OutboxService } from '../../kernel/outbox/outbox.service';
import { plainName } from '../../kernel/outbox/plain-text';
import type { UserAccount } from '../users/user-account';

type Invited = {
  readonly to: string;
  readonly token: string;
  readonly role: TeamRole;
  readonly by: UserAccount;
  readonly holder: UserAccount;
};
type Change = { readonly holder: UserAccount; readonly member: UserAccount };
type TeamMail = { readonly subject: string; readonly paragraphs: readonly string[] };

const LIFETIME_MS = 3 * 24 * 3600 * 1000;

/** Tells the people of a team what happened to it, at their confirmed addresses. */
@Injectable()
export class TeamMailsService {
  constructor(
    private readonly outbox: OutboxService,
    private readonly config: AppConfig,
  ) {}

  async invited({ to, token, role, by, holder }: Invited): Promise<void> {
    const { publicUrl } = this.config;
    const values = { inviter: nameIn(by), team: nameIn(holder), role, days: TEAM_LIMITS.invitationDays };
    const mail = composeMail(
      {
        to,
        subject: t('team.mail.invitedSubject', values),
        paragraphs: [
          by.id === holder.id ? t('team.mail.invitedByHolder', values) : t('team.mail.invited', values),
          t('team.mail.role', values),
          t('team.mail.invitedUntil', { ...values, email: to }),
          t('team.mail.invitedMistake'),
        ],
        link: { label: t('team.mail.invitedLink'), address: `${publicUrl}/account/team/invitation?token=${token}` },
      },
      publicUrl,
    );
    await this.outbox.enqueue(mail, { lifetimeMs: LIFETIME_MS });
  }

  /** Tells the holder. */
  joined({ holder, member }: Change, role: TeamRole): Promise<void> {
    const name = nameIn(member);
    return this.send(holder, { subject: t('team.mail.joinedSubject', { name }), paragraphs: [t('team.mail.joined', { name, role })] });
  }

  async roleChanged({ holder, member }: Change, role: TeamRole): Promise<void> {
    const values = { name: nameIn(member), team: nameIn(holder), role };
    await this.send(member, {
      subject: t('team.mail.yourRoleSubject', values),
      paragraphs: [t('team.mail.yourRole', values), t('team.mail.role', values)],
    });
    await this.send(holder, { subject: t('team.mail.roleSubject', values), paragraphs: [t('team.mail.roleChanged', values)] });
  }

  async removed({ holder, member }: Change): Promise<void> {
    const values = { name: nameIn(member), team: nameIn(holder) };
    await this.send(member, { subject: t('team.mail.youRemovedSubject', values), paragraphs: [t('team.mail.youRemoved', values)] });
    await this.send(holder, { subject: t('team.mail.removedSubject', values), paragraphs: [t('team.mail.removed', values)] });
  }

  async left({ holder, member }: Change): Promise<void> {
    const values = { name: nameIn(member), team: nameIn(holder) };
    await this.send(member, { subject: t('team.mail.youLeftSubject', values), paragraphs: [t('team.mail.youLeft', values)] });
    await this.send(holder, { subject: t('team.mail.leftSubject', values), paragraphs: [t('team.mail.left', values)] });
  }

  private async send({ loginEmail }: UserAccount, { subject, paragraphs }: TeamMail): Promise<void> {
    if (loginEmail === null) return;
    const { publicUrl } = this.config;
    const link = { label: t('team.mail.link'), address: `${publicUrl}/account/team` };
    await this.outbox.enqueue(composeMail({ to: loginEmail, subject, paragraphs, link }, publicUrl), { lifetimeMs: LIFETIME_MS });
  }
}

function nameIn({ firstName, lastName }: UserAccount): string {
  return plainName(firstName, lastName) || t('team.mail.nobody');
}

import { Injectable } from '@nestjs/common';
import { AccountMailsService, maskMedium, ownMedia, type UserAccount } from '../../auth';
import { t } from '../../kernel/messages';

/** Tells a person, at the addresses of both accounts, that one of them ended. */
@Injectable()
export class MergeMailsService {
  constructor(private readonly mails: AccountMailsService) {}

  /** Tells both. Each mail names the other account by a masked address, because a mistake must not give an address away. */
  async send({ keep, end }: { readonly keep: UserAccount; readonly end: UserAccount }, reason: string): Promise<void> {
    const why = t('merge.mail.reason', { reason });
    const mistake = t('merge.mail.mistake');
    await this.mails.send(ownMedia(end), {
      subject: t('merge.mail.subject'),
      paragraphs: [t('merge.mail.end', { other: maskedMediumOf(keep) }), t('merge.mail.moved'), why, mistake],
      text: t('merge.sms.end', { other: maskedMediumOf(keep) }),
    });
    await this.mails.send(ownMedia(keep), {
      subject: t('merge.mail.subject'),
      paragraphs: [t('merge.mail.keep', { other: maskedMediumOf(end) }), t('merge.mail.moved'), why, mistake],
      text: t('merge.sms.keep', { other: maskedMediumOf(end) }),
      link: t('merge.mail.link'),
    });
  }
}

function maskedMediumOf(account: UserAccount): string {
  const [medium] = ownMedia(account);
  return medium ? maskMedium(medium) : account.id;
}

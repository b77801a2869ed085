import type { NotificationGroup } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../kernel/clock/clock';
import { AppConfig } from '../kernel/config/config';
import { oneLine, severalLines } from '../kernel/text/form-text';
import { OutboxService } from '../kernel/outbox/outbox.service';
import { addressOf, mailStateOf, type NotifiedAccount } from './mail-choice';
import { noticeMail } from './notice-mail';
import { type NewNotice, NotificationsRepository } from './notifications.repository';
import { NotifiedAccountsRepository } from './notified-accounts.repository';

/** What one user is told. */
export type Notice = {
  readonly userId: string;
  readonly group: NotificationGroup;
  /** What happened, the same at every try: 'application:12:shortlisted:34'. A user is told of it once. */
  readonly key: string;
  readonly title: string;
  /** Of its mail, where the title names what somebody else wrote. */
  readonly subject?: string;
  readonly text: string;
  /** Where it leads, from the site's root. */
  readonly path: string;
  /** What the way there is called. */
  readonly action: string;
  /** Picture address, or ''. */
  readonly image: string;
  /** Somebody waits for an answer: mailed at once where the group has its mail once a day. */
  readonly isUrgent?: boolean;
};

type TellOptions = {
  /** The caller writes to the user itself, so the bell is all that is left to do. */
  readonly isMailedByCaller?: boolean;
};
type Part = { readonly rows: readonly NewNotice[]; readonly notices: readonly Notice[] };
type Accounts = ReadonlyMap<string, NotifiedAccount>;

const LONGEST_TITLE = 200;
const PART = 500;
/** A weekend, and a day to notice. */
export const MAIL_LIFE_MS = 3 * 24 * 3600 * 1000;

/** Tells users what happened: by the bell, and by mail as each of them chose. */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly notices: NotificationsRepository,
    private readonly accounts: NotifiedAccountsRepository,
    private readonly outbox: OutboxService,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  /**
   * Stored with the change that causes it: told when the transaction is done, and never when it is undone. However many
   * there are, it takes five statements; for every five hundred, as databases take so many values at once.
   */
  async tell(notices: readonly Notice[], options: TellOptions = {}): Promise<void> {
    for (let start = 0; start < notices.length; start += PART) await this.tellPart(notices.slice(start, start + PART), options);
  }

  /** Whether the user has not read a notice whose key begins so. */
  hasUnread(userId: string, beginning: string): Promise<boolean> {
    return this.notices.hasUnread(userId, beginning);
  }

  private async tellPart(notices: readonly Notice[], { isMailedByCaller = false }: TellOptions): Promise<void> {
    const accounts = await this.accounts.find([...new Set(notices.map(({ userId }) => userId))]);
    const rows = notices.flatMap((notice) => this.rowOf(notice, accounts, isMailedByCaller));
    await this.notices.insert(rows);
    if (rows.some(({ mailState }) => mailState === 'mailing')) await this.mail({ rows, notices }, accounts);
  }

  private rowOf(notice: Notice, accounts: Accounts, isMailedByCaller: boolean): NewNotice[] {
    const account = accounts.get(notice.userId);
    if (!account) return [];
    const title = [...oneLine(notice.title)].slice(0, LONGEST_TITLE).join('');
    const mailState = isMailedByCaller ? 'none' : mailStateOf(account, notice);
    const { isUrgent: _isUrgent, subject: _subject, ...told } = notice;
    return [{ ...told, title, text: severalLines(notice.text), at: this.clock.now(), mailState }];
  }

  /** Of what was told before nothing is 'mailing': its mail is on its way already. */
  private async mail({ rows, notices }: Part, accounts: Accounts): Promise<void> {
    const subjects = new Map(notices.map(({ userId, key, subject }) => [`${userId} ${key}`, subject]));
    const fresh = await this.notices.findMailing(rows);
    const messages = fresh.flatMap((notice) => {
      const account = accounts.get(notice.userId);
      const to = account ? addressOf(account) : null;
      const subject = subjects.get(`${notice.userId} ${notice.key}`);
      return to === null ? [] : [noticeMail({ ...notice, subject }, { to, publicUrl: this.config.publicUrl })];
    });
    await this.outbox.enqueueAll(messages, { lifetimeMs: MAIL_LIFE_MS });
    await this.notices.setMailState(fresh, 'sent');
  }
}

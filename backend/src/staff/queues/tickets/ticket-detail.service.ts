import { MEDIUM_TYPE, type TicketDetail, type TicketEntry } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { UsersService } from '../../../auth';
import {
  type ContactMessage,
  ContactMessageAnswersService,
  ContactMessageArchiveService,
  type ContactMessageEntry,
  isTicket,
  replyAddressOf,
  topicOf,
} from '../../../content';
import { AuditTrail } from '../../../kernel/audit/audit-trail';
import { AppConfig } from '../../../kernel/config/config';
import { DomainError } from '../../../kernel/domain-error';
import { t } from '../../../kernel/messages';
import { OutboxService } from '../../../kernel/outbox/outbox.service';
import { OfficeClaimsService } from '../claims/office-claims.service';
import { AccountBriefsService } from '../kit/account-briefs.service';
import { ItemHistoryService } from '../kit/item-history.service';
import { TicketColleaguesService } from './ticket-colleagues.service';
import { dueTimeOf, marksOf } from './ticket-items.service';

type AccountPart = Pick<TicketDetail, 'account' | 'is_account_certain'>;

/** Reads a letter with its answers, notes and history, and the account behind it. */
@Injectable()
export class TicketDetailService {
  constructor(
    private readonly archive: ContactMessageArchiveService,
    private readonly answers: ContactMessageAnswersService,
    private readonly colleagues: TicketColleaguesService,
    private readonly outbox: OutboxService,
    private readonly users: UsersService,
    private readonly accounts: AccountBriefsService,
    private readonly history: ItemHistoryService,
    private readonly claims: OfficeClaimsService,
    private readonly audit: AuditTrail,
    private readonly config: AppConfig,
  ) {}

  /** Finds a letter by its ticket. Throws NOT_FOUND. */
  async find(ticket: string): Promise<ContactMessage> {
    const letter = isTicket(ticket) ? await this.archive.findByTicket(ticket) : null;
    if (!letter) throw new DomainError('NOT_FOUND', { detail: t('officeQueues.noLetter') });
    return letter;
  }

  async read(ticket: string): Promise<TicketDetail> {
    const letter = await this.find(ticket);
    await this.audit.recordRead('read-ticket', ticket);
    const { topic, name, email, message, phone, link, version, state, createdAt, assigneeId } = letter;
    const [colleagues, entries, history, account, cvBytes, claim] = await Promise.all([
      this.colleagues.find(),
      this.answers.entriesOf(letter),
      this.history.read([ticket]),
      this.accountOf(letter),
      this.archive.cvBytesOf(letter),
      this.claims.find('letters', ticket),
    ]);
    const names = await this.users.namesOf([assigneeId, ...entries.map(({ authorId }) => authorId)].filter((id) => id !== null));
    return {
      id: ticket,
      version,
      topic,
      about: topicOf(letter).name,
      name,
      email,
      message,
      opening: letter.openingTitle,
      phone,
      link,
      cv_bytes: cvBytes,
      sent_at: new Date(createdAt).toISOString(),
      due_at: dueTimeOf(letter),
      state,
      marks: marksOf(letter),
      assignee: assigneeId === null ? null : { user_id: assigneeId, name: names.get(assigneeId) ?? assigneeId },
      colleagues,
      desk_email: replyAddressOf(letter, this.config) ?? '',
      entries: await this.shown(entries, names),
      ...account,
      history,
      claim,
    };
  }

  /** Finds the sender's account: of the login, else of the typed e-mail address, which anybody can type. */
  private async accountOf({ userId, email }: ContactMessage): Promise<AccountPart> {
    const byLogin = await this.accounts.find(userId);
    if (byLogin) return { account: byLogin, is_account_certain: true };
    const user = await this.users.findByLogin({ type: MEDIUM_TYPE.email, value: email });
    return { account: await this.accounts.find(user?.id ?? null), is_account_certain: false };
  }

  private async shown(entries: readonly ContactMessageEntry[], names: ReadonlyMap<string, string>): Promise<TicketEntry[]> {
    const deliveries = await this.outbox.deliveriesOf(entries.flatMap(({ mailMessageId }) => mailMessageId ?? []));
    return entries.map(({ id, kind, authorId, text, writtenAt, mailMessageId }) => ({
      id,
      kind,
      at: new Date(writtenAt).toISOString(),
      by: authorId === null ? '' : (names.get(authorId) ?? ''),
      text,
      delivery: mailMessageId === null ? null : (deliveries.get(mailMessageId) ?? 'failed'),
    }));
  }
}

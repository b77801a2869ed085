import {
  type DropMessagesInput,
  MEDIUM_TYPE,
  type MovedMessagesResponse,
  OFFICE_PAGE_SIZE,
  type SendMessagesAgainInput,
  type UnsentMessage,
  type UnsentMessagesInput,
  type UnsentMessagesResponse,
} from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { maskMedium } from '../../auth';
import { AuditTrail } from '../../kernel/audit/audit-trail';
import { Transactions } from '../../kernel/database/transaction';
import { DomainError } from '../../kernel/domain-error';
import { t } from '../../kernel/messages';
import { HeldMessages } from '../../kernel/outbox/held-messages';
import type { AnyMessage } from '../../kernel/outbox/message';
import type { UnsentPlace } from '../../kernel/outbox/outbox.repository';
import { OutboxService } from '../../kernel/outbox/outbox.service';
import { type Unsent, UnsentMessages } from '../../kernel/outbox/unsent-messages';
import { COUNTED_ROWS } from '../queues/kit/queue-page';

const SUBJECT = 'outbox';
const FIRST = '0.0';
/** Digits that may be a code. */
const LONG_NUMBER = /\d{4,}/gu;

/** Messages that did not go out: listed with masked recipients, sent again or dropped. */
@Injectable()
export class OfficeMessagesService {
  constructor(
    private readonly unsent: UnsentMessages,
    private readonly held: HeldMessages,
    private readonly outbox: OutboxService,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /** Lists a page of a state, and counts both states. */
  async list({ state, after = FIRST }: UnsentMessagesInput): Promise<UnsentMessagesResponse> {
    const found = await this.unsent.find(state, placeOf(after), OFFICE_PAGE_SIZE + 1);
    const shown = found.slice(0, OFFICE_PAGE_SIZE);
    const data = shown.map(itemOf);
    await this.audit.recordRead('list-messages', SUBJECT, `${data.length} ${state}`);
    const [failed, held] = await Promise.all([
      this.outbox.countUnsent('failed', COUNTED_ROWS),
      this.outbox.countUnsent('held', COUNTED_ROWS),
    ]);
    return { status: 200, data, next: found.length > OFFICE_PAGE_SIZE ? nextOf(shown.at(-1)) : '', failed, held };
  }

  /** Has messages sent again. Throws VALIDATION_FAILED unless some were chosen. */
  async sendAgain(input: SendMessagesAgainInput): Promise<MovedMessagesResponse> {
    requireChoice(input);
    return this.move('release-messages', input, '', async () =>
      input.is_every_held ? (await this.held.release()).released : this.unsent.sendAgain(input.ids),
    );
  }

  /** Gives messages up for good. Throws VALIDATION_FAILED unless some were chosen. */
  async drop(input: DropMessagesInput): Promise<MovedMessagesResponse> {
    requireChoice(input);
    return this.move('drop-messages', input, `: ${input.reason}`, () =>
      input.is_every_held ? this.held.drop() : this.unsent.drop(input.ids),
    );
  }

  private async move(
    action: 'release-messages' | 'drop-messages',
    input: SendMessagesAgainInput,
    why: string,
    act: () => Promise<number>,
  ): Promise<MovedMessagesResponse> {
    const moved = await this.transactions.run(async () => {
      const count = await act();
      const which = input.is_every_held ? 'every held message' : `messages ${input.ids.join(', ')}`;
      await this.audit.record(action, SUBJECT, `${count} of ${which}${why}`);
      return count;
    });
    return { status: 200, moved };
  }
}

function placeOf(after: string): UnsentPlace {
  const [dueAt = 0, id = 0] = after.split('.').map(Number);
  return { dueAt, id };
}

function nextOf(last: Unsent | undefined): string {
  return last === undefined ? '' : `${last.row.dueAt}.${last.row.id}`;
}

function requireChoice({ ids, is_every_held: isEvery }: SendMessagesAgainInput): void {
  if (isEvery === (ids.length === 0)) return;
  throw new DomainError('VALIDATION_FAILED', { fields: { ids: t('office.messages.choose') } });
}

function itemOf({ row, message, canBeSent }: Unsent): UnsentMessage {
  return {
    id: row.id,
    channel: row.channel,
    to: recipientOf(message),
    subject: message?.channel === 'mail' ? message.subject.replaceAll(LONG_NUMBER, '••••') : '',
    failure: row.failure,
    tries: row.tries,
    put_in_at: new Date(row.createdAt).toISOString(),
    useful_until: new Date(row.expiresAt).toISOString(),
    can_be_sent: canBeSent,
  };
}

function recipientOf(message: AnyMessage | null): string {
  if (message === null || message.channel === 'hook') return '';
  return maskMedium({ type: message.channel === 'mail' ? MEDIUM_TYPE.email : MEDIUM_TYPE.phone, value: message.to });
}

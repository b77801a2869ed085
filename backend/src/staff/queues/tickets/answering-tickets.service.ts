import type {
  AnswerTicketInput,
  AssignTicketInput,
  BulkChangeTicketsInput,
  BulkResult,
  MoveTicketInput,
  NoteTicketInput,
} from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { type ContactMessage, ContactMessageAnswersService } from '../../../content';
import { actor } from '../../../kernel/audit/acting';
import { AuditTrail } from '../../../kernel/audit/audit-trail';
import { Transactions } from '../../../kernel/database/transaction';
import { DomainError } from '../../../kernel/domain-error';
import { onceForKey } from '../../../kernel/idempotency/once-for-key';
import { t } from '../../../kernel/messages';
import { type Done, eachByItself } from '../kit/each-by-itself';
import { AssignmentNoticesService } from '../kit/assignment-notices.service';
import { ItemHistoryService } from '../kit/item-history.service';
import { QueueDecisionsService } from '../kit/queue-decisions.service';
import { TicketColleaguesService } from './ticket-colleagues.service';
import { TicketDetailService } from './ticket-detail.service';

/** Acts that change the version of a letter, with the word for each. */
const MOVES = { 'answer-ticket': 'answered', 'close-ticket': 'closed', 'reopen-ticket': 'reopened' } as const;
const ASSIGNED = { 'assign-ticket': 'assigned' } as const;
type TicketChange = BulkChangeTicketsInput['items'][number];

/** What the office does about letters. Each act is written down, and refused when a colleague came first. */
@Injectable()
export class AnsweringTicketsService {
  constructor(
    private readonly tickets: TicketDetailService,
    private readonly answers: ContactMessageAnswersService,
    private readonly colleagues: TicketColleaguesService,
    private readonly queue: QueueDecisionsService,
    private readonly history: ItemHistoryService,
    private readonly notices: AssignmentNoticesService,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /** Answers a letter by mail, once for a request that comes again. Throws REVISION_STALE, which says what was done first. */
  async answer(authorId: string, { id, version, text, closes, keeps_line: keepsLine }: AnswerTicketInput): Promise<void> {
    await this.queue.decide({ queue: 'letters', id, reason: keepsLine ? text : '' }, () =>
      onceForKey(async () => {
        const letter = await this.at(id, version);
        if (!(await this.answers.answer(letter, { text, authorId, closes }))) throw await this.stale(id);
        await this.audit.record('answer-ticket', id, closes ? 'closed' : 'kept open');
      }),
    );
  }

  /** Adds a note, once for a request that comes again. */
  async note(authorId: string, { id, text }: NoteTicketInput): Promise<void> {
    await this.transactions.run(() =>
      onceForKey(async () => {
        await this.answers.note(await this.tickets.find(id), { text, authorId });
        await this.audit.record('note-ticket', id);
      }),
    );
  }

  /** Closes a letter, or opens it again; returns whether it was otherwise. Throws REVISION_STALE. */
  move({ id, version, state }: MoveTicketInput): Promise<Done> {
    return this.moved(id, version, state, async (letter) => {
      if (!(await this.answers.move(letter, state))) throw await this.stale(id);
      await this.audit.record(state === 'closed' ? 'close-ticket' : 'reopen-ticket', id);
    });
  }

  /** Takes the closing of a letter back, with its place in the queue. Throws REVISION_STALE. */
  undoClosing({ id, version }: Pick<MoveTicketInput, 'id' | 'version'>): Promise<Done> {
    return this.moved(id, version, 'open', async (letter) => {
      if (!(await this.answers.undoClosing(letter))) throw await this.stale(id);
      await this.audit.record('reopen-ticket', id, 'the closing was undone');
    });
  }

  /** Assigns a letter to somebody with the right, who is told, or to nobody. Throws REVISION_STALE when it is assigned otherwise by now. */
  assign(input: AssignTicketInput): Promise<Done> {
    const run = async () => {
      const done = await this.give(input);
      if (done.isChanged) await this.notices.notifyOf('letters', [input]);
      return done;
    };
    return this.transactions.run(run, { readsCommitted: true });
  }

  private async give({ id, from, to }: AssignTicketInput): Promise<Done> {
    const colleague = (await this.colleagues.find()).find(({ user_id: userId }) => userId === to);
    if (to !== null && !colleague) throw new DomainError('VALIDATION_FAILED', { fields: { to: t('officeQueues.notAssignable') } });
    const letter = await this.tickets.find(id);
    if (letter.assigneeId === to) return { isChanged: false, version: letter.version };
    if (!(await this.answers.assign(letter, from, to))) throw await this.reassigned(id);
    await this.audit.record('assign-ticket', id, `${letter.assigneeId ?? 'nobody'} -> ${to ?? 'nobody'}`);
    return { isChanged: true, version: letter.version };
  }

  /** Does one thing about several letters, each by itself, and returns what became of each. Each new assignee is told once. */
  async changeMany({ act, items }: BulkChangeTicketsInput): Promise<BulkResult[]> {
    const acts = {
      assign: (item: TicketChange) => this.transactions.run(() => this.give(item), { readsCommitted: true }),
      close: (item: TicketChange) => this.move({ ...item, state: 'closed' }),
      'undo-close': (item: TicketChange) => this.undoClosing(item),
    } as const;
    const words = act === 'assign' ? ASSIGNED : MOVES;
    const results = await eachByItself(items, acts[act], async ({ id }) => (await this.history.lastOf(id, words))?.name ?? '');
    if (act === 'assign')
      await this.notices.notifyOf(
        'letters',
        items.filter((_item, index) => results[index]?.outcome === 'changed'),
      );
    return results;
  }

  /** Runs `work` on a letter that is closed or not, unlike `state`; nothing when it is so already. */
  private moved(id: string, version: number, state: 'open' | 'closed', work: (letter: ContactMessage) => Promise<void>): Promise<Done> {
    return this.queue.decide({ queue: 'letters', id, reason: '' }, async () => {
      const letter = await this.at(id, version);
      if ((letter.state === 'closed') === (state === 'closed')) return { isChanged: false, version };
      await work(letter);
      return { isChanged: true, version: version + 1 };
    });
  }

  private async at(id: string, version: number): Promise<ContactMessage> {
    const letter = await this.tickets.find(id);
    if (letter.version !== version) throw await this.stale(id);
    return letter;
  }

  private async stale(id: string): Promise<DomainError> {
    const act = await this.history.lastOf(id, MOVES);
    if (!act) return new DomainError('REVISION_STALE', { detail: t('officeQueues.changed') });
    // An answer whose response was lost can be sent again.
    return new DomainError('REVISION_STALE', { detail: t(act.actor === actor() ? 'officeQueues.ownMoved' : 'officeQueues.moved', act) });
  }

  private async reassigned(id: string): Promise<DomainError> {
    const { assignee } = await this.tickets.read(id);
    const detail = assignee ? t('officeQueues.reassigned', { name: assignee.name }) : t('officeQueues.unassigned');
    return new DomainError('REVISION_STALE', { detail });
  }
}

import type { OpenThreadInput } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { UserBlocksService } from '../../auth';
import { Clock } from '../../kernel/clock/clock';
import { DomainError } from '../../kernel/domain-error';
import { t } from '../../kernel/messages';
import type { ThreadSubject } from '../schema/thread.entity';
import { clientsBegin, noSuchSubject, noSuchThread } from './thread-refusals';
import { pairKeyOf } from './thread-sides';
import { isOneOf, otherOf, sideOf } from '../parties/sides';
import { type Subject, ThreadSubjectsRepository } from './thread-subjects.repository';
import { ThreadsRepository } from './threads.repository';

type About = { readonly kind: ThreadSubject; readonly id: number };

/** Subjects about which a talent may write first: the client turned to the talent with terms. */
const OPEN_TO_TALENTS: readonly ThreadSubject[] = ['offer', 'booking'];
const KINDS = ['application', 'invitation', 'offer', 'booking'] as const satisfies readonly ThreadSubject[];

/** Opens threads: one for a client, a talent and a job. */
@Injectable()
export class OpeningThreadsService {
  constructor(
    private readonly threads: ThreadsRepository,
    private readonly subjects: ThreadSubjectsRepository,
    private readonly blocks: UserBlocksService,
    private readonly clock: Clock,
  ) {}

  /** Returns the id of the thread, which is made where there is none. Throws NOT_FOUND for a subject of other people. */
  async open(userId: string, input: OpenThreadInput): Promise<number> {
    const about = requireOne(input);
    const subject = await this.subjects.find(about.kind, about.id);
    if (!subject || !isOneOf(subject, userId)) throw noSuchSubject();
    await this.blocks.requireTogether(userId, otherOf(subject, userId));
    const found = await this.find(subject);
    if (found !== null) return found;
    if (sideOf(subject, userId) === 'talent' && !OPEN_TO_TALENTS.includes(about.kind)) throw clientsBegin();
    await this.threads.insert(newThread(subject, about, this.clock.now()));
    const opened = await this.find(subject);
    if (opened === null) throw noSuchThread();
    return opened;
  }

  private async find(subject: Subject): Promise<number | null> {
    const [thread] = await this.threads.findByKeys([pairKeyOf(subject)]);
    return thread?.id ?? null;
  }
}

function requireOne(input: OpenThreadInput): About {
  const [about, ...others] = KINDS.flatMap((kind) => (input[kind] === undefined ? [] : [{ kind, id: input[kind] }]));
  if (!about || others.length > 0) throw noSubject();
  return about;
}

function noSubject(): DomainError {
  const detail = t('threads.oneSubject');
  return new DomainError('VALIDATION_FAILED', { detail, fields: Object.fromEntries(KINDS.map((kind) => [kind, detail])) });
}

function newThread({ clientId, talentUserId, talentId, jobId }: Subject, { kind, id }: About, now: number) {
  return {
    clientId,
    talentUserId,
    talentId,
    jobId,
    pairKey: pairKeyOf({ clientId, talentUserId, jobId }),
    subjectKind: kind,
    subjectId: id,
    lastMessageId: 0,
    lastText: '',
    lastSenderId: '',
    lastAt: now,
    clientUnread: 0,
    talentUnread: 0,
    clientReadId: 0,
    talentReadId: 0,
    isAnswered: false,
    createdAt: now,
  };
}

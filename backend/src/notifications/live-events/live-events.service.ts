import type { LiveEvent } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { afterCommit } from '../../kernel/database/ambient-transaction';
import { LiveEventsRepository } from './live-events.repository';
import { LiveSignal } from './live-signal';

/** Tells open pages of users that something changed; a page then asks for it. */
@Injectable()
export class LiveEventsService {
  constructor(
    private readonly events: LiveEventsRepository,
    private readonly signal: LiveSignal,
    private readonly clock: Clock,
  ) {}

  /** Stores the event for each user, in the transaction of the change that causes it. */
  async publish(userIds: readonly string[], kind: LiveEvent, subjectId: number): Promise<void> {
    if (userIds.length === 0) return;
    const at = this.clock.now();
    await this.events.insert([...new Set(userIds)].map((userId) => ({ userId, kind, subjectId, at })));
    afterCommit(() => this.signal.send());
  }
}

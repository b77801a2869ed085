import { type MessageState, QUEUES, rightsOf, type StaffRight, type TodayResponse } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../kernel/domain-error';
import { t } from '../../../kernel/messages';
import { OutboxService } from '../../../kernel/outbox/outbox.service';
import type { FigureDay } from '../../figures/figure-day.entities';
import { FigureDaysService } from '../../figures/figure-days.service';
import { StaffMembersRepository } from '../../members/staff-members.repository';
import { type OfficeQueue, OfficeQueues } from '../kit/office-queues';
import { COUNTED_ROWS } from '../kit/queue-page';
import { PROMISE_HOURS } from '../kit/queue-promises';
import { TroubledReleases } from './troubled-releases';

const OLDEST_SHOWN = 3;
const DAYS = 14;

/** What waits in the office, as far as somebody's rights go. */
@Injectable()
export class TodayService {
  constructor(
    private readonly members: StaffMembersRepository,
    private readonly queues: OfficeQueues,
    private readonly outbox: OutboxService,
    private readonly releases: TroubledReleases,
    private readonly figures: FigureDaysService,
  ) {}

  /** Reads the page of today. */
  async read(userId: string): Promise<TodayResponse> {
    const rights = await this.rightsOf(userId);
    const shown = QUEUES.filter((queue) => rights.includes(queue)).flatMap((queue) => this.queues.find(queue) ?? []);
    const countUnsent = (state: MessageState) => (rights.includes('upkeep') ? this.outbox.countUnsent(state, COUNTED_ROWS) : null);
    const [queues, failed, held, releases, days] = await Promise.all([
      Promise.all(shown.map(summaryOf)),
      countUnsent('failed'),
      countUnsent('held'),
      this.releases.names(),
      rights.includes('figures') ? this.figures.last(DAYS) : [],
    ]);
    return { status: 200, queues, failed_messages: failed, held_messages: held, releases_in_trouble: releases, days: days.map(dayOf) };
  }

  /** Throws FORBIDDEN unless the person's roles include a right. */
  async requireRight(userId: string, right: StaffRight): Promise<void> {
    if (!(await this.rightsOf(userId)).includes(right)) throw new DomainError('FORBIDDEN', { detail: t('office.noRight') });
  }

  private async rightsOf(userId: string): Promise<readonly StaffRight[]> {
    return rightsOf((await this.members.find(userId))?.roles ?? []);
  }
}

function dayOf({ day, signUps, profilesApproved, jobsPosted, applications, leads }: FigureDay): TodayResponse['days'][number] {
  return { day, sign_ups: signUps, profiles_approved: profilesApproved, jobs_posted: jobsPosted, applications, leads };
}

async function summaryOf(queue: OfficeQueue): Promise<TodayResponse['queues'][number]> {
  const [waiting, late, oldest, states] = await Promise.all([
    queue.countWaiting(),
    queue.countLate(),
    queue.first(OLDEST_SHOWN),
    queue.countStates?.() ?? [],
  ]);
  return { queue: queue.queue, waiting, late, promise_hours: PROMISE_HOURS[queue.queue], oldest: [...oldest], states };
}

import type { Queue, QueueItem, TodayResponse } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';

/** A queue of the office as the page of today sees it. */
export type OfficeQueue = {
  readonly queue: Queue;
  /** Counts the items that wait, up to COUNTED_ROWS. */
  readonly countWaiting: () => Promise<number>;
  /** Counts the items that wait longer than was promised, up to COUNTED_ROWS. */
  readonly countLate: () => Promise<number>;
  /** Finds the first `most` items, in the order of the queue. */
  readonly first: (most: number) => Promise<readonly QueueItem[]>;
  /** Counts items by state, each up to COUNTED_ROWS, where the items have one. */
  readonly countStates?: () => Promise<TodayResponse['queues'][number]['states']>;
};

/** Registry of the queues: each module adds its own, so that the page of today knows none of them by name. */
@Injectable()
export class OfficeQueues {
  private readonly queues = new Map<Queue, OfficeQueue>();

  add(queue: OfficeQueue): void {
    this.queues.set(queue.queue, queue);
  }

  find(queue: Queue): OfficeQueue | undefined {
    return this.queues.get(queue);
  }
}

import { Injectable } from '@nestjs/common';
import { pairKeyOf, type ThreadPair } from './thread-sides';
import { ThreadsRepository } from './threads.repository';

/** Finds the threads that client and talent have about a job, for lists of offers and bookings. */
@Injectable()
export class ThreadsOfPairService {
  constructor(private readonly threads: ThreadsRepository) {}

  /** Returns how to find the id of a pair's thread; null for none. */
  async idsOf(pairs: readonly ThreadPair[]): Promise<(pair: ThreadPair) => number | null> {
    const threads = await this.threads.findByKeys([...new Set(pairs.map(pairKeyOf))]);
    const ids = new Map(threads.map(({ pairKey, id }) => [pairKey, id]));
    return (pair) => ids.get(pairKeyOf(pair)) ?? null;
  }
}

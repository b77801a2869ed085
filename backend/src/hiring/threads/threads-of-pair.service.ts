import { Injectable } from '@nestjs/common';
import { pairKeyOf, type ThreadPair } from './thread-sides';
import { ThreadsRepository } from './threads.repository';

/** Finds the thread that client and talent have about a job. */
@Injectable()
export class ThreadsOfPairService {
  constructor(private readonly threads: ThreadsRepository) {}

  /** Returns the id of a pair's thread; null for none. */
  async idOf(pair: ThreadPair): Promise<number | null> {
    const [thread] = await this.threads.findByKeys([pairKeyOf(pair)]);
    return thread?.id ?? null;
  }
}

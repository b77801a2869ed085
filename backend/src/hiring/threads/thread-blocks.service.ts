import type { BlocksResponse } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { UserBlocksService } from '../../auth';
import { LiveEventsService } from '../../notifications';
import { AccountChangesService } from '../parties/account-changes.service';
import { PartiesService } from '../parties/parties.service';
import { noSuchThread } from './thread-refusals';
import { otherOf, otherSide, sideOf } from '../parties/sides';
import { ThreadsRepository } from './threads.repository';

/** Blocks the other one of a thread, and lists whom a user blocked. */
@Injectable()
export class ThreadBlocksService {
  constructor(
    private readonly threads: ThreadsRepository,
    private readonly parties: PartiesService,
    private readonly blocks: UserBlocksService,
    private readonly live: LiveEventsService,
    private readonly changes: AccountChangesService,
  ) {}

  async list(userId: string): Promise<BlocksResponse['data']> {
    return (await this.blocks.list(userId)).map(({ id, name, at }) => ({ id, name, at: new Date(at).toISOString() }));
  }

  async block(userId: string, threadId: number): Promise<void> {
    const thread = await this.threads.findOwn(userId, threadId);
    if (!thread) throw noSuchThread();
    const { name } = (await this.parties.read([thread]))(thread)[otherSide(sideOf(thread, userId))];
    // In turn with what the two do with each other, so that nothing that looked before the block comes after it.
    await this.changes.run([thread.clientId, thread.talentUserId], async () => {
      await this.blocks.block(userId, otherOf(thread, userId), name);
      await this.live.publish([thread.clientId, thread.talentUserId], 'messages', threadId);
    });
  }

  unblock(userId: string, id: number): Promise<void> {
    return this.blocks.unblock(userId, id);
  }
}

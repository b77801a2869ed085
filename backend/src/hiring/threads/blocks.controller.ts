import type { BlockIdInput, BlocksResponse, ThreadIdInput } from '@alltalent/shared/contracts';
import { Controller } from '@nestjs/common';
import { CurrentUser } from '../../auth';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { ThreadBlocksService } from './thread-blocks.service';

/** Endpoints of blocked people. */
@Controller()
export class BlocksController {
  constructor(private readonly blocks: ThreadBlocksService) {}

  @Handles('blocks')
  list(@CurrentUser() userId: string): Promise<BlocksResponse> {
    return this.respond(userId);
  }

  @Handles('blockPerson')
  async block(@CurrentUser() userId: string, @Input() { thread_id: threadId }: ThreadIdInput): Promise<BlocksResponse> {
    await this.blocks.block(userId, threadId);
    return this.respond(userId);
  }

  @Handles('unblockPerson')
  async unblock(@CurrentUser() userId: string, @Input() { id }: BlockIdInput): Promise<BlocksResponse> {
    await this.blocks.unblock(userId, id);
    return this.respond(userId);
  }

  private async respond(userId: string): Promise<BlocksResponse> {
    return { status: 200, data: await this.blocks.list(userId) };
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { DomainError } from '../../kernel/domain-error';
import { t } from '../../kernel/messages';
import { UserBlocksRepository } from './user-blocks.repository';

export type UserBlock = { readonly id: number; readonly userId: string; readonly name: string; readonly at: number };

/** The page lists so many; nobody has blocked more people in practice. */
const MOST_LISTED = 500;
const NAME_LENGTH = 80;

/** People who blocked each other: neither can write, apply, invite or make offers to the other. */
@Injectable()
export class UserBlocksService {
  constructor(
    private readonly blocks: UserBlocksRepository,
    private readonly clock: Clock,
  ) {}

  /** Whether one of the two blocked the other. */
  async areApart(userId: string, otherId: string): Promise<boolean> {
    return (await this.blocks.findBetween(userId, [otherId])).length > 0;
  }

  /** Those of `others` whom the user blocked or who blocked the user. */
  async apartFrom(userId: string, others: readonly string[]): Promise<ReadonlySet<string>> {
    const found = await this.blocks.findBetween(userId, [...new Set(others)]);
    return new Set(found.map(({ blockerId, blockedId }) => (blockerId === userId ? blockedId : blockerId)));
  }

  /** Throws MESSAGES_BLOCKED when one of the two blocked the other; the sentence does not say which. */
  async requireTogether(userId: string, otherId: string): Promise<void> {
    if (await this.areApart(userId, otherId)) throw new DomainError('MESSAGES_BLOCKED', { detail: t('blocks.apart') });
  }

  /** Whether one of the two blocked the other, and the id of the user's own block; null without one. */
  async between(userId: string, otherId: string): Promise<{ readonly areApart: boolean; readonly ownId: number | null }> {
    const found = await this.blocks.findBetween(userId, [otherId]);
    return { areApart: found.length > 0, ownId: found.find(({ blockerId }) => blockerId === userId)?.id ?? null };
  }

  /** Blocks a person; `name` is what the list of blocked people shows. */
  async block(userId: string, otherId: string, name: string): Promise<void> {
    await this.blocks.insert({
      blockerId: userId,
      blockedId: otherId,
      name: [...name].slice(0, NAME_LENGTH).join(''),
      at: this.clock.now(),
    });
  }

  async unblock(userId: string, id: number): Promise<void> {
    await this.blocks.delete(userId, id);
  }

  /** People whom the user blocked, the last first. */
  async list(userId: string): Promise<UserBlock[]> {
    const found = await this.blocks.findByBlocker(userId, MOST_LISTED);
    return found.map(({ id, blockedId, name, at }) => ({ id, userId: blockedId, name, at }));
  }
}

import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { UserBlockEntity } from './user-block.entity';

@Injectable()
export class UserBlocksRepository {
  constructor(@InjectRepository(UserBlockEntity) private readonly blocks: Repository<UserBlockEntity>) {}

  /** Those of `others` whom the user blocked or who blocked the user. */
  async findBetween(userId: string, others: readonly string[]): Promise<UserBlockEntity[]> {
    if (others.length === 0) return [];
    const ids = In([...others]);
    return this.blocks.find({
      where: [
        { blockerId: userId, blockedId: ids },
        { blockerId: ids, blockedId: userId },
      ],
    });
  }

  findByBlocker(blockerId: string, most: number): Promise<UserBlockEntity[]> {
    return this.blocks.find({ where: { blockerId }, order: { id: 'DESC' }, take: most });
  }

  /** Stores a block; one that is there already stays. */
  async insert(block: Omit<UserBlockEntity, 'id'>): Promise<void> {
    await this.blocks.createQueryBuilder().insert().values(block).orIgnore().updateEntity(false).execute();
  }

  async delete(blockerId: string, id: number): Promise<void> {
    await this.blocks.delete({ id, blockerId });
  }
}

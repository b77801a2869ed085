import { Injectable } from '@nestjs/common';
import { DataSource, In, MoreThan } from 'typeorm';
import { MembershipEntity } from '../schema/membership.entity';

const ROWS_AT_ONCE = 500;

/** Finds members among many accounts. */
@Injectable()
export class MembersRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns those of the users whose membership gives access at `now`. */
  async findAmong(userIds: readonly string[], now: number): Promise<string[]> {
    const rows = this.dataSource.getRepository(MembershipEntity);
    const found: string[] = [];
    for (let from = 0; from < userIds.length; from += ROWS_AT_ONCE) {
      const where = { userId: In(userIds.slice(from, from + ROWS_AT_ONCE)), accessUntil: MoreThan(now) };
      found.push(...(await rows.find({ select: { userId: true }, where })).map(({ userId }) => userId));
    }
    return found;
  }
}

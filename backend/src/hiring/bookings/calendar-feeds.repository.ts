import { Injectable } from '@nestjs/common';
import { DataSource, type Repository } from 'typeorm';
import { CalendarFeedEntity } from '../schema/booking.entity';

type StoredFeed = Readonly<CalendarFeedEntity>;

/** Stores the tokens of calendar feeds. */
@Injectable()
export class CalendarFeedsRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get feeds(): Repository<CalendarFeedEntity> {
    return this.dataSource.getRepository(CalendarFeedEntity);
  }

  find(userId: string): Promise<StoredFeed | null> {
    return this.feeds.findOneBy({ userId });
  }

  findByHash(tokenHash: string): Promise<StoredFeed | null> {
    return this.feeds.findOneBy({ tokenHash });
  }

  /** Stores a user's token in place of the former one. */
  async save(feed: StoredFeed): Promise<void> {
    await this.feeds.upsert({ ...feed }, ['userId']);
  }
}

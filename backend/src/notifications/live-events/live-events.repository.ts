import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { LiveEventEntity } from './live-event.entity';

@Injectable()
export class LiveEventsRepository {
  constructor(@InjectRepository(LiveEventEntity) private readonly events: Repository<LiveEventEntity>) {}

  async insert(rows: readonly Omit<LiveEventEntity, 'id'>[]): Promise<void> {
    if (rows.length > 0) await this.events.insert([...rows]);
  }
}

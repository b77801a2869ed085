import { Injectable } from '@nestjs/common';
import { DataSource, LessThan, MoreThan } from 'typeorm';
import { FrontDoorEntity } from './front-door.entity';

@Injectable()
export class FrontDoorsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async save(door: FrontDoorEntity): Promise<void> {
    await this.dataSource.manager.upsert(FrontDoorEntity, door, ['name']);
  }

  findSeenAfter(time: number): Promise<FrontDoorEntity[]> {
    return this.dataSource.manager.find(FrontDoorEntity, { where: { seenAt: MoreThan(time) }, order: { name: 'ASC' } });
  }

  async deleteSeenBefore(time: number): Promise<void> {
    await this.dataSource.manager.delete(FrontDoorEntity, { seenAt: LessThan(time) });
  }
}

import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ManagerEntity } from '../schema/plan.entity';

/** Talent managers of members. */
@Injectable()
export class MembershipManagersRepository {
  constructor(private readonly dataSource: DataSource) {}

  find(id: number): Promise<Readonly<ManagerEntity> | null> {
    return this.dataSource.getRepository(ManagerEntity).findOneBy({ id });
  }
}

import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { groupBy } from '../../kernel/group-by';
import type { TalentAttributeValue } from '../schema/talent-record';
import { TalentAttributeEntity } from '../schema/talent.entity';

@Injectable()
export class TalentFactsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Finds the values of one attribute, by talent. */
  async findValues(talentIds: readonly number[], attributeId: number): Promise<ReadonlyMap<number, readonly TalentAttributeValue[]>> {
    if (talentIds.length === 0) return new Map();
    const where = { talentId: In([...talentIds]), attributeId };
    return groupBy(await this.dataSource.getRepository(TalentAttributeEntity).findBy(where), ({ talentId }) => talentId);
  }
}

import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Plan } from '../../platform/statistics/sample-size';
import { ExperimentPlanEntity } from './experiment-plan.entity';

@Injectable()
export class ExperimentPlansRepository {
  constructor(private readonly dataSource: DataSource) {}

  find(experiment: string): Promise<Plan | null> {
    return this.dataSource.manager.findOneBy(ExperimentPlanEntity, { experiment });
  }

  async put(experiment: string, { baseline, lift }: Plan): Promise<void> {
    await this.dataSource.manager.upsert(ExperimentPlanEntity, { experiment, baseline, lift }, ['experiment']);
  }
}

import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Plan } from '../../kernel/statistics/sample-size';
import { ExperimentPlanEntity } from './experiment-plan.entity';

export type PlannedTest = Pick<ExperimentPlanEntity, 'remote' | 'experiment'>;

@Injectable()
export class ExperimentPlansRepository {
  constructor(private readonly dataSource: DataSource) {}

  find({ remote, experiment }: PlannedTest): Promise<Plan | null> {
    return this.dataSource.manager.findOneBy(ExperimentPlanEntity, { remote, experiment });
  }

  async save({ remote, experiment, baseline, lift }: PlannedTest & Plan): Promise<void> {
    await this.dataSource.manager.upsert(ExperimentPlanEntity, { remote, experiment, baseline, lift }, ['remote', 'experiment']);
  }
}

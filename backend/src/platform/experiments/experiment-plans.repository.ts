import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Plan } from '../../kernel/statistics/sample-size';
import { ExperimentPlanEntity } from '../releases/experiment-plan.entity';

/** A plan with the pages that it is about; null for all of the remote. */
export type PlanOfPages = Plan & { readonly routes: string[] | null };
export type PlannedTest = Pick<ExperimentPlanEntity, 'remote' | 'experiment'>;

@Injectable()
export class ExperimentPlansRepository {
  constructor(private readonly dataSource: DataSource) {}

  find({ remote, experiment }: PlannedTest): Promise<PlanOfPages | null> {
    return this.dataSource.manager.findOneBy(ExperimentPlanEntity, { remote, experiment });
  }

  async save({ remote, experiment, baseline, lift, routes }: PlannedTest & PlanOfPages): Promise<void> {
    await this.dataSource.manager.upsert(ExperimentPlanEntity, { remote, experiment, baseline, lift, routes }, ['remote', 'experiment']);
  }
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The plan of an experiment: its baseline rate and the lift it looks for. Without a row the default plan applies. */
@Entity({ name: 'experiment_plan' })
export class ExperimentPlanEntity {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  remote!: string;

  @PrimaryColumn({ type: 'varchar', length: 40 })
  experiment!: string;

  @Column({ type: 'double' })
  baseline!: number;

  @Column({ type: 'double' })
  lift!: number;
}

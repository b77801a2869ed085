import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a remote's test is planned for. Without a row the default plan holds. */
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

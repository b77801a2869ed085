import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The plan of an experiment: its baseline rate, the lift it looks for and its pages. Without a row the default plan applies. */
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

  /** Patterns of the pages that it is about; null: all of the remote. */
  @Column({ type: 'simple-json', nullable: true })
  routes!: string[] | null;
}

import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { largeNumber } from '../../kernel/database/columns';

/** A visitor who was shown a variant of an experiment: one row per visitor, with the variant they saw first. */
@Entity({ name: 'experiment_exposure' })
export class ExperimentExposureEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ type: 'varchar', length: 40 })
  experiment!: string;

  /** Keyed hash of the random id in the cookie, never a user's id; the row's own number once the cookie has expired. */
  @Column({ type: 'varchar', length: 64 })
  visitor!: string;

  @Column({ type: 'varchar', length: 1 })
  variant!: string;

  @Column({ type: 'varchar', length: 80 })
  version!: string;

  /** The variant that the current weights give this visitor; it differs from `variant` if the weights changed since the first visit. */
  @Column({ type: 'varchar', length: 1 })
  drawn!: string;

  /** Weights at the time of the exposure, such as 'A8000 B2000'. */
  @Column({ type: 'varchar', length: 80 })
  weights!: string;

  @Column({ name: 'exposed_at', type: 'bigint', transformer: largeNumber })
  exposedAt!: number;

  @Column({ name: 'converted_at', type: 'bigint', nullable: true, transformer: largeNumber })
  convertedAt!: number | null;

  /** True if the visitor saw more than one variant; such a visitor counts for none. */
  @Column({ name: 'is_excluded', type: 'boolean' })
  isExcluded!: boolean;
}

import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { milliseconds } from '../../kernel/database/columns';

/** A visitor who was shown a variant of a test: one row each, with what was shown first. */
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

  /** The variant that the weights of the moment give this visitor; another one was remembered from before a change. */
  @Column({ type: 'varchar', length: 1 })
  drawn!: string;

  /** 'A8000 B2000', as they were at the moment. */
  @Column({ type: 'varchar', length: 80 })
  weights!: string;

  @Column({ name: 'exposed_at', type: 'bigint', transformer: milliseconds })
  exposedAt!: number;

  @Column({ name: 'converted_at', type: 'bigint', nullable: true, transformer: milliseconds })
  convertedAt!: number | null;

  /** Was seen with another variant, too, and so counts in none. */
  @Column({ name: 'is_excluded', type: 'boolean' })
  isExcluded!: boolean;
}

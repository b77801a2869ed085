import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('job')
export class JobEntity {
  @PrimaryColumn({ type: 'int' })
  id!: number;

  @Column({ type: 'varchar', length: 120 })
  slug!: string;

  @Column({ type: 'varchar', length: 120 })
  title!: string;

  @Column({ name: 'category_id', type: 'int' })
  categoryId!: number;

  @Column({ type: 'text' })
  details!: string;

  /** Null: the work can be done anywhere. */
  @Column({ name: 'city_id', type: 'int', nullable: true })
  cityId!: number | null;

  @Column({ type: 'varchar', length: 80 })
  location!: string;

  @Column({ type: 'varchar', length: 40 })
  dates!: string;

  /** Whole units of `currency`, above zero. */
  @Column({ type: 'int' })
  pay!: number;

  @Column({ type: 'varchar', length: 3 })
  currency!: string;

  @Column({ name: 'pay_unit', type: 'varchar', length: 40 })
  payUnit!: string;

  /** Last day to apply, YYYY-MM-DD. */
  @Column({ name: 'closes_on', type: 'varchar', length: 10 })
  closesOn!: string;

  @Column({ name: 'posted_by', type: 'varchar', length: 80 })
  postedBy!: string;
}

export type JobRecord = Readonly<JobEntity>;

import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** A role of a published job. Its row stays when the role is removed, because applications refer to it. */
@Entity('job_role')
export class JobRoleEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ name: 'job_id', type: 'int' })
  jobId!: number;

  @Column({ name: 'role_key', type: 'varchar', length: 40 })
  key!: string;

  @Column({ type: 'smallint' })
  position!: number;

  @Column({ name: 'is_shown', type: 'boolean' })
  isShown!: boolean;

  @Column({ type: 'varchar', length: 80 })
  name!: string;

  @Column({ type: 'text' })
  details!: string;

  @Column({ type: 'smallint' })
  people!: number;

  @Column({ name: 'category_id', type: 'int' })
  categoryId!: number;

  /** Null: any. */
  @Column({ name: 'gender_id', type: 'int', nullable: true })
  genderId!: number | null;

  @Column({ name: 'age_min', type: 'smallint', nullable: true })
  ageMin!: number | null;

  @Column({ name: 'age_max', type: 'smallint', nullable: true })
  ageMax!: number | null;

  @Column({ type: 'simple-json' })
  skills!: string[];

  /** Null: what the job pays. */
  @Column({ type: 'int', nullable: true })
  pay!: number | null;
}

/** A token by which an open job is found, split as in the search for talents. */
@Entity('job_word')
export class JobTokenEntity {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  word!: string;

  @PrimaryColumn({ name: 'job_id', type: 'int' })
  jobId!: number;
}

import { EMPTY_JOB, type JobContent, type PayKind } from '@alltalent/shared/contracts';
import { Column, Entity, PrimaryGeneratedColumn, type ValueTransformer } from 'typeorm';
import { json, largeNumber } from '../../kernel/database/columns';

/**
 * State of a job: 'open' until its owner, staff or time closes it, though nobody can apply after its last day; 'held' when it
 * would be open, but its client's account is suspended.
 */
export type StoredJobState = 'draft' | 'open' | 'held' | 'closed';
/** States of published jobs that are not closed. */
export const UNCLOSED = ['open', 'held'] as const satisfies readonly StoredJobState[];
/** Review of a job. 'pending': `submitted` waits for staff. 'changes': staff asked for changes. A closed job's note is the reason of staff. */
export type JobReview = 'none' | 'pending' | 'changes';

/** Reads stored content; a field added later is blank. */
const contentJson: ValueTransformer = {
  to: (content: JobContent | null) => json.to(content) as unknown,
  from: (text: string | null) => (text === null ? null : { ...EMPTY_JOB, ...(json.from(text) as JobContent) }),
};

/** A job: columns of its own hold what is shown, `content` what the owner is writing. */
@Entity('job')
export class JobEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  /** Null for a demonstration, and once the owner's account is erased. */
  @Column({ name: 'owner_id', type: 'varchar', length: 40, nullable: true })
  ownerId!: string | null;

  @Column({ type: 'varchar', length: 8 })
  state!: StoredJobState;

  @Column({ type: 'varchar', length: 8 })
  review!: JobReview;

  @Column({ name: 'review_note', type: 'varchar', length: 1000 })
  reviewNote!: string;

  @Column({ type: 'int' })
  revision!: number;

  @Column({ type: 'text', transformer: contentJson })
  content!: JobContent;

  /** Content sent in last: it waits while `review` is 'pending', and is shown afterwards. */
  @Column({ type: 'text', nullable: true, transformer: contentJson })
  submitted!: JobContent | null;

  @Column({ type: 'varchar', length: 130 })
  slug!: string;

  @Column({ type: 'varchar', length: 120 })
  title!: string;

  @Column({ type: 'varchar', length: 40 })
  medium!: string;

  @Column({ name: 'category_id', type: 'int', nullable: true })
  categoryId!: number | null;

  @Column({ type: 'text' })
  details!: string;

  /** Null: the work can be done anywhere. */
  @Column({ name: 'city_id', type: 'int', nullable: true })
  cityId!: number | null;

  @Column({ type: 'varchar', length: 80 })
  location!: string;

  @Column({ name: 'is_remote', type: 'boolean' })
  isRemote!: boolean;

  /** Text of the dates: '12–28 Jan', 'Flexible'. */
  @Column({ type: 'varchar', length: 40 })
  dates!: string;

  /** YYYY-MM-DD, or '' where the dates are flexible. */
  @Column({ name: 'starts_on', type: 'varchar', length: 10 })
  startsOn!: string;

  @Column({ name: 'ends_on', type: 'varchar', length: 10 })
  endsOn!: string;

  /** Last day to apply, YYYY-MM-DD. */
  @Column({ name: 'closes_on', type: 'varchar', length: 10 })
  closesOn!: string;

  @Column({ name: 'pay_kind', type: 'varchar', length: 20 })
  payKind!: PayKind;

  /** Whole units of `currency`; 0 for unpaid work. */
  @Column({ type: 'int' })
  pay!: number;

  /** Upper end of a range; null for one sum. */
  @Column({ name: 'pay_max', type: 'int', nullable: true })
  payMax!: number | null;

  @Column({ type: 'varchar', length: 3 })
  currency!: string;

  @Column({ name: 'pay_unit', type: 'varchar', length: 40 })
  payUnit!: string;

  @Column({ name: 'usage_text', type: 'text' })
  usage!: string;

  @Column({ type: 'varchar', length: 200 })
  question!: string;

  @Column({ name: 'posted_by', type: 'varchar', length: 80 })
  postedBy!: string;

  /** True when a role can be played by somebody under eighteen. */
  @Column({ name: 'has_minors', type: 'boolean' })
  hasMinors!: boolean;

  @Column({ name: 'has_intimacy', type: 'boolean' })
  hasIntimacy!: boolean;

  /** Time of the first publication. */
  @Column({ name: 'published_at', type: 'bigint', nullable: true, transformer: largeNumber })
  publishedAt!: number | null;

  @Column({ name: 'closed_at', type: 'bigint', nullable: true, transformer: largeNumber })
  closedAt!: number | null;

  @Column({ name: 'created_at', type: 'bigint', transformer: largeNumber })
  createdAt!: number;

  @Column({ name: 'saved_at', type: 'bigint', transformer: largeNumber })
  savedAt!: number;
}

export type JobRecord = Readonly<JobEntity>;

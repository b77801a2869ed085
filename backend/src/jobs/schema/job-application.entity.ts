import type { JobStage } from '@alltalent/shared/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { largeNumber } from '../../kernel/database/columns';

/** One talent's application for one role. */
@Entity('job_application')
export class JobApplicationEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ name: 'job_id', type: 'int' })
  jobId!: number;

  @Column({ name: 'role_id', type: 'int' })
  roleId!: number;

  @Column({ name: 'user_id', type: 'varchar', length: 40 })
  userId!: string;

  @Column({ name: 'talent_id', type: 'int' })
  talentId!: number;

  @Column({ type: 'text' })
  note!: string;

  @Column({ type: 'text' })
  answer!: string;

  /** URLs of the chosen pictures. */
  @Column({ type: 'simple-json' })
  photos!: string[];

  @Column({ type: 'varchar', length: 16 })
  stage!: JobStage;

  @Column({ name: 'sent_at', type: 'bigint', transformer: largeNumber })
  sentAt!: number;

  @Column({ name: 'stage_at', type: 'bigint', transformer: largeNumber })
  stageAt!: number;

  /** Time of the client's first step after 'viewed'. */
  @Column({ name: 'answered_at', type: 'bigint', nullable: true, transformer: largeNumber })
  answeredAt!: number | null;

  /** Requirements met when the application was sent. */
  @Column({ name: 'match_met', type: 'smallint' })
  matchMet!: number;

  @Column({ name: 'match_of', type: 'smallint' })
  matchOf!: number;

  @Column({ name: 'match_missing', type: 'simple-json' })
  matchMissing!: string[];

  /** 1 to 5; 0: not rated. */
  @Column({ type: 'smallint' })
  rating!: number;

  @Column({ name: 'client_note', type: 'text' })
  clientNote!: string;

  @Column({ name: 'is_tape_asked', type: 'boolean' })
  isTapeAsked!: boolean;

  @Column({ name: 'tape_instructions', type: 'text' })
  tapeInstructions!: string;

  /** YYYY-MM-DD, or ''. */
  @Column({ name: 'tape_due_on', type: 'varchar', length: 10 })
  tapeDueOn!: string;

  @Column({ name: 'tape_address', type: 'varchar', length: 300 })
  tapeUrl!: string;

  /** Id of the video that was sent instead of a link; '' for none. */
  @Column({ name: 'tape_video_id', type: 'varchar', length: 22 })
  tapeVideoId!: string;
}

/** One change of an application's stage. */
@Entity('job_application_step')
export class JobApplicationStepEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ name: 'application_id', type: 'int' })
  applicationId!: number;

  @Column({ type: 'varchar', length: 16 })
  stage!: JobStage;

  @Column({ type: 'bigint', transformer: largeNumber })
  at!: number;

  @Column({ type: 'text' })
  text!: string;
}

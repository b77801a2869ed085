import { Column, Entity, PrimaryColumn } from 'typeorm';
import { json, largeNumber } from '../../kernel/database/columns';

/** First answers that took about as long: the shortest time of the group, how many, and how long all of them took, in minutes. */
export type AnswerTimes = readonly [atLeast: number, answers: number, minutes: number];

/** Figures of a day in India. They are counts and name nobody, so they stay when an account is deleted. */
@Entity({ name: 'figure_day' })
export class FigureDayEntity {
  /** YYYY-MM-DD. */
  @PrimaryColumn({ type: 'varchar', length: 10 })
  day!: string;

  @Column({ name: 'sign_ups', type: 'integer' })
  signUps!: number;

  @Column({ name: 'profiles_approved', type: 'integer' })
  profilesApproved!: number;

  @Column({ name: 'jobs_posted', type: 'integer' })
  jobsPosted!: number;

  @Column({ name: 'jobs_approved', type: 'integer' })
  jobsApproved!: number;

  @Column({ type: 'integer' })
  applications!: number;

  @Column({ name: 'answer_times', type: 'text', transformer: json })
  answerTimes!: readonly AnswerTimes[];

  @Column({ type: 'integer' })
  hires!: number;

  @Column({ type: 'integer' })
  leads!: number;

  @Column({ name: 'orders_paid', type: 'integer' })
  ordersPaid!: number;

  /** What these orders came to, in paise. */
  @Column({ name: 'paid_minor', type: 'bigint', transformer: largeNumber })
  paidMinor!: number;
}

/** Leads of a day by campaign page and variant. */
@Entity({ name: 'figure_lead_day' })
export class FigureLeadDayEntity {
  @PrimaryColumn({ type: 'varchar', length: 10 })
  day!: string;

  /** Path of a campaign page; '' for any other. */
  @PrimaryColumn({ type: 'varchar', length: 40 })
  page!: string;

  /** '' where no test ran, or where the visitor allowed no statistics. */
  @PrimaryColumn({ type: 'varchar', length: 80 })
  experiment!: string;

  @PrimaryColumn({ type: 'varchar', length: 40 })
  variant!: string;

  @Column({ type: 'integer' })
  leads!: number;
}

export type FigureDay = Readonly<FigureDayEntity>;
export type FigureLeadDay = Readonly<FigureLeadDayEntity>;

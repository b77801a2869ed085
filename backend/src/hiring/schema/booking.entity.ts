import type { BookingState, CancelReason, FeeUnit, HiringSide } from '@alltalent/shared/contracts';
import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { json, largeNumber } from '../../kernel/database/columns';

/** Days, time and place that one side asks the other to accept. */
export type ChangeRequest = {
  readonly by: HiringSide;
  readonly starts_on: string;
  readonly ends_on: string;
  readonly call_time: string;
  readonly place: string;
  readonly text: string;
};
/** What happened to a booking, as stored; a message of the catalogue says it to the reader. */
export type BookingStep =
  | 'made'
  | 'call-sheet'
  | 'change-asked'
  | 'change-accepted'
  | 'change-declined'
  | 'change-taken-back'
  | 'cancelled'
  | 'done'
  | 'no-show'
  | 'disputed'
  | 'decided';

/** Booking of a talent by a client, with what both need to know for the day. */
@Entity('booking')
export class BookingEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ name: 'client_id', type: 'varchar', length: 40 })
  clientId!: string;

  @Column({ name: 'talent_user_id', type: 'varchar', length: 40 })
  talentUserId!: string;

  @Column({ name: 'talent_id', type: 'int' })
  talentId!: number;

  @Column({ name: 'offer_id', type: 'int', nullable: true })
  offerId!: number | null;

  @Column({ name: 'application_id', type: 'int', nullable: true })
  applicationId!: number | null;

  @Column({ name: 'job_id', type: 'int', nullable: true })
  jobId!: number | null;

  @Column({ name: 'role_id', type: 'int', nullable: true })
  roleId!: number | null;

  @Column({ type: 'varchar', length: 10 })
  state!: BookingState;

  /** Counts changes; also the SEQUENCE of the calendar entry. */
  @Column({ type: 'int' })
  revision!: number;

  @Column({ type: 'varchar', length: 120 })
  title!: string;

  @Column({ type: 'varchar', length: 80 })
  role!: string;

  @Column({ name: 'starts_on', type: 'varchar', length: 10 })
  startsOn!: string;

  @Column({ name: 'ends_on', type: 'varchar', length: 10 })
  endsOn!: string;

  @Column({ name: 'call_time', type: 'varchar', length: 5 })
  callTime!: string;

  @Column({ name: 'time_zone', type: 'varchar', length: 64 })
  timeZone!: string;

  @Column({ type: 'varchar', length: 200 })
  place!: string;

  @Column({ type: 'int' })
  fee!: number;

  @Column({ type: 'varchar', length: 3 })
  currency!: string;

  @Column({ name: 'fee_unit', type: 'varchar', length: 8 })
  feeUnit!: FeeUnit;

  @Column({ name: 'contact_name', type: 'varchar', length: 80 })
  contactName!: string;

  @Column({ name: 'contact_phone', type: 'varchar', length: 20 })
  contactPhone!: string;

  @Column({ type: 'text' })
  bring!: string;

  @Column({ type: 'text' })
  notes!: string;

  @Column({ name: 'change_request', type: 'text', nullable: true, transformer: json })
  changeRequest!: ChangeRequest | null;

  @Column({ name: 'cancelled_by', type: 'varchar', length: 6, nullable: true })
  cancelledBy!: HiringSide | null;

  @Column({ name: 'cancel_reason', type: 'varchar', length: 10, nullable: true })
  cancelReason!: CancelReason | null;

  @Column({ name: 'cancel_text', type: 'text' })
  cancelText!: string;

  /** First moment of the first day at the place of the work. */
  @Column({ name: 'starts_at', type: 'bigint', transformer: largeNumber })
  startsAt!: number;

  /** Last moment of the last day. */
  @Column({ name: 'ends_at', type: 'bigint', transformer: largeNumber })
  endsAt!: number;

  @Column({ name: 'reminded_at', type: 'bigint', nullable: true, transformer: largeNumber })
  remindedAt!: number | null;

  @Column({ name: 'done_at', type: 'bigint', nullable: true, transformer: largeNumber })
  doneAt!: number | null;

  /** When both were told that they can review each other; null until then. */
  @Column({ name: 'review_asked_at', type: 'bigint', nullable: true, transformer: largeNumber })
  reviewAskedAt?: number | null;

  @Column({ name: 'created_at', type: 'bigint', transformer: largeNumber })
  createdAt!: number;

  @Column({ name: 'moved_at', type: 'bigint', transformer: largeNumber })
  movedAt!: number;
}

/** One thing that happened to a booking. */
@Entity('booking_step')
export class BookingStepEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ name: 'booking_id', type: 'int' })
  bookingId!: number;

  @Column({ name: 'by_side', type: 'varchar', length: 6 })
  by!: HiringSide | 'site';

  @Column({ type: 'varchar', length: 24 })
  what!: BookingStep;

  @Column({ type: 'text' })
  text!: string;

  @Column({ type: 'bigint', transformer: largeNumber })
  at!: number;
}

/** Which contact data a user shows to the other side of a booking. */
@Entity('booking_contact')
export class BookingContactEntity {
  @PrimaryColumn({ name: 'user_id', type: 'varchar', length: 40 })
  userId!: string;

  @Column({ name: 'shows_email', type: 'boolean' })
  showsEmail!: boolean;

  @Column({ name: 'shows_phone', type: 'boolean' })
  showsPhone!: boolean;
}

/** Token of a user's calendar feed: hashed to find it, sealed to show it again. */
@Entity('calendar_feed')
export class CalendarFeedEntity {
  @PrimaryColumn({ name: 'user_id', type: 'varchar', length: 40 })
  userId!: string;

  @Column({ name: 'token_hash', type: 'varchar', length: 64 })
  tokenHash!: string;

  @Column({ type: 'text' })
  token!: string;

  @Column({ name: 'created_at', type: 'bigint', transformer: largeNumber })
  createdAt!: number;
}

import { In, type DataSource } from 'typeorm';
import {
  BookingEntity,
  BookingStepEntity,
  MessageEntity,
  OfferEntity,
  OfferVersionEntity,
  pointsOf,
  RatingEntity,
  ReviewEntity,
  ThreadEntity,
} from '../../src/hiring';
import { JobApplicationEntity, JobApplicationStepEntity, JobEntity, JobRoleEntity } from '../../src/jobs';
import { inTransaction } from '../../src/kernel/database/transaction';

export type SeededBooking = {
  readonly booking: Omit<BookingEntity, 'id' | 'offerId'>;
  readonly steps: readonly Omit<BookingStepEntity, 'id' | 'bookingId'>[];
  readonly reviews: readonly Omit<ReviewEntity, 'id' | 'bookingId'>[];
};
/** Offer with its versions and, once it is accepted, its booking. */
export type SeededOffer = {
  readonly offer: Omit<OfferEntity, 'id'>;
  readonly versions: readonly Omit<OfferVersionEntity, 'offerId'>[];
  readonly booked: SeededBooking | null;
};
/** Thread with its messages, the oldest first. */
export type SeededThread = {
  readonly thread: Omit<ThreadEntity, 'id' | 'lastMessageId' | 'clientReadId' | 'talentReadId'>;
  readonly messages: readonly Omit<MessageEntity, 'id' | 'threadId'>[];
};
/** Application to a demo client's job, with the times at which it reached its stages. */
export type CastApplication = {
  readonly application: JobApplicationEntity;
  readonly job: JobEntity;
  readonly role: JobRoleEntity;
  readonly steps: readonly JobApplicationStepEntity[];
};

/** Seeds demo offers, bookings, reviews and threads once; later changes belong to their users. */
export class HiringSeedsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** True when the client has made an offer or written to somebody. */
  async isHiring(clientId: string): Promise<boolean> {
    if (await this.dataSource.getRepository(OfferEntity).existsBy({ clientId })) return true;
    return this.dataSource.getRepository(ThreadEntity).existsBy({ clientId });
  }

  /** Finds the applications to the client's jobs with these titles. */
  async findApplications(ownerId: string, titles: readonly string[]): Promise<CastApplication[]> {
    const jobs = await this.dataSource.getRepository(JobEntity).findBy({ ownerId, title: In([...titles]) });
    const jobId = In(jobs.map(({ id }) => id));
    const roles = await this.dataSource.getRepository(JobRoleEntity).findBy({ jobId });
    const applications = await this.dataSource.getRepository(JobApplicationEntity).find({ where: { jobId }, order: { id: 'ASC' } });
    const applicationId = In(applications.map(({ id }) => id));
    const steps = await this.dataSource.getRepository(JobApplicationStepEntity).find({ where: { applicationId }, order: { at: 'ASC' } });
    return applications.flatMap((application) => {
      const [job, role] = [jobs.find(({ id }) => id === application.jobId), roles.find(({ id }) => id === application.roleId)];
      if (!job || !role) return [];
      return [{ application, job, role, steps: steps.filter((step) => step.applicationId === application.id) }];
    });
  }

  /** Stores all of it in one transaction. */
  save(offers: readonly SeededOffer[], threads: readonly SeededThread[]): Promise<void> {
    return inTransaction(this.dataSource, async () => {
      for (const offer of offers) await this.saveOffer(offer);
      for (const thread of threads) await this.saveThread(thread);
    });
  }

  private async saveOffer({ offer, versions, booked }: SeededOffer): Promise<void> {
    const offerId = await this.insert(OfferEntity, offer);
    await this.dataSource.getRepository(OfferVersionEntity).insert(versions.map((version) => ({ ...version, offerId })));
    if (!booked) return;
    const { booking, steps, reviews } = booked;
    const bookingId = await this.insert(BookingEntity, { ...booking, offerId });
    await this.dataSource.getRepository(BookingStepEntity).insert(steps.map((step) => ({ ...step, bookingId })));
    for (const review of reviews) {
      await this.insert(ReviewEntity, { ...review, bookingId });
      await this.count(review);
    }
  }

  private async count(review: SeededBooking['reviews'][number]): Promise<void> {
    const ratings = this.dataSource.getRepository(RatingEntity);
    const subject = { subjectId: review.subjectId, side: review.by === 'client' ? 'talent' : 'client' } as const;
    const { count, points } = (await ratings.findOneBy(subject)) ?? { count: 0, points: 0 };
    await ratings.save({ ...subject, count: count + 1, points: points + pointsOf(review) });
  }

  private async saveThread({ thread, messages }: SeededThread): Promise<void> {
    const threadId = await this.insert(ThreadEntity, { ...thread, lastMessageId: 0, clientReadId: 0, talentReadId: 0 });
    const ids: number[] = [];
    for (const message of messages) ids.push(await this.insert(MessageEntity, { ...message, threadId }));
    const readId = (unread: number) => ids.at(-1 - unread) ?? 0;
    const read = { clientReadId: readId(thread.clientUnread), talentReadId: readId(thread.talentUnread) };
    await this.dataSource.getRepository(ThreadEntity).update({ id: threadId }, { lastMessageId: readId(0), ...read });
  }

  private async insert(
    target: typeof OfferEntity | typeof BookingEntity | typeof ReviewEntity | typeof ThreadEntity | typeof MessageEntity,
    row: object,
  ) {
    const { identifiers } = await this.dataSource.getRepository<object>(target).insert(row);
    return Number(identifiers[0]?.['id']);
  }
}

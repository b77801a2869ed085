import { Injectable } from '@nestjs/common';
import { ApplicationsRepository } from './applications.repository';

/** Counts applications for other contexts. */
@Injectable()
export class SentApplicationsService {
  constructor(private readonly applications: ApplicationsRepository) {}

  /** Applications that the user sent since `since`, withdrawn ones included, without those that answer an invitation. */
  countSince(userId: string, since: number): Promise<number> {
    return this.applications.countUninvited(userId, since);
  }
}

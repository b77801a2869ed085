import { Injectable } from '@nestjs/common';
import { OwnFaqVotesService } from './own-faq-votes.service';
import { type UserAccount, PersonalData, toIso } from '../../auth';

/** The user's votes on "Was this helpful?". */
@Injectable()
export class FaqVotesRecords extends PersonalData {
  readonly name = 'helpful_answers';

  constructor(private readonly own: OwnFaqVotesService) {
    super();
  }

  async exportFor({ id }: UserAccount): Promise<unknown> {
    return (await this.own.find(id)).map(({ name, answer, votedAt }) => ({ question: name, answer, voted_at: toIso(votedAt) }));
  }

  override erase({ id }: UserAccount): Promise<void> {
    return this.own.remove(id);
  }
}

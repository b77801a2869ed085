import { Injectable } from '@nestjs/common';
import { OwnFaqVotesService } from '../../faqs';
import type { UserAccount } from '../../users';
import { AccountRecords, toIso } from '../account-records';

/** What the user said to "Was this helpful?". */
@Injectable()
export class FaqVotesRecords extends AccountRecords {
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

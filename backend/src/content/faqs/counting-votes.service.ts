import { Injectable } from '@nestjs/common';
import { retryLockConflicts } from '../../kernel/database/lock-conflicts';
import { Transactions } from '../../kernel/database/transaction';
import type { FaqVoteEntity } from './faq-vote.entity';
import { FaqVotesRepository } from './faq-votes.repository';

/** Stores votes together with their counts, so that nobody has to count the votes themselves. */
@Injectable()
export class CountingVotesService {
  constructor(
    private readonly votes: FaqVotesRepository,
    private readonly transactions: Transactions,
  ) {}

  /** Stores a vote in the place of an earlier one of the same voter. */
  store(vote: FaqVoteEntity): Promise<void> {
    return this.run(async () => {
      const { name, answer } = vote;
      const one = { yes: answer === 'yes' ? 1 : 0, no: answer === 'no' ? 1 : 0 };
      if (await this.votes.change(vote)) await this.votes.count(name, { yes: one.yes - one.no, no: one.no - one.yes });
      else if (await this.votes.add(vote)) await this.votes.count(name, one);
    });
  }

  /** Deletes the votes of a voter. */
  removeOf(voter: string): Promise<void> {
    return this.run(async () => {
      for (const { name, answer } of await this.votes.findOf(voter)) {
        if (!(await this.votes.delete(name, voter))) continue;
        await this.votes.count(name, { yes: answer === 'yes' ? -1 : 0, no: answer === 'no' ? -1 : 0 });
      }
    });
  }

  private run(work: () => Promise<void>): Promise<void> {
    // Each statement decides by what is committed by then, so two votes of one voter are counted as one.
    return retryLockConflicts(() => this.transactions.run(work, { readsCommitted: true }));
  }
}

import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../kernel/config/config';
import type { FaqVoteEntity } from './faq-vote.entity';
import { CountingVotesService } from './counting-votes.service';
import { accountVoter } from './faq-votes.service';
import { FaqVotesRepository } from './faq-votes.repository';

/** Votes of an account, for its export and erasure. */
@Injectable()
export class OwnFaqVotesService {
  constructor(
    private readonly votes: FaqVotesRepository,
    private readonly counting: CountingVotesService,
    private readonly config: AppConfig,
  ) {}

  find(userId: string): Promise<FaqVoteEntity[]> {
    return this.votes.findOf(accountVoter(this.config.secretKey, userId));
  }

  remove(userId: string): Promise<void> {
    return this.counting.removeOf(accountVoter(this.config.secretKey, userId));
  }
}

import type { FaqList, FaqVote, FaqVotesResponse, PageHeadResponse } from '@alltalent/shared/contracts';
import { Controller } from '@nestjs/common';
import { Cacheable } from '../../kernel/caching/cacheable.interceptor';
import { CurrentVisitor, type Visitor } from '../../kernel/http/access.decorators';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { OptionalUser } from '../../auth';
import { FaqVotesService } from './faq-votes.service';
import { FaqsService } from './faqs.service';

/** What staff publish shows with the next page load: what is kept is asked for again each time. */
const ALWAYS_ASK = 0;

@Controller()
export class FaqsController {
  constructor(
    private readonly faqs: FaqsService,
    private readonly votes: FaqVotesService,
  ) {}

  @Handles('faqs')
  @Cacheable(ALWAYS_ASK)
  async list(): Promise<FaqList> {
    return { status: 200, data: await this.faqs.list() };
  }

  @Handles('faqsHead')
  @Cacheable(ALWAYS_ASK)
  async head(): Promise<PageHeadResponse> {
    return { status: 200, data: await this.faqs.head() };
  }

  @Handles('faqVotes')
  async ownVotes(@CurrentVisitor() visitor: Visitor, @OptionalUser() userId: string | null): Promise<FaqVotesResponse> {
    return { status: 200, data: await this.votes.of({ visitor, userId }) };
  }

  @Handles('voteOnFaq')
  async vote(
    @Input() { name, answer }: FaqVote,
    @CurrentVisitor() visitor: Visitor,
    @OptionalUser() userId: string | null,
  ): Promise<FaqVotesResponse> {
    return { status: 200, data: await this.votes.put({ visitor, userId }, name, answer) };
  }
}

import type { FaqList, FaqVote, FaqVotesResponse, PageMetadataResponse } from '@alltalent/shared/contracts';
import { Controller } from '@nestjs/common';
import { Cacheable } from '../../kernel/caching/cacheable.interceptor';
import { CurrentVisitor, type Visitor } from '../../kernel/http/access.decorators';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { OptionalUser } from '../../auth';
import { FaqVotesService } from './faq-votes.service';
import { FaqsService } from './faqs.service';

/** Seconds a response may be reused unchecked: 0, since published texts show with the next page load. */
const REVALIDATE = 0;

@Controller()
export class FaqsController {
  constructor(
    private readonly faqs: FaqsService,
    private readonly votes: FaqVotesService,
  ) {}

  @Handles('faqs')
  @Cacheable(REVALIDATE)
  async list(): Promise<FaqList> {
    return { status: 200, data: await this.faqs.list() };
  }

  @Handles('faqsMetadata')
  @Cacheable(REVALIDATE)
  async metadata(): Promise<PageMetadataResponse> {
    return { status: 200, data: await this.faqs.metadata() };
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
    return { status: 200, data: await this.votes.save({ visitor, userId }, name, answer) };
  }
}

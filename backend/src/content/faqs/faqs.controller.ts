import { type FaqList, type FaqVote, type FaqVotesResponse, type PageHeadResponse, SCHEMAS } from '@alltalent/shared/contracts';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { Cacheable } from '../../kernel/caching/cacheable.interceptor';
import { CurrentVisitor, type Visitor } from '../../kernel/http/access.decorators';
import { validated } from '../../kernel/http/validated.pipe';
import { OptionalUser } from '../../auth';
import { FaqVotesService } from './faq-votes.service';
import { FaqsService } from './faqs.service';

/** What staff publish shows with the next page load: what is kept is asked for again each time. */
const ALWAYS_ASK = 0;

@Controller('api/site-content/faqs')
export class FaqsController {
  constructor(
    private readonly faqs: FaqsService,
    private readonly votes: FaqVotesService,
  ) {}

  @Get()
  @Cacheable(ALWAYS_ASK)
  async list(): Promise<FaqList> {
    return { status: 200, data: await this.faqs.list() };
  }

  @Get('head')
  @Cacheable(ALWAYS_ASK)
  async head(): Promise<PageHeadResponse> {
    return { status: 200, data: await this.faqs.head() };
  }

  @Get('votes')
  async ownVotes(@CurrentVisitor() visitor: Visitor, @OptionalUser() userId: string | null): Promise<FaqVotesResponse> {
    return { status: 200, data: await this.votes.of({ visitor, userId }) };
  }

  @Post('vote')
  @HttpCode(200)
  async vote(
    @Body(validated(SCHEMAS.voteOnFaq.input)) { name, answer }: FaqVote,
    @CurrentVisitor() visitor: Visitor,
    @OptionalUser() userId: string | null,
  ): Promise<FaqVotesResponse> {
    return { status: 200, data: await this.votes.put({ visitor, userId }, name, answer) };
  }
}

import {
  type CvResponse,
  type OpeningInput,
  type OpeningListResponse,
  type OpeningResponse,
  type PageHeadResponse,
  SCHEMAS,
  type SendApplicationInput,
  type TicketResponse,
} from '@alltalent/shared/contracts';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { Cacheable } from '../../kernel/caching/cacheable.interceptor';
import { CurrentVisitor, type Visitor } from '../../kernel/http/access.decorators';
import { validated } from '../../kernel/http/validated.pipe';
import { requireBrowser, OptionalUser } from '../../auth';
import { Idempotent } from '../../kernel/idempotency/idempotent.decorator';
import { RequestKey } from '../../kernel/idempotency/request-key.decorator';
import { ApplicationsService } from './applications.service';
import { CareerHeadService } from './career-head.service';
import { CvsService } from './cvs.service';
import { OpeningsService } from './openings.service';
import { UploadedCv } from './uploaded-cv.decorator';

/** An opening shows, and goes, at once: what is kept is asked for again each time. */
const ALWAYS_ASK = 0;

@Controller('api/careers')
export class CareersController {
  constructor(
    private readonly openings: OpeningsService,
    private readonly applications: ApplicationsService,
    private readonly cvs: CvsService,
    private readonly heads: CareerHeadService,
  ) {}

  @Get('openings')
  @Cacheable(ALWAYS_ASK)
  async list(): Promise<OpeningListResponse> {
    return { status: 200, data: await this.openings.list() };
  }

  @Get('openings/:slug')
  @Cacheable(ALWAYS_ASK)
  async read(@Param(validated(SCHEMAS.opening.input)) { slug }: OpeningInput): Promise<OpeningResponse> {
    return { status: 200, data: (await this.openings.read(slug)).opening };
  }

  @Get('openings/:slug/head')
  @Cacheable(ALWAYS_ASK)
  async openingHead(@Param(validated(SCHEMAS.openingHead.input)) { slug }: OpeningInput): Promise<PageHeadResponse> {
    return { status: 200, data: await this.heads.readOpening(slug) };
  }

  @Get('head')
  @Cacheable(ALWAYS_ASK)
  async head(): Promise<PageHeadResponse> {
    return { status: 200, data: await this.heads.read() };
  }

  @Post('cv')
  @HttpCode(200)
  async addCv(@CurrentVisitor() visitor: Visitor, @UploadedCv() bytes: Buffer): Promise<CvResponse> {
    return { status: 200, data: { cv: await this.cvs.add(bytes, requireBrowser(visitor)) } };
  }

  @Post('apply')
  @HttpCode(200)
  @Idempotent()
  async apply(
    @CurrentVisitor() visitor: Visitor,
    @OptionalUser() userId: string | null,
    @RequestKey() requestKey: string | null,
    @Body(validated(SCHEMAS.sendApplication.input)) input: SendApplicationInput,
  ): Promise<TicketResponse> {
    const ticket = await this.applications.send(input, { visitor: requireBrowser(visitor), userId, requestKey });
    return { status: 200, data: ticket };
  }
}

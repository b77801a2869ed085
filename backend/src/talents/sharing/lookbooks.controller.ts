import {
  type AnswerLookbookInput,
  type AnswerLookbookResponse,
  type DoneResponse,
  ENDPOINTS,
  type LookbookResponse,
  type OpenLookbookInput,
  SCHEMAS,
  type StopSharesInput,
  type ViewLookbookInput,
} from '@alltalent/shared/contracts';
import { Body, Controller, Get, Header, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { t } from '../../kernel/messages';
import { CurrentVisitor, type Visitor } from '../../kernel/http/access.decorators';
import { validated } from '../../kernel/http/validated.pipe';
import { OptionalUser } from '../../auth';
import { LookbooksService } from './lookbooks.service';

/** For the receiver of a link. */
@Controller()
export class LookbooksController {
  constructor(private readonly lookbooks: LookbooksService) {}

  /** Whoever has the link may read it, and no cache keeps it. */
  @Get('api/lookbook/:token')
  @Header('cache-control', 'no-store')
  @Header('x-robots-tag', 'noindex')
  async read(
    @Param(validated(SCHEMAS.lookbook.input)) { token }: { token: string },
    @Req() { cookies }: FastifyRequest,
  ): Promise<LookbookResponse> {
    return { status: 200, data: await this.lookbooks.read(token, cookies) };
  }

  @Post(ENDPOINTS.openLookbook.path)
  @HttpCode(200)
  async open(
    @Body(validated(SCHEMAS.openLookbook.input)) input: OpenLookbookInput,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LookbookResponse> {
    return { status: 200, data: await this.lookbooks.open(input, reply) };
  }

  @Post(ENDPOINTS.viewLookbook.path)
  @HttpCode(204)
  async view(
    @Body(validated(SCHEMAS.viewLookbook.input)) { token }: ViewLookbookInput,
    @Req() { cookies }: FastifyRequest,
    @CurrentVisitor() visitor: Visitor,
    @OptionalUser() userId: string | null,
  ): Promise<void> {
    await this.lookbooks.view(token, cookies, { visitor, userId });
  }

  @Post(ENDPOINTS.answerLookbook.path)
  @HttpCode(200)
  async answer(
    @Body(validated(SCHEMAS.answerLookbook.input)) input: AnswerLookbookInput,
    @Req() { cookies }: FastifyRequest,
  ): Promise<AnswerLookbookResponse> {
    return { status: 200, data: await this.lookbooks.answer(input, cookies) };
  }

  @Post(ENDPOINTS.stopShares.path)
  @HttpCode(200)
  async stop(@Body(validated(SCHEMAS.stopShares.input)) { token }: StopSharesInput): Promise<DoneResponse> {
    await this.lookbooks.stop(token);
    return { status: 200, message: t('lookbook.stopped') };
  }

  @Post(ENDPOINTS.resumeShares.path)
  @HttpCode(200)
  async resume(@Body(validated(SCHEMAS.resumeShares.input)) { token }: StopSharesInput): Promise<DoneResponse> {
    await this.lookbooks.resume(token);
    return { status: 200, message: t('lookbook.resumed') };
  }
}

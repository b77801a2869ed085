import { type DeleteAccountInput, type DoneResponse, ENDPOINTS, SCHEMAS } from '@alltalent/shared/contracts';
import { Body, Controller, Get, HttpCode, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { validated } from '../../kernel/http/validated.pipe';
import type { CurrentSession } from '../sessions/session.service';
import { OwnSession } from '../sessions/current-session.decorators';
import { AccountDeletionService } from './account-deletion.service';
import { AccountExportService } from './account-export.service';

@Controller()
export class AccountDataController {
  constructor(
    private readonly exports: AccountExportService,
    private readonly deletions: AccountDeletionService,
  ) {}

  @Get(ENDPOINTS.exportAccount.path)
  async export(@OwnSession() session: CurrentSession, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const { name, data } = await this.exports.make(session);
    void reply.header('content-disposition', `attachment; filename="${name}"`).type('application/json; charset=utf-8');
    return JSON.stringify(data, null, 2);
  }

  @Post(ENDPOINTS.deleteAccount.path)
  @HttpCode(200)
  delete(
    @OwnSession() session: CurrentSession,
    @Body(validated(SCHEMAS.deleteAccount.input)) { reason }: DeleteAccountInput,
  ): Promise<DoneResponse> {
    return this.deletions.ask(session, reason);
  }

  @Post(ENDPOINTS.keepAccount.path)
  @HttpCode(200)
  keep(@OwnSession() session: CurrentSession): Promise<DoneResponse> {
    return this.deletions.keep(session);
  }
}

import type { DeleteAccountInput, DoneResponse } from '@alltalent/shared/contracts';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import type { CurrentSession } from '../sessions/current-session';
import { OwnSession } from '../sessions/current-session.decorators';
import { AccountDeletionService } from './account-deletion.service';
import { AccountExportService } from './account-export.service';

@Controller()
export class AccountDataController {
  constructor(
    private readonly exports: AccountExportService,
    private readonly deletions: AccountDeletionService,
  ) {}

  @Handles('exportAccount')
  async export(@OwnSession() session: CurrentSession, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const { name, data } = await this.exports.make(session);
    void reply.header('content-disposition', `attachment; filename="${name}"`).type('application/json; charset=utf-8');
    return JSON.stringify(data, null, 2);
  }

  @Handles('deleteAccount')
  requestDeletion(@OwnSession() session: CurrentSession, @Input() { reason }: DeleteAccountInput): Promise<DoneResponse> {
    return this.deletions.ask(session, reason);
  }

  @Handles('keepAccount')
  cancelDeletion(@OwnSession() session: CurrentSession): Promise<DoneResponse> {
    return this.deletions.cancel(session);
  }
}

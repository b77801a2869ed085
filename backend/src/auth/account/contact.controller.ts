import {
  type AccountCodeInput,
  type AccountCodeResponse,
  type ChangeContactInput,
  type ConfirmCodeInput,
  type DoneResponse,
  ENDPOINTS,
  SCHEMAS,
} from '@alltalent/shared/contracts';
import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CurrentVisitor, type Visitor } from '../../kernel/http/access.decorators';
import { validated } from '../../kernel/http/validated.pipe';
import { type CurrentSession, SessionService } from '../sessions/session.service';
import { OwnSession } from '../sessions/current-session.decorators';
import { AccountCodesService } from './account-codes.service';
import { ContactChangeService } from './contact-change.service';

@Controller()
export class ContactController {
  constructor(
    private readonly codes: AccountCodesService,
    private readonly contacts: ContactChangeService,
    private readonly sessions: SessionService,
  ) {}

  @Post(ENDPOINTS.sendAccountCode.path)
  @HttpCode(200)
  sendCode(
    @OwnSession() session: CurrentSession,
    @Body(validated(SCHEMAS.sendAccountCode.input)) input: AccountCodeInput,
    @CurrentVisitor() visitor: Visitor,
  ): Promise<AccountCodeResponse> {
    return this.codes.sendToOwner(session, input, visitor);
  }

  @Post(ENDPOINTS.confirmAccountCode.path)
  @HttpCode(200)
  async confirmCode(
    @OwnSession() session: CurrentSession,
    @Body(validated(SCHEMAS.confirmAccountCode.input)) input: ConfirmCodeInput,
    @CurrentVisitor() visitor: Visitor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DoneResponse> {
    const answer = await this.codes.confirmOwner(session, input, visitor);
    await this.sessions.renew(visitor, reply, { isFresh: true });
    return answer;
  }

  @Post(ENDPOINTS.changeContact.path)
  @HttpCode(200)
  changeContact(
    @OwnSession() session: CurrentSession,
    @Body(validated(SCHEMAS.changeContact.input)) input: ChangeContactInput,
    @CurrentVisitor() visitor: Visitor,
  ): Promise<AccountCodeResponse> {
    return this.contacts.ask(session, input, visitor);
  }

  @Post(ENDPOINTS.confirmContact.path)
  @HttpCode(200)
  async confirmContact(
    @OwnSession() session: CurrentSession,
    @Body(validated(SCHEMAS.confirmContact.input)) input: ConfirmCodeInput,
    @CurrentVisitor() visitor: Visitor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DoneResponse> {
    const answer = await this.contacts.confirm(session, input, visitor);
    await this.sessions.renew(visitor, reply);
    return answer;
  }
}

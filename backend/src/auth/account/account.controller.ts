import {
  type AcceptTermsInput,
  type AccountResponse,
  type ChangeRoleInput,
  type DoneResponse,
  ENDPOINTS,
  type EndSessionInput,
  type NewPasswordInput,
  SCHEMAS,
  type SessionListResponse,
} from '@alltalent/shared/contracts';
import { Body, Controller, Get, HttpCode, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CurrentVisitor, type Visitor } from '../../kernel/http/access.decorators';
import { validated } from '../../kernel/http/validated.pipe';
import { type CurrentSession, SessionService } from '../sessions/session.service';
import { CurrentUser, OwnSession } from '../sessions/current-session.decorators';
import { AccountService } from './account.service';
import { OwnRoleService } from './own-role.service';

@Controller()
export class AccountController {
  constructor(
    private readonly accounts: AccountService,
    private readonly sessions: SessionService,
    private readonly roles: OwnRoleService,
  ) {}

  @Get(ENDPOINTS.account.path)
  account(@OwnSession() session: CurrentSession): Promise<AccountResponse> {
    return this.accounts.read(session);
  }

  @Get(ENDPOINTS.accountSessions.path)
  async openSessions(@OwnSession() session: CurrentSession): Promise<SessionListResponse> {
    return { status: 200, data: await this.sessions.list(session) };
  }

  @Post(ENDPOINTS.endAccountSession.path)
  @HttpCode(200)
  endSession(
    @OwnSession() session: CurrentSession,
    @Body(validated(SCHEMAS.endAccountSession.input)) { session_id: id }: EndSessionInput,
  ): Promise<DoneResponse> {
    return this.accounts.endSession(session, id);
  }

  @Post(ENDPOINTS.setPassword.path)
  @HttpCode(200)
  async setPassword(
    @OwnSession() session: CurrentSession,
    @Body(validated(SCHEMAS.setPassword.input)) { password }: NewPasswordInput,
    @CurrentVisitor() visitor: Visitor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DoneResponse> {
    const answer = await this.accounts.setPassword(session, password);
    await this.sessions.renew(visitor, reply);
    return answer;
  }

  @Post(ENDPOINTS.changeRole.path)
  @HttpCode(200)
  async changeRole(
    @CurrentUser() userId: string,
    @Body(validated(SCHEMAS.changeRole.input)) input: ChangeRoleInput,
    @CurrentVisitor() visitor: Visitor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DoneResponse> {
    const answer = await this.roles.change(userId, input);
    // What the session may do has changed.
    await this.sessions.renew(visitor, reply);
    return answer;
  }

  @Post(ENDPOINTS.acceptTerms.path)
  @HttpCode(200)
  acceptTerms(
    @CurrentUser() userId: string,
    @Body(validated(SCHEMAS.acceptTerms.input)) { version }: AcceptTermsInput,
  ): Promise<DoneResponse> {
    return this.accounts.acceptTerms(userId, version);
  }
}

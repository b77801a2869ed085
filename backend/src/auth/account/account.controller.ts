import type {
  AcceptTermsInput,
  AccountResponse,
  AddSideInput,
  ChangeRoleInput,
  DoneResponse,
  DropSideInput,
  EndSessionInput,
  NewPasswordInput,
  SessionListResponse,
} from '@alltalent/shared/contracts';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CurrentVisitor, type Visitor } from '../../kernel/http/access.decorators';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import type { CurrentSession } from '../sessions/current-session';
import { SessionService } from '../sessions/session.service';
import { CurrentUser, OwnSession } from '../sessions/current-session.decorators';
import { AccountService } from './account.service';
import { OwnRoleService } from './own-role.service';
import { OwnSidesService } from './own-sides.service';

@Controller()
export class AccountController {
  constructor(
    private readonly accounts: AccountService,
    private readonly sessions: SessionService,
    private readonly roles: OwnRoleService,
    private readonly sides: OwnSidesService,
  ) {}

  @Handles('account')
  account(@OwnSession() session: CurrentSession): Promise<AccountResponse> {
    return this.accounts.read(session);
  }

  @Handles('accountSessions')
  async openSessions(@OwnSession() session: CurrentSession): Promise<SessionListResponse> {
    return { status: 200, data: await this.sessions.list(session) };
  }

  @Handles('endAccountSession')
  endSession(@OwnSession() session: CurrentSession, @Input() { session_id: id }: EndSessionInput): Promise<DoneResponse> {
    return this.accounts.endSession(session, id);
  }

  @Handles('setPassword')
  async setPassword(
    @OwnSession() session: CurrentSession,
    @Input() { password }: NewPasswordInput,
    @CurrentVisitor() visitor: Visitor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DoneResponse> {
    const response = await this.accounts.setPassword(session, password);
    await this.sessions.renew(visitor, reply);
    return response;
  }

  @Handles('changeRole')
  async changeRole(
    @CurrentUser() userId: string,
    @Input() input: ChangeRoleInput,
    @CurrentVisitor() visitor: Visitor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DoneResponse> {
    const response = await this.roles.change(userId, input);
    // A new role changes what the session may do.
    await this.sessions.renew(visitor, reply);
    return response;
  }

  /**
   * The session's id stays: every session of the account gets the side, and a repetition after a lost response must still be
   * signed in.
   */
  @Handles('addSide')
  addSide(@CurrentUser() userId: string, @Input() input: AddSideInput): Promise<DoneResponse> {
    return this.sides.add(userId, input);
  }

  @Handles('dropSide')
  dropSide(@CurrentUser() userId: string, @Input() input: DropSideInput): Promise<DoneResponse> {
    return this.sides.drop(userId, input);
  }

  @Handles('acceptTerms')
  acceptTerms(@CurrentUser() userId: string, @Input() { version }: AcceptTermsInput): Promise<DoneResponse> {
    return this.accounts.acceptTerms(userId, version);
  }
}

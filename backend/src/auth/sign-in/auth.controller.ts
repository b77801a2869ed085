import type {
  DoneResponse,
  JoinProgressResponse,
  LogoutResponse,
  SendCodeInput,
  SendCodeResponse,
  SignInWaysResponse,
  UnlockInput,
  VerifyCodeInput,
  VerifyCodeResponse,
} from '@alltalent/shared/contracts';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { WithoutDatabase } from '../../kernel/database/without-database';
import { CurrentVisitor, type Visitor } from '../../kernel/http/access.decorators';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { LoginFailuresService } from '../codes/login-failures.service';
import { SessionService } from '../sessions/session.service';
import { AuthService } from './auth.service';
import { JoinProgressService } from './join-progress.service';
import { SignInWaysService } from './sign-in-ways.service';

/** Clear-Site-Data at logout: cached responses and storage of the user are deleted with the session. */
const CLEARED_AT_LOGOUT = '"cache", "storage"';

@Controller()
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly sessions: SessionService,
    private readonly progress: JoinProgressService,
    private readonly failures: LoginFailuresService,
    private readonly ways: SignInWaysService,
  ) {}

  @Handles('sendCode')
  sendCode(@CurrentVisitor() visitor: Visitor, @Input() input: SendCodeInput): Promise<SendCodeResponse> {
    return this.auth.sendCode(input, visitor);
  }

  @Handles('verifyCode')
  async verifyCode(
    @CurrentVisitor() visitor: Visitor,
    @Input() input: VerifyCodeInput,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VerifyCodeResponse> {
    const verified = await this.auth.verifyCode(input, visitor);
    if (verified.login) await this.sessions.begin(visitor, verified.login, reply);
    else await this.sessions.renew(visitor, reply, { sid: verified.sid });
    return verified.response;
  }

  @Handles('joinProgress')
  async joinProgress(@CurrentVisitor() visitor: Visitor): Promise<JoinProgressResponse> {
    return { status: 200, data: await this.progress.progressOf(visitor) };
  }

  @Handles('unlock')
  async unlock(@Input() { token }: UnlockInput): Promise<DoneResponse> {
    await this.failures.unlock(token);
    return { status: 200, message: 'Your login is open again. Ask for a new code to log in.' };
  }

  @Handles('logout')
  async logout(@CurrentVisitor() visitor: Visitor, @Res({ passthrough: true }) reply: FastifyReply): Promise<LogoutResponse> {
    await this.sessions.end(visitor, reply);
    void reply.header('clear-site-data', CLEARED_AT_LOGOUT);
    return { status: 200 };
  }

  @Handles('signInWays')
  @WithoutDatabase()
  signInWays(@CurrentVisitor() { ip }: Visitor): SignInWaysResponse {
    return { status: 200, data: this.ways.waysOf(ip) };
  }
}

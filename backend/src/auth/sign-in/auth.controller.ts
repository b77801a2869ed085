import {
  type DoneResponse,
  ENDPOINTS,
  type JoinProgressResponse,
  type LogoutResponse,
  SCHEMAS,
  type SendCodeInput,
  type SendCodeResponse,
  type SignInWaysResponse,
  type UnlockInput,
  type VerifyCodeInput,
  type VerifyCodeResponse,
} from '@alltalent/shared/contracts';
import { Body, Controller, Get, HttpCode, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { WithoutDatabase } from '../../kernel/database/without-database';
import { CurrentVisitor, type Visitor } from '../../kernel/http/access.decorators';
import { validated } from '../../kernel/http/validated.pipe';
import { LoginFailuresService } from '../codes/login-failures.service';
import { Idempotent } from '../../kernel/idempotency/idempotent.decorator';
import { SessionService } from '../sessions/session.service';
import { AuthService } from './auth.service';
import { JoinProgressService } from './join-progress.service';
import { SignInWaysService } from './sign-in-ways.service';

/** What the browser keeps of a person goes with the session. */
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

  @Post(ENDPOINTS.sendCode.path)
  @HttpCode(200)
  @Idempotent()
  sendCode(@CurrentVisitor() visitor: Visitor, @Body(validated(SCHEMAS.sendCode.input)) input: SendCodeInput): Promise<SendCodeResponse> {
    return this.auth.sendCode(input, visitor);
  }

  @Post(ENDPOINTS.verifyCode.path)
  @HttpCode(200)
  async verifyCode(
    @CurrentVisitor() visitor: Visitor,
    @Body(validated(SCHEMAS.verifyCode.input)) input: VerifyCodeInput,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VerifyCodeResponse> {
    const verified = await this.auth.verifyCode(input, visitor);
    if (verified.login) await this.sessions.begin(visitor, verified.login, reply);
    else await this.sessions.renew(visitor, reply, { sid: verified.sid });
    return verified.answer;
  }

  @Get(ENDPOINTS.joinProgress.path)
  async joinProgress(@CurrentVisitor() visitor: Visitor): Promise<JoinProgressResponse> {
    return { status: 200, data: await this.progress.progressOf(visitor) };
  }

  @Post(ENDPOINTS.unlock.path)
  @HttpCode(200)
  async unlock(@Body(validated(SCHEMAS.unlock.input)) { token }: UnlockInput): Promise<DoneResponse> {
    await this.failures.unlock(token);
    return { status: 200, message: 'Your login is open again. Ask for a new code to log in.' };
  }

  @Post(ENDPOINTS.logout.path)
  @HttpCode(200)
  async logout(@CurrentVisitor() visitor: Visitor, @Res({ passthrough: true }) reply: FastifyReply): Promise<LogoutResponse> {
    await this.sessions.end(visitor, reply);
    void reply.header('clear-site-data', CLEARED_AT_LOGOUT);
    return { status: 200 };
  }

  @Get(ENDPOINTS.signInWays.path)
  @WithoutDatabase()
  signInWays(@CurrentVisitor() { ip }: Visitor): SignInWaysResponse {
    return { status: 200, data: this.ways.waysOf(ip) };
  }
}

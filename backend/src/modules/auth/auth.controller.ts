import {
  ENDPOINTS,
  type LogoutResponse,
  SCHEMAS,
  type SendCodeInput,
  type SendCodeResponse,
  type SignInWaysResponse,
  type VerifyCodeInput,
  type VerifyCodeResponse,
} from '@alltalent/shared/contracts';
import { Body, Controller, Get, HttpCode, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AppConfig } from '../../platform/config/config';
import { WithoutDatabase } from '../../platform/database/without-database';
import { CurrentVisitor, type Visitor } from '../../platform/http/access.decorators';
import { validated } from '../../platform/http/validated.pipe';
import { SessionService } from '../sessions';
import { AuthService } from './auth.service';

/** What the browser keeps of a person goes with the session. */
const CLEARED_AT_LOGOUT = '"cache", "storage"';

@Controller()
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly sessions: SessionService,
    private readonly config: AppConfig,
  ) {}

  @Post(ENDPOINTS.sendCode.path)
  @HttpCode(200)
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
    const { answer, login } = await this.auth.verifyCode(input, visitor);
    if (login) await this.sessions.begin(visitor, login, reply);
    return answer;
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
  signInWays(): SignInWaysResponse {
    return { status: 200, data: { ...this.config.signInWays, phone: true, visitor_dial_code: '' } };
  }
}

import {
  type CurrencyList,
  ENDPOINTS,
  SCHEMAS,
  type SubscriptionDetails,
  type UpdateCurrencyInput,
  type UpdateCurrencyResponse,
} from '@alltalent/shared/contracts';
import { Body, Controller, Get, HttpCode, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Cacheable } from '../../kernel/caching/cacheable.interceptor';
import { validated } from '../../kernel/http/validated.pipe';
import { CurrentUser, OptionalUser } from '../sessions/current-session.decorators';
import { UsersService } from './users.service';

const LIST_SECONDS = 30;
const YEAR_SECONDS = 365 * 24 * 3600;
const CURRENCY_COOKIE = { path: '/', secure: true, sameSite: 'lax', maxAge: YEAR_SECONDS } as const;

@Controller()
export class UsersController {
  constructor(private readonly users: UsersService) {}

  @Get(ENDPOINTS.subscriptionDetails.path)
  async subscription(@CurrentUser() userId: string): Promise<SubscriptionDetails> {
    return { status: 200, data: await this.users.subscriptionOf(userId) };
  }

  @Get(ENDPOINTS.currencies.path)
  @Cacheable(LIST_SECONDS)
  currencies(): Promise<CurrencyList> {
    return this.users.currencies();
  }

  /** A visitor's choice is kept in the browser, a user's with the account. */
  @Post(ENDPOINTS.updateCurrency.path)
  @HttpCode(200)
  async updateCurrency(
    @OptionalUser() userId: string | null,
    @Body(validated(SCHEMAS.updateCurrency.input)) { currency_code: code }: UpdateCurrencyInput,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UpdateCurrencyResponse> {
    const answer = await this.users.updateCurrency(code, userId);
    if (answer.status === 1 && userId === null) void reply.setCookie('currency', code, CURRENCY_COOKIE);
    return answer;
  }
}

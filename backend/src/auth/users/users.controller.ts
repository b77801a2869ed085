import type { CurrencyList, UpdateCurrencyInput, UpdateCurrencyResponse } from '@alltalent/shared/contracts';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { Cacheable } from '../../kernel/caching/cacheable.interceptor';
import { OptionalUser } from '../sessions/current-session.decorators';
import { UsersService } from './users.service';

const LIST_SECONDS = 30;
const YEAR_SECONDS = 365 * 24 * 3600;
const CURRENCY_COOKIE = { path: '/', secure: true, sameSite: 'lax', maxAge: YEAR_SECONDS } as const;

@Controller()
export class UsersController {
  constructor(private readonly users: UsersService) {}

  @Handles('currencies')
  @Cacheable(LIST_SECONDS)
  currencies(): Promise<CurrencyList> {
    return this.users.currencies();
  }

  /** Stores a visitor's currency in a cookie, a user's in the account. */
  @Handles('updateCurrency')
  async updateCurrency(
    @OptionalUser() userId: string | null,
    @Input() { currency_code: code }: UpdateCurrencyInput,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UpdateCurrencyResponse> {
    const response = await this.users.updateCurrency(code, userId);
    if (response.status === 1 && userId === null) void reply.setCookie('currency', code, CURRENCY_COOKIE);
    return response;
  }
}

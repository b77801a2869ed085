import type { QuoteInput, QuoteResponse } from '@alltalent/shared/contracts';
import { Controller } from '@nestjs/common';
import { CurrentUser } from '../../auth';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { QuotesService } from './quotes.service';

@Controller()
export class QuotesController {
  constructor(private readonly quotes: QuotesService) {}

  @Handles('membershipQuote')
  async quote(@CurrentUser() userId: string, @Input() input: QuoteInput): Promise<QuoteResponse> {
    return { status: 200, data: await this.quotes.ask(userId, input) };
  }
}

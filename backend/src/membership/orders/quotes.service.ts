import type { Quote, QuoteInput } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';

/** Computes what a plan costs. */
@Injectable()
export class QuotesService {
  /** The total with tax. A code that does not apply is refused in `promo`, and the rest holds without it. */
  quote(_userId: string, _input: QuoteInput): Promise<Quote> {
    throw new Error('not built');
  }
}

import { lineOf, type WebhookInput, webhookInputSchema, type WebhookResponse } from '@alltalent/shared/contracts';
import { Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../kernel/domain-error';
import { CurrentVisitor, type Visitor } from '../../kernel/http/access.decorators';
import { Handles } from '../../kernel/http/handles.decorator';
import { rawBodyOf } from '../../kernel/http/raw-body';
import { validated } from '../../kernel/http/validated.pipe';
import { t } from '../../kernel/messages';
import { RateLimitsService } from '../../kernel/rate-limits/rate-limits.service';
import { PaymentProviders } from './payment-providers';
import { PaymentsService } from './payments.service';

const MINUTE_MS = 60_000;
/** A provider sends a few events for each payment, all from the same addresses. */
const EVENTS_PER_MINUTE = 600;

/** Endpoint for events of payment providers. The signature is checked over the bytes that arrived, so the body has no schema. */
@Controller()
export class PaymentWebhookController {
  constructor(
    private readonly providers: PaymentProviders,
    private readonly payments: PaymentsService,
    private readonly limits: RateLimitsService,
  ) {}

  @Handles('paymentWebhook')
  async take(
    @Param(validated(webhookInputSchema)) { provider }: WebhookInput,
    @CurrentVisitor() { ip }: Visitor,
    @Req() request: FastifyRequest,
  ): Promise<WebhookResponse> {
    await this.limits.consume([{ name: 'payment-event:ip', subject: lineOf(ip), most: EVENTS_PER_MINUTE, windowMs: MINUTE_MS }]);
    if (this.providers.named(provider) === null) throw new DomainError('NOT_FOUND', { detail: t('membership.payments.notConfigured') });
    await this.payments.takeEvent(provider, rawBodyOf(request), headersOf(request));
    return { status: 200 };
  }
}

function headersOf({ headers }: FastifyRequest): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]));
}

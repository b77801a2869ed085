import { Body, Controller, Get, Header, HttpCode, Param, Post, Query, Redirect, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type InferType, number, object, string } from 'yup';
import { AppConfig } from '../../../kernel/config/config';
import { DomainError } from '../../../kernel/domain-error';
import { validated } from '../../../kernel/http/validated.pipe';
import { t } from '../../../kernel/messages';
import { PaymentProviders } from '../payment-providers';
import { TestBankService, type TestPaymentView } from './test-bank.service';
import { confirmPage, indexPage, type PageParts, paymentPage } from './test-payments.page';
import { TEST_PAYMENTS_STYLE } from './test-payments.style';
import type { TestMandate, TestPayment } from './test-provider.repository';
import { isPageToken, pageTokenOf } from './test-signature';

const choices = {
  event: string().oneOf(['now', 'late', 'never']).default('now'),
  later: string().oneOf(['captured', 'failed', 'pending']).default('captured'),
};
const querySchema = object({ step: string().oneOf(['', 'confirm']).default(''), ...choices });
const formSchema = object({
  token: string().max(64).required(),
  act: string().oneOf(['pay', 'confirm', 'approve', 'refuse', 'decline', 'pending', 'cancel', 'succeed', 'fail', 'behave']).required(),
  attempt: number().integer().min(1).max(1000).default(1),
  payment: string().max(40).default(''),
  ...choices,
});
type Form = InferType<typeof formSchema>;

/** Pages of the test provider, which plays another company: no session, no script, and 404 unless it is the configured provider. */
@Controller('dev')
export class TestPaymentsController {
  constructor(
    private readonly bank: TestBankService,
    private readonly providers: PaymentProviders,
    private readonly config: AppConfig,
  ) {}

  @Get('payments')
  async index(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    this.requireTest();
    this.asPage(reply);
    return indexPage(await this.bank.newest());
  }

  @Get('payments.css')
  @Header('content-type', 'text/css; charset=utf-8')
  style(): string {
    this.requireTest();
    return TEST_PAYMENTS_STYLE;
  }

  @Get('payments/:ref')
  async page(
    @Param('ref') ref: string,
    @Query(validated(querySchema)) { step, event, later }: InferType<typeof querySchema>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const view = await this.viewOf(ref);
    this.asPage(reply);
    const parts: PageParts = { view, seller: this.config.seller?.name ?? 'All Talent', token: pageTokenOf(this.config.secretKey, ref) };
    return step === 'confirm' ? confirmPage(parts, { event, later }) : paymentPage(parts);
  }

  @Post('payments/:ref')
  @HttpCode(303)
  @Redirect()
  async decide(@Param('ref') ref: string, @Body(validated(formSchema)) form: Form): Promise<{ url: string; statusCode: number }> {
    const view = await this.viewOf(ref);
    if (!isPageToken(this.config.secretKey, ref, form.token)) {
      throw new DomainError('FORBIDDEN', { detail: t('membership.payments.test.badToken') });
    }
    return { url: await this.act(view, form), statusCode: 303 };
  }

  /** Does what the form says; resolves to the address that follows. */
  private async act(view: TestPaymentView, form: Form): Promise<string> {
    const { ref, orderId, returnUrl } = view.checkout;
    const here = `/dev/payments/${ref}`;
    if (form.act === 'cancel') return returnUrl;
    if (form.act === 'confirm') return `${here}?${String(new URLSearchParams({ step: 'confirm', event: form.event, later: form.later }))}`;
    if (form.act === 'behave') {
      await this.bank.behave(orderId, form.later as TestMandate['behaviour']);
      return here;
    }
    if (form.act === 'succeed' || form.act === 'fail') {
      await this.announce(await this.bank.decide(view, form.payment, form.act === 'succeed'), form);
      return here;
    }
    await this.announce(await this.bank.pay(view, form.attempt, outcomeOf(form.act), form.later as TestMandate['behaviour']), form);
    return returnUrl;
  }

  private async announce(payment: TestPayment | null, { event }: Form): Promise<void> {
    if (payment) await this.bank.announce(payment, event as 'now' | 'late' | 'never');
  }

  private async viewOf(ref: string): Promise<TestPaymentView> {
    this.requireTest();
    const view = ref.length > 40 ? null : await this.bank.view(ref);
    if (!view) throw new DomainError('NOT_FOUND', { detail: t('membership.payments.test.noPage') });
    return view;
  }

  private requireTest(): void {
    if (this.providers.named('test') === null) throw new DomainError('NOT_FOUND', { detail: t('membership.payments.test.notHere') });
  }

  /** A browser checks where a form leads, also by a redirect: back to the shop. */
  private asPage(reply: FastifyReply): void {
    const forms = `'self' ${new URL(this.config.publicUrl).origin}`;
    void reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('referrer-policy', 'no-referrer')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'self'; base-uri 'none'; form-action ${forms}; frame-ancestors 'none'`,
      );
  }
}

function outcomeOf(act: Form['act']): Pick<TestPayment, 'state' | 'reason'> {
  if (act === 'pay' || act === 'approve') return { state: 'captured', reason: '' };
  if (act === 'pending') return { state: 'pending', reason: '' };
  return { state: 'failed', reason: t(act === 'refuse' ? 'membership.payments.test.refused' : 'membership.payments.test.declined') };
}

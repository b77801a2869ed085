import { refusalOf } from '@alltalent/shared/api';
import type { CurrencyRate, PaidPlanId, Quote, UserDetails } from '@alltalent/shared/contracts';
import { lazySection } from '@alltalent/shared/ui/lazy-section';
import { useState } from 'react';
import { type CheckoutDraft, patchDraft } from '../../domain/draft/checkout-draft';
import { t } from '../../messages';
import styles from './checkout.module.css';
import type { OrderFormProps } from './order-form';
import { OrderSummary } from './order-summary';
import type { PromoFormProps } from './promo-form';
import type { Terms, useQuote } from './use-quote';

const OrderForm = lazySection<OrderFormProps>({
  name: 'membership-order-form',
  load: async () => (await import('./order-form')).OrderForm,
  loading: t('checkout.formLoading'),
  failure: t('checkout.formFailed'),
  detail: t('checkout.formFailedDetail'),
  height: '32rem',
});

const PromoForm = lazySection<PromoFormProps>({
  name: 'membership-promo-form',
  load: async () => (await import('./promo-form')).PromoForm,
  loading: t('checkout.codeLoading'),
  failure: t('checkout.codeFailed'),
  height: '5rem',
});

type CheckoutFormsProps = {
  readonly plan: PaidPlanId;
  readonly user: UserDetails;
  readonly draft: CheckoutDraft;
  readonly terms: Terms;
  readonly onTerms: (terms: Terms) => void;
  readonly quoting: ReturnType<typeof useQuote>;
  readonly quote: Quote;
  readonly rates: readonly CurrencyRate[];
  readonly from: string;
};

/** Order with its total, and the form that places it: a choice in one changes the other at once. */
export function CheckoutForms({ plan, user, draft, terms, onTerms, quoting, quote, rates, from }: CheckoutFormsProps) {
  const { isUpdating, failure, refresh, retry } = quoting;
  const [typedCode, setTypedCode] = useState(draft.code);
  const wantedCode = typedCode.trim().toUpperCase();
  const applyCode = (code: string) => {
    patchDraft(user.user_id, plan, { code });
    setTypedCode(code);
    if (code !== '' && code === terms.code && failure) retry();
    onTerms({ ...terms, code });
  };
  return (
    <div className={styles.layout}>
      <div className={styles.side}>
        <OrderSummary quote={quote} rates={rates} isUpdating={isUpdating}>
          <PromoForm
            typed={typedCode}
            usedCode={terms.code}
            promo={quote.promo}
            failure={failure ? refusalOf(failure) : ''}
            isChecking={isUpdating}
            onType={setTypedCode}
            onUse={applyCode}
          />
        </OrderSummary>
      </div>
      <OrderForm
        {...{ plan, user, draft, quote, from, isUpdating, refresh }}
        hasUnusedCode={wantedCode !== terms.code}
        onUseCode={() => applyCode(wantedCode)}
        onState={(stateCode) => onTerms({ ...terms, stateCode })}
      />
    </div>
  );
}

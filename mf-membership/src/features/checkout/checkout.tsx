import { hasCode } from '@alltalent/shared/api';
import type { PaidPlanId, UserDetails } from '@alltalent/shared/contracts';
import { ErrorState, TextLink } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { readDraft } from '../../domain/draft/checkout-draft';
import { plansQuery } from '../../domain/membership/membership.query';
import { PLANS_PATH, readFrom } from '../../domain/return-path/return-path';
import { t } from '../../messages';
import { CheckoutForms } from './checkout-forms';
import { CheckoutLoading } from './checkout-loading';
import styles from './checkout.module.css';
import { NotOnSale } from './not-on-sale';
import { type Terms, useQuote } from './use-quote';

type CheckoutProps = { readonly plan: PaidPlanId; readonly user: UserDetails };

/** Checkout of a plan: the total first, then what is asked for it. */
export function Checkout({ plan, user }: CheckoutProps) {
  return (
    <>
      <header className={styles.intro}>
        <TextLink className={styles.back} to={PLANS_PATH}>
          {t('checkout.back')}
        </TextLink>
        <h1>{t('checkout.title')}</h1>
      </header>
      <CheckoutBody plan={plan} user={user} />
    </>
  );
}

function CheckoutBody({ plan, user }: CheckoutProps) {
  const [search] = useSearchParams();
  const [draft] = useState(() => readDraft(user.user_id, plan));
  const [terms, setTerms] = useState<Terms>({ stateCode: draft.billing.state_code, code: draft.code });
  const plans = useQuery(plansQuery);
  const quoting = useQuote(plan, terms);
  const { error, refetch, isFetching } = quoting.plain;
  if (plans.data?.is_on_sale === false || hasCode(error, 'NOT_ON_SALE')) return <NotOnSale />;
  if (quoting.quote) {
    const { quote } = quoting;
    const from = readFrom(search);
    return <CheckoutForms {...{ plan, user, draft, terms, quoting, quote, from }} rates={plans.data?.rates ?? []} onTerms={setTerms} />;
  }
  if (error && !isFetching) {
    return <ErrorState title={t('checkout.failed')} error={error} onRetry={() => void refetch()} />;
  }
  return <CheckoutLoading />;
}

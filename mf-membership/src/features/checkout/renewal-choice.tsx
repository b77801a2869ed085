import { formatMinor, longDayInIndia, type Quote } from '@alltalent/shared/contracts';
import { Icon } from '@alltalent/shared/ui';
import { useFormField } from '@alltalent/shared/ui/form';
import { useId } from 'react';
import { t } from '../../messages';
import styles from './checkout.module.css';
import type { OrderValues } from './order-values';

/** Choice whether the plan renews; nothing is selected in advance. */
export function RenewalChoice({ quote }: { readonly quote: Quote }) {
  const id = useId();
  const { value, error, onChange } = useFormField<OrderValues['renews']>('renews');
  const day = longDayInIndia(quote.ends_at);
  const choices = [
    {
      value: 'yes',
      title: t('checkout.renews'),
      text: t('checkout.renewsText', { day, sum: formatMinor(quote.renewal_minor, quote.currency) }),
      note: t('checkout.renewsNote'),
    },
    { value: 'no', title: t('checkout.ends'), text: t('checkout.endsText', { day }), note: t('checkout.endsNote') },
  ] as const;
  return (
    <section className={styles.step}>
      <h2 id={id}>{t('checkout.renewal')}</h2>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="alert" />
          {error}
        </p>
      )}
      <div
        className={styles.choices}
        role="radiogroup"
        aria-labelledby={id}
        aria-required="true"
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
      >
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              name="renews"
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
            />
            <strong>{choice.title}</strong>
            <span>{choice.text}</span>
            <span className="muted">{choice.note}</span>
          </label>
        ))}
      </div>
    </section>
  );
}

import { listInWords, supplyPlaceName } from '@alltalent/shared/contracts';
import { TextLink } from '@alltalent/shared/ui';
import { t } from '../../messages';
import styles from './plans.module.css';

type PaymentRulesProps = { readonly shootCode: string; readonly excludedStates: readonly string[] };

/** Rules to read before paying: renewal, refunds, currency and the shoot. */
export function PaymentRules({ shootCode, excludedStates }: PaymentRulesProps) {
  const states = listInWords(excludedStates.map(supplyPlaceName), 'and');
  const rules = [
    { title: t('rules.renewalTitle'), text: t('rules.renewal') },
    { title: t('rules.endTitle'), text: t('rules.end') },
    { title: t('rules.refundTitle'), text: t('rules.refund') },
    { title: t('rules.currencyTitle'), text: t('rules.currency') },
    {
      title: t('rules.shootTitle'),
      text: states === '' ? t('rules.shoot', { code: shootCode }) : t('rules.shootExcept', { code: shootCode, states }),
    },
  ];
  return (
    <section className={styles.part} aria-labelledby="rules">
      <h2 id="rules" className={styles.partTitle}>
        {t('rules.title')}
      </h2>
      <div>
        <dl className={styles.rules}>
          {rules.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.ask}>
          <TextLink to="/return-policy">{t('rules.policy')}</TextLink>
        </p>
      </div>
    </section>
  );
}

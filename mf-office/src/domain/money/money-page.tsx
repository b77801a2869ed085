import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { t } from '../../messages/money';
import { OfficePage } from '../office-page/office-page';
import styles from './money.module.css';

/** A page of the office about money, with the way to the others. */
export function MoneyPage({ end, children }: { readonly end?: ReactNode; readonly children: ReactNode }) {
  return (
    <OfficePage title={t('money.title')} right="money" end={end}>
      <nav className={styles.parts} aria-label={t('money.parts')}>
        <NavLink to="/office/money" end>
          {t('money.orders')}
        </NavLink>
        <NavLink to="/office/money/codes">{t('money.codes')}</NavLink>
        <NavLink to="/office/money/plans">{t('money.plans')}</NavLink>
        <NavLink to="/office/money/settings">{t('money.settings')}</NavLink>
        <NavLink to="/office/money/reconciliation">{t('money.reconciliation')}</NavLink>
      </nav>
      {children}
    </OfficePage>
  );
}

import { Icon } from '@alltalent/shared/ui';
import { t } from '../../messages';
import type { Gives } from './benefit-rows';
import styles from './plans.module.css';

/** What a plan gives, as words or as a tick that is read aloud. */
export function GivesMark({ gives }: { readonly gives: Gives }) {
  if (typeof gives === 'string') return <span className="num">{gives}</span>;
  return (
    <span className={gives ? styles.yes : styles.no}>
      <Icon name={gives ? 'check' : 'minus'} />
      <span className="vh">{gives ? t('plans.yes') : t('plans.no')}</span>
    </span>
  );
}

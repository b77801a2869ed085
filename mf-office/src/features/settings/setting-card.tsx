import { TextButton } from '@alltalent/shared/ui';
import type { ReactNode } from 'react';
import { t } from '../../messages/settings';
import { PART_TITLES, type SettingPart } from './setting-part';
import styles from './settings.module.css';

type SettingCardProps = { readonly part: SettingPart; readonly onChange: () => void; readonly children: ReactNode };

/** What holds of one part, with the way to its form. */
export function SettingCard({ part, onChange, children }: SettingCardProps) {
  const title = t(PART_TITLES[part]);
  return (
    <section className={styles.card} aria-label={title}>
      <header className={styles.top}>
        <h2 className={styles.title}>{title}</h2>
        <TextButton aria-haspopup="dialog" aria-label={t('settings.changeOf', { part: title })} onClick={onChange}>
          {t('settings.change')}
        </TextButton>
      </header>
      {children}
    </section>
  );
}

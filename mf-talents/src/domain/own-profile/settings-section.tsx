import type { ReactNode } from 'react';
import styles from './settings-section.module.css';

export type SettingsSectionProps = {
  /** Id of the element, and the anchor that leads to it. */
  readonly id: string;
  readonly title: string;
  readonly lede: ReactNode;
  /** Save status at the end of the title's line. */
  readonly status?: ReactNode;
  readonly children: ReactNode;
};

/** One part of the own profile, on a sheet of its own. */
export function SettingsSection({ id, title, lede, status, children }: SettingsSectionProps) {
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-title`}>
      <header className={styles.header}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        {status}
        <p className={styles.lede}>{lede}</p>
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  );
}

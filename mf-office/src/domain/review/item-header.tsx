import { NewTabLink } from '@alltalent/shared/ui';
import { shortMomentInIndia } from '@alltalent/shared/contracts';
import type { ReactNode } from 'react';
import { t } from '../../messages';
import { Due } from '../queue/due';
import { Marks } from '../queue/marks';
import styles from './review.module.css';

type ItemHeaderProps = {
  readonly title: string;
  readonly waitingSince: string;
  /** '' for an item that waits no longer. */
  readonly dueAt: string;
  readonly marks: readonly string[];
  /** Path of what the site shows; '' while it shows nothing. */
  readonly publicPath: string;
  readonly children?: ReactNode;
};

/** What an open item is, how long it waits, and the way to what the site shows of it. */
export function ItemHeader({ title, waitingSince, dueAt, marks, publicPath, children }: ItemHeaderProps) {
  return (
    <header className={styles.header}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.facts}>
        {dueAt !== '' && <Due at={dueAt} />}
        <span className="muted">{t('review.waitingSince', { at: shortMomentInIndia(waitingSince) })}</span>
        <Marks marks={marks} />
        {publicPath !== '' && <NewTabLink to={publicPath}>{t('review.onSite')}</NewTabLink>}
      </div>
      {children}
    </header>
  );
}

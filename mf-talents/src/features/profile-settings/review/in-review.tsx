import { REVIEW_TIME } from '@alltalent/shared/contracts';
import { useEffect, useRef } from 'react';
import { t } from '../../../messages';
import styles from './review-bar.module.css';

/** Says that staff have the profile and how long they take; focused right after a submission. */
export function InReview({ isNew }: { readonly isNew: boolean }) {
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNew) said.current?.focus();
  }, [isNew]);
  return (
    <p ref={said} className={styles.inReview} role="status" tabIndex={-1}>
      <strong>{t('profileSettings.inReview')}</strong>
      <span>{t('profileSettings.reviewTime', { time: REVIEW_TIME })}</span>
    </p>
  );
}

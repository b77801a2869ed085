import { type Clash, formatDay } from '@alltalent/shared/contracts';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { t } from '../../messages';
import styles from '../page/page.module.css';
import { ClashNote } from '../terms/clash-note';
import { clashesWith } from '../terms/clashes';
import { TermsSheet } from '../terms/terms-sheet';
import type { TermsValues } from './terms-start';
import { toTermsInput } from './terms-values';

type TermsReviewProps = { readonly clashes: readonly Clash[]; readonly talent: string; readonly note: string };

/** The terms as the other side will read them. */
export function TermsReview({ clashes, talent, note }: TermsReviewProps) {
  const { values } = useFormikContext<TermsValues>();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { terms, answer_by: last, text } = toTermsInput(values);
  return (
    <section className={styles.box} aria-labelledby="review-title">
      <h3 id="review-title" ref={title} tabIndex={-1}>
        {t('offers.reviewTitle')}
      </h3>
      <p className="muted">{note}</p>
      <TermsSheet terms={terms} />
      {text !== '' && <p className={styles.words}>{t('offers.withWords', { text })}</p>}
      <p className="num">{t('offers.answerUntil', { day: formatDay(last) })}</p>
      <ClashNote clashes={clashesWith(clashes, terms.starts_on, terms.ends_on)} name={talent} />
    </section>
  );
}

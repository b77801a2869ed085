import { dayInIndia, formatDay, REVIEW_QUESTIONS, type Review } from '@alltalent/shared/contracts';
import { TextButton } from '@alltalent/shared/ui';
import { lazySection } from '@alltalent/shared/ui/lazy-section';
import { ReportDialog } from '@alltalent/shared/ui/report';
import { useState } from 'react';
import { t } from '../../messages';
import type { ReplyFormProps } from './reply-form';
import styles from './reviews.module.css';

const ReplyForm = lazySection<ReplyFormProps>({
  name: 'talents-review-reply',
  load: () => import(/* webpackChunkName: "review-reply" */ './reply-form').then((part) => part.ReplyForm),
  loading: t('reviews.loading'),
  failure: t('forms.notLoaded'),
  height: '12rem',
});

type ReviewItemProps = { readonly review: Review; readonly name: string; readonly onReplied: () => void };

export function ReviewItem({ review, name, onReplied }: ReviewItemProps) {
  const { id, author, title, text, at, reply, replied_at, may_reply } = review;
  const [isReplying, setIsReplying] = useState(false);
  const [isReporting, setIsReporting] = useState(false);
  return (
    <li className={styles.review}>
      <p>
        <strong>{author.name}</strong>
        <span className={styles.about}>{`${title}, ${dayOf(at)}`}</span>
      </p>
      <Points review={review} />
      {text !== '' && <p className={styles.text}>{text}</p>}
      {reply !== '' && (
        <div className={styles.reply}>
          <p>
            <strong>{t('reviews.replyBy', { name })}</strong>
            <span className={styles.about}>{dayOf(replied_at)}</span>
          </p>
          <p className={styles.text}>{reply}</p>
        </div>
      )}
      {isReplying && may_reply ? (
        <ReplyForm reviewId={id} onSent={onReplied} onCancel={() => setIsReplying(false)} />
      ) : (
        <p className={styles.actions}>
          {may_reply && (
            <TextButton aria-label={t('reviews.replyTo', { name: author.name })} onClick={() => setIsReplying(true)}>
              {t('reviews.reply')}
            </TextButton>
          )}
          <TextButton aria-label={t('reviews.reportOf', { name: author.name })} onClick={() => setIsReporting(true)}>
            {t('reviews.report')}
          </TextButton>
        </p>
      )}
      <ReportDialog subject="review" subjectId={id} what={t('reviews.this')} isOpen={isReporting} onClose={() => setIsReporting(false)} />
    </li>
  );
}

function Points({ review: { by, first, second, third } }: { readonly review: Review }) {
  const points = [first, second, third];
  return (
    <dl className={`${styles.points} num`}>
      {REVIEW_QUESTIONS[by].map((question, index) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd>{t('reviews.points', { points: points[index] ?? 0 })}</dd>
        </div>
      ))}
    </dl>
  );
}

function dayOf(time: string): string {
  return formatDay(dayInIndia(Date.parse(time)));
}

import { dayInIndia, formatDay, REVIEW_QUESTIONS, type Review } from '../../contracts';
import { lazySection } from '../lazy-section/lazy-section';
import { TextButton } from '../link/text-button';
import { ReportDialog } from '../report/report-dialog';
import { useState } from 'react';
import type { ReplyFormProps } from './reply-form';
import styles from './reviews.module.css';

const ReplyForm = lazySection<ReplyFormProps>({
  name: 'review-reply',
  load: () => import(/* webpackChunkName: "review-reply" */ './reply-form').then((part) => part.ReplyForm),
  loading: 'Loading the form',
  failure: 'The form did not load',
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
            <strong>{`Reply by ${name}`}</strong>
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
            <TextButton aria-label={`Reply to the review by ${author.name}`} onClick={() => setIsReplying(true)}>
              Reply
            </TextButton>
          )}
          <TextButton aria-label={`Report the review by ${author.name}`} onClick={() => setIsReporting(true)}>
            Report
          </TextButton>
        </p>
      )}
      <ReportDialog subject="review" subjectId={id} what="this review" isOpen={isReporting} onClose={() => setIsReporting(false)} />
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
          <dd>{`${points[index] ?? 0} of 5`}</dd>
        </div>
      ))}
    </dl>
  );
}

function dayOf(time: string): string {
  return formatDay(dayInIndia(Date.parse(time)));
}

import { type TrailEntry, TEXT_KINDS } from '@alltalent/shared/contracts';
import { Link } from 'react-router';
import { subjectInWords } from '../../domain/history/subject-words';
import styles from './audit.module.css';

/** What an entry is about: a link to its page in the office, or to all entries about it. */
export function Subject({ entry: { subject, subject_name: name } }: { readonly entry: TrailEntry }) {
  const shown = name === '' ? subjectInWords(subject) : name;
  if (shown === '') return null;
  return (
    <span className={styles.subject}>
      <Link to={pageOf(subject, name)}>{shown}</Link>
    </span>
  );
}

function pageOf(subject: string, name: string): string {
  if (name !== '') return `/office/people/${encodeURIComponent(subject)}`;
  if (TEXT_KINDS.some((kind) => subject.startsWith(`${kind}/`))) return `/office/content/${subject}`;
  if (subject.startsWith('AT-')) return `/office/letters?item=${encodeURIComponent(subject)}`;
  if (subject.startsWith('ord_')) return `/office/money/orders/${encodeURIComponent(subject)}`;
  if (subject.startsWith('plan:')) return '/office/money/plans';
  if (subject.startsWith('membership:')) return '/office/money/settings';
  if (subject.startsWith('promo-code:')) return '/office/money/codes';
  return `/office/audit?of=${encodeURIComponent(subject)}`;
}

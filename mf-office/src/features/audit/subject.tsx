import { type TrailEntry, TEXT_KINDS } from '@alltalent/shared/contracts';
import { Link } from 'react-router';
import styles from './audit.module.css';

/** What an entry is about: the name of an account where it is known, and a link where the office has a page of it. */
export function Subject({ entry: { subject, subject_name: name } }: { readonly entry: TrailEntry }) {
  if (subject === '') return null;
  const path = pageOf(subject, name);
  const shown = name === '' ? <code>{subject}</code> : name;
  return <span className={styles.subject}>{path === null ? shown : <Link to={path}>{shown}</Link>}</span>;
}

function pageOf(subject: string, name: string): string | null {
  if (name !== '') return `/office/people/${encodeURIComponent(subject)}`;
  if (TEXT_KINDS.some((kind) => subject.startsWith(`${kind}/`))) return `/office/content/${subject}`;
  if (subject.startsWith('AT-')) return `/office/letters?item=${encodeURIComponent(subject)}`;
  if (subject.startsWith('ord_')) return `/office/money/orders/${encodeURIComponent(subject)}`;
  if (subject.startsWith('plan:')) return '/office/money/plans';
  return null;
}

import { useEffect, useState } from 'react';
import { t } from '../../messages';
import styles from './decisions.module.css';

const SECOND_MS = 1000;

/** Seconds that are left for an undo. */
export function Seconds({ until }: { readonly until: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((until - now) / SECOND_MS));
  return <span className={`num ${styles.seconds}`}>{t('decisions.seconds', { seconds })}</span>;
}

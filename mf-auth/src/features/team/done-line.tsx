import { useEffect, useRef } from 'react';
import styles from './team.module.css';

/** What was done. It takes the focus, because the button that led to it may be gone. */
export function DoneLine({ text }: { readonly text: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (text !== '') line.current?.focus();
  }, [text]);
  return (
    <p ref={line} className={styles.done} role="status" tabIndex={-1}>
      {text}
    </p>
  );
}

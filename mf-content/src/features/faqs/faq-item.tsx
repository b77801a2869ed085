import type { Faq } from '@alltalent/shared/contracts';
import { useEffect, useRef } from 'react';
import { anchorOf } from './faq-topics';
import styles from './faqs.module.css';

type FaqItemProps = { readonly faq: Faq; readonly isLinkedTo: boolean };

/** A question that opens. The one the address points to opens by itself and comes into view. */
export function FaqItem({ faq, isLinkedTo }: FaqItemProps) {
  const box = useRef<HTMLDetailsElement>(null);
  const anchor = anchorOf(faq.question);

  useEffect(() => {
    if (!isLinkedTo || !box.current) return;
    box.current.open = true;
    box.current.scrollIntoView?.({ block: 'start' });
  }, [isLinkedTo]);

  return (
    <details ref={box} id={anchor} className={styles.item}>
      <summary>
        {faq.question}
        <span className={styles.mark} aria-hidden="true" />
      </summary>
      <div className={styles.answer}>
        <p>{faq.answer}</p>
        <a href={`#${anchor}`}>
          Link to this answer<span className="vh">: {faq.question}</span>
        </a>
      </div>
    </details>
  );
}

import type { Faq } from '@alltalent/shared/contracts';
import { DocumentText } from '@alltalent/shared/ui';
import { useState } from 'react';
import { FaqHelpful } from './faq-helpful';
import styles from './faqs.module.css';

/** A question that opens, at an address of its own. */
export function FaqItem({ faq: { name, question, blocks } }: { readonly faq: Faq }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details id={name} className={styles.item} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        {question}
        <span className={styles.mark} aria-hidden="true" />
      </summary>
      <div className={styles.answer}>
        <div className={styles.text}>
          <DocumentText blocks={blocks} />
        </div>
        <div className={styles.after}>
          <FaqHelpful name={name} isOpen={isOpen} />
          <a href={`#${name}`} className={styles.link}>
            Link to this answer<span className="vh">: {question}</span>
          </a>
        </div>
      </div>
    </details>
  );
}

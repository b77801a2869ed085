import { topicAnchorOf } from '@alltalent/shared/contracts';
import { FaqItem } from './faq-item';
import type { FaqTopic } from './faq-topics';
import styles from './faqs.module.css';

export function FaqTopicSection({ topic, faqs }: FaqTopic) {
  const anchor = topicAnchorOf(topic);
  return (
    <section id={anchor} className={styles.topic} aria-labelledby={`${anchor}-heading`}>
      <h2 id={`${anchor}-heading`}>{topic}</h2>
      {faqs.map((faq) => (
        <FaqItem key={faq.name} faq={faq} />
      ))}
    </section>
  );
}

import { useLocation } from 'react-router';
import { FaqItem } from './faq-item';
import { anchorOf, type FaqTopic } from './faq-topics';
import styles from './faqs.module.css';

export function FaqTopicSection({ topic, faqs }: FaqTopic) {
  const { hash } = useLocation();
  return (
    <section className={styles.topic} aria-labelledby={anchorOf(topic)}>
      <h2 id={anchorOf(topic)}>{topic}</h2>
      {faqs.map((faq) => (
        <FaqItem key={faq.id} faq={faq} isLinkedTo={`#${encodeURIComponent(anchorOf(faq.question))}` === hash} />
      ))}
    </section>
  );
}

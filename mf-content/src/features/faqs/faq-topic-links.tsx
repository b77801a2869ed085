import { topicAnchorOf } from '@alltalent/shared/contracts';
import type { FaqTopic } from './faq-topics';
import styles from './faqs.module.css';

/** The way to each topic below. */
export function FaqTopicLinks({ topics }: { readonly topics: readonly FaqTopic[] }) {
  return (
    <nav className={styles.topics} aria-label="Topics">
      <ul>
        {topics.map(({ topic, faqs }) => (
          <li key={topic}>
            <a href={`#${topicAnchorOf(topic)}`}>{topic}</a>
            <span className="num" aria-hidden="true">
              {faqs.length}
            </span>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import type { StaffMembershipSettings } from '@alltalent/shared/contracts';
import { Disclosure } from '@alltalent/shared/ui';
import { t } from '../../messages/settings';
import styles from './settings.module.css';

/** Questions and answers of the membership page, in its order. */
export function QuestionsCard({ settings: { questions } }: { readonly settings: StaffMembershipSettings }) {
  if (questions.length === 0) return <p>{t('questions.none')}</p>;
  return (
    <ol className={styles.questions} aria-label={t('questions.title')}>
      {questions.map(({ question, answer }, index) => (
        <li key={index}>
          <Disclosure summary={question}>
            <p className={styles.answer}>{answer}</p>
          </Disclosure>
        </li>
      ))}
    </ol>
  );
}

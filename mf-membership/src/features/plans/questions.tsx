import { TextLink } from '@alltalent/shared/ui';
import { t } from '../../messages';
import styles from './plans.module.css';

type Question = { readonly question: string; readonly answer: string };

export function Questions({ questions }: { readonly questions: readonly Question[] }) {
  return (
    <section className={styles.part} aria-labelledby="questions">
      <h2 id="questions" className={styles.partTitle}>
        {t('plans.questions')}
      </h2>
      <div>
        {questions.map(({ question, answer }) => (
          <details key={question} className={styles.question}>
            <summary>
              {question}
              <span className={styles.mark} aria-hidden="true" />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
        <p className={styles.ask}>
          {t('plans.otherQuestion')} <TextLink to="/contactus">{t('plans.write')}</TextLink>
        </p>
      </div>
    </section>
  );
}

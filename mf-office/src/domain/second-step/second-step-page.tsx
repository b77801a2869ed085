import type { OfficeSession } from '@alltalent/shared/contracts';
import { Icon } from '@alltalent/shared/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { t } from '../../messages';
import { storeOfficeSession } from '../office-session/office-session.query';
import { SecondStep } from './lazy-second-step';
import styles from './second-step.module.css';

/** The second step in the place of a page; the page opens after it. */
export function SecondStepPage({ session }: { readonly session: OfficeSession }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const isNew = session.step === 'enrol';
  return (
    <div className={styles.page}>
      <section className={styles.panel} aria-labelledby="second-step">
        <span className={styles.mark}>
          <Icon name="lock" />
        </span>
        <h1 id="second-step" className={styles.title}>
          {t(isNew ? 'secondStep.enrolTitle' : 'secondStep.proveTitle')}
        </h1>
        <p className="muted">{t(isNew ? 'secondStep.enrolText' : 'secondStep.proveText', { email: session.email })}</p>
        <SecondStep session={session} onOpen={(opened) => storeOfficeSession(queryClient, opened)} onClose={() => void navigate('/')} />
      </section>
    </div>
  );
}

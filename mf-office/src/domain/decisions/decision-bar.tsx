import { Button, Icon, TextButton } from '@alltalent/shared/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { type MessageId, t } from '../../messages';
import { useOffice, useSecondStep } from '../office-page/confirming';
import { todayQuery } from '../office-page/today.query';
import { OFFICE_DATA } from '../office-session/office-session.query';
import styles from './decisions.module.css';
import { outbox, usePendingDecisions } from './decisions';
import type { DecisionState, PendingDecision } from './outbox';
import { Seconds } from './seconds';

const LOOK = { variant: 'paper', size: 'small' } as const;

/** Decisions that can still be undone or went wrong, at the foot of every page of the office. */
export function DecisionBar() {
  const pending = usePendingDecisions();
  const { user_id: userId } = useOffice();
  useEffect(() => outbox.begin(userId), [userId]);
  useFreshLists();
  useHeldTab(pending);
  if (pending.length === 0) return null;
  return (
    <section className={`ink ${styles.bar}`} aria-label={t('decisions.label')}>
      <ul>
        {pending.map((decision) => (
          <DecisionLine key={decision.key} decision={decision} />
        ))}
      </ul>
    </section>
  );
}

const TEXTS: Readonly<Record<DecisionState, MessageId>> = {
  waiting: 'decisions.waiting',
  sending: 'decisions.sending',
  failed: 'decisions.failed',
  closed: 'decisions.closed',
  stale: 'decisions.stale',
};

function DecisionLine({ decision }: { readonly decision: PendingDecision }) {
  const { state, label, title, reason, words, sendAt } = decision;
  const isBad = state !== 'waiting' && state !== 'sending';
  return (
    <li className={styles.line} data-bad={isBad || undefined}>
      <Icon name={isBad ? 'alert' : 'check'} />
      <p role={isBad ? 'alert' : 'status'}>
        <strong>{label}</strong> {title}
        {isBad && <span> {t(TEXTS[state], { reason })}</span>}
        {state === 'stale' && words !== '' && <span> {t('decisions.words', { words })}</span>}
      </p>
      {state === 'waiting' && <Seconds until={sendAt} />}
      <Ways decision={decision} />
    </li>
  );
}

function Ways({ decision: { key, state, wasLost, queue, itemId } }: { readonly decision: PendingDecision }) {
  const navigate = useNavigate();
  const askForSecondStep = useSecondStep();
  const goBack = () => {
    outbox.remove(key);
    void navigate(`/office/${queue}?item=${encodeURIComponent(itemId)}`);
  };
  const sendAgain = async () => {
    if (state !== 'closed' || (await askForSecondStep())) await outbox.send(key);
  };
  if (state === 'sending') return <span className="muted">{t('decisions.sending')}</span>;
  if (state === 'waiting')
    return (
      <Button {...LOOK} onClick={goBack}>
        {t('decisions.undo')}
      </Button>
    );
  if (state === 'stale') {
    return (
      <>
        <TextButton onClick={goBack}>{t('decisions.look')}</TextButton>
        <Button {...LOOK} onClick={() => outbox.remove(key)}>
          {t('decisions.read')}
        </Button>
      </>
    );
  }
  return (
    <>
      {!wasLost && <TextButton onClick={goBack}>{t('decisions.undo')}</TextButton>}
      <Button {...LOOK} onClick={() => void sendAgain()}>
        {t(state === 'closed' ? 'decisions.confirm' : 'decisions.again')}
      </Button>
    </>
  );
}

/** Reads lists and counts again after every decision that the server answered. */
function useFreshLists(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      outbox.onSettled(({ queue }) => {
        void queryClient.invalidateQueries({ queryKey: [...OFFICE_DATA, queue] });
        void queryClient.invalidateQueries({ queryKey: todayQuery.queryKey });
      }),
    [queryClient],
  );
}

/** Asks before the tab closes while a decision cannot be sent. */
function useHeldTab(pending: readonly PendingDecision[]): void {
  const isStuck = pending.some(({ state }) => state === 'failed' || state === 'closed');
  useEffect(() => {
    if (!isStuck) return undefined;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isStuck]);
}

import { refusalOf, request } from '@alltalent/shared/api';
import { ENDPOINTS, type TicketDetail } from '@alltalent/shared/contracts';
import { Alert, Button } from '@alltalent/shared/ui';
import { lazySection } from '@alltalent/shared/ui/lazy-section';
import { useRef, useState } from 'react';
import { HistoryPart } from '../../domain/history/history-part';
import type { ItemControls } from '../../domain/queue/queue-page-props';
import { useKeys } from '../../domain/queue/use-keys';
import { ItemHeader } from '../../domain/review/item-header';
import { Part } from '../../domain/review/part';
import layout from '../../domain/review/review.module.css';
import { t as common } from '../../messages';
import { t } from '../../messages/letters';
import type { AnswerFormProps } from './answer-form';
import { ApplicationFacts } from './application-facts';
import { Assignment } from './assignment';
import { LetterAccount } from './letter-account';
import { LetterThread } from './letter-thread';
import styles from './letters.module.css';
import { useLetter } from './use-letter';

const AnswerForm = lazySection<AnswerFormProps>({
  name: 'office.answer',
  load: () => import(/* webpackChunkName: "office.answer" */ './answer-form').then((part) => part.AnswerForm),
  loading: common('office.loading'),
  failure: t('letters.formFailure'),
  height: '26rem',
});

type LetterViewProps = { readonly letter: TicketDetail } & ItemControls;

/** A letter with its answers and notes, the form that answers it, and who it is from and for. */
export function LetterView({ letter, openNext, hasKeys }: LetterViewProps) {
  const { id, name, about, sent_at: sentAt, due_at: due, marks, state, history } = letter;
  const handle = useLetter(letter);
  const answer = useRef<HTMLDivElement>(null);
  const [isAnswerAwaited, setIsAnswerAwaited] = useState(false);
  const [refusal, setRefusal] = useState('');
  const isClosed = state === 'closed';
  const move = async () => {
    setRefusal('');
    try {
      const input = { id, version: handle.version, state: isClosed ? 'open' : 'closed' } as const;
      if ((await handle.run(() => request(ENDPOINTS.moveTicket, input))) && !isClosed) openNext();
    } catch (error) {
      setRefusal(refusalOf(error));
    }
  };
  const focusAnswer = () => {
    const field = answer.current?.querySelector('textarea');
    setIsAnswerAwaited(!field);
    field?.focus();
  };
  // What is typed while the form loads is meant for it.
  useKeys(hasKeys && !isAnswerAwaited ? { a: isClosed ? undefined : focusAnswer, c: () => void move() } : {});
  return (
    <article>
      <ItemHeader title={name} waitingSince={sentAt} dueAt={due} marks={marks} publicPath="">
        <p className="muted">
          <span className="num">{id}</span> · {about}
        </p>
      </ItemHeader>
      <div className={layout.columns}>
        <div className={layout.column}>
          <LetterThread letter={letter} handle={handle} />
          {letter.version !== handle.version && (
            <Alert kind="info">
              <div className={styles.changed}>
                <span>{t('letters.changed')}</span>
                <Button variant="line" size="small" onClick={handle.hasRead}>
                  {t('letters.changedRead')}
                </Button>
              </div>
            </Alert>
          )}
          {!isClosed && (
            <div ref={answer}>
              <AnswerForm
                letter={letter}
                handle={handle}
                onShown={() => {
                  if (isAnswerAwaited) focusAnswer();
                }}
                onClosed={openNext}
              />
            </div>
          )}
          <div className={styles.moves}>
            {isClosed && <p>{t('letters.closed')}</p>}
            <Button variant="line" size="small" aria-keyshortcuts={hasKeys ? 'c' : undefined} onClick={() => void move()}>
              {t(isClosed ? 'letters.reopen' : 'letters.close')}
            </Button>
            {refusal !== '' && <Alert kind="error">{refusal}</Alert>}
          </div>
        </div>
        <div className={layout.column}>
          <Assignment letter={letter} handle={handle} hasKeys={hasKeys} />
          {letter.topic === 'career' && <ApplicationFacts letter={letter} />}
          <LetterAccount letter={letter} />
          <Part title={common('history.title')}>
            <HistoryPart lines={history} />
          </Part>
        </div>
      </div>
    </article>
  );
}

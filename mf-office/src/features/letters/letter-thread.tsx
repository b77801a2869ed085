import { shortMomentInIndia, type TicketDetail, type TicketEntry } from '@alltalent/shared/contracts';
import { TextButton } from '@alltalent/shared/ui';
import { lazyDialog } from '@alltalent/shared/ui/lazy-dialog';
import { type ReactNode, useState } from 'react';
import { Part } from '../../domain/review/part';
import { t } from '../../messages/letters';
import type { LetterNoteDialogProps } from './letter-note-dialog';
import styles from './letters.module.css';
import type { Letter } from './use-letter';

const NoteDialog = lazyDialog<LetterNoteDialogProps>(() =>
  import(/* webpackChunkName: "office.letterNote" */ './letter-note-dialog').then((part) => part.LetterNoteDialog),
);

type LetterThreadProps = { readonly letter: TicketDetail; readonly handle: Letter };

/** What was sent, then each answer and note with who and when. */
export function LetterThread({ letter, handle }: LetterThreadProps) {
  const { id, name, email, message, sent_at: sentAt, entries } = letter;
  const [isNoting, setIsNoting] = useState(false);
  return (
    <Part title={t('letters.thread')}>
      <ol className={styles.thread}>
        <Said kind="letter" at={sentAt} head={<>{`${name}, ${email}`}</>}>
          {message === '' ? t('letters.noText') : message}
        </Said>
        {entries.map((entry) => (
          <Said key={entry.id} kind={entry.kind} at={entry.at} head={<EntryHead {...entry} />}>
            {entry.text}
          </Said>
        ))}
      </ol>
      <TextButton aria-haspopup="dialog" className={styles.newNote} onClick={() => setIsNoting(true)}>
        {t('letters.newNote')}
      </TextButton>
      {isNoting && <NoteDialog id={id} handle={handle} onClose={() => setIsNoting(false)} />}
    </Part>
  );
}

type SaidProps = { readonly kind: string; readonly at: string; readonly head: ReactNode; readonly children: string };

function Said({ kind, at, head, children }: SaidProps) {
  return (
    <li className={styles.said} data-kind={kind}>
      <p className={styles.saidHead}>
        <strong>{head}</strong>
        <time className="muted num" dateTime={at}>
          {shortMomentInIndia(at)}
        </time>
      </p>
      <p className={styles.words}>{children}</p>
    </li>
  );
}

function EntryHead({ kind, by, delivery }: TicketEntry) {
  const name = by === '' ? t('letters.formerColleague') : by;
  if (delivery === null) return kind === 'note' ? t('letters.noteOf', { name }) : t('letters.answerOf', { name });
  return (
    <>
      {t('letters.answerOf', { name })}{' '}
      <span className={styles.delivery} data-state={delivery}>
        {t('letters.delivery', { state: delivery })}
      </span>
    </>
  );
}

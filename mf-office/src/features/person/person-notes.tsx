import { type Person, shortMomentInIndia } from '@alltalent/shared/contracts';
import { TextButton } from '@alltalent/shared/ui';
import { lazyDialog } from '@alltalent/shared/ui/lazy-dialog';
import { useState } from 'react';
import { Part } from '../../domain/review/part';
import { t } from '../../messages/person-data';
import type { NoteDialogProps } from './note-dialog';
import styles from './person.module.css';

const NoteDialog = lazyDialog<NoteDialogProps>(() =>
  import(/* webpackChunkName: "office.note" */ './note-dialog').then((part) => part.NoteDialog),
);

type PersonNotesProps = { readonly userId: string; readonly notes: Person['notes']; readonly isWriter: boolean };

/** Notes of the office about an account, with the way to another one. */
export function PersonNotes({ userId, notes, isWriter }: PersonNotesProps) {
  const [isWriting, setIsWriting] = useState(false);
  return (
    <Part title={t('person.notes')}>
      {notes.length === 0 && <p className="muted">{t('person.noNotes')}</p>}
      <ul className={styles.notes}>
        {notes.map(({ at, by, text }) => (
          <li key={`${at}-${text}`}>
            <p>{text}</p>
            <p className="muted">
              {by}, <time dateTime={at}>{shortMomentInIndia(at)}</time>
            </p>
          </li>
        ))}
      </ul>
      {isWriter && (
        <TextButton aria-haspopup="dialog" onClick={() => setIsWriting(true)}>
          {t('person.newNote')}
        </TextButton>
      )}
      {isWriting && <NoteDialog userId={userId} onClose={() => setIsWriting(false)} />}
    </Part>
  );
}

import type { FavouriteNote } from '@alltalent/shared/contracts';
import { TextButton } from '@alltalent/shared/ui';
import { lazySection } from '@alltalent/shared/ui/lazy-section';
import { useState } from 'react';
import { t } from '../../messages/shortlist';
import styles from './people.module.css';
import { noteDraft } from './note-draft';
import type { NoteFormProps } from './note-form';

const NoteForm = lazySection<NoteFormProps>({
  name: 'shortlist-note',
  load: async () => (await import('./note-form')).NoteForm,
  loading: t('shortlist.noteLoading'),
  failure: t('shortlist.noteFailed'),
  height: '9rem',
});

type NotePartProps = {
  readonly listId: number;
  readonly talentId: number;
  readonly name: string;
  readonly note: FavouriteNote | undefined;
};

/** The owner's note on a person, and the form that changes it. */
export function NotePart({ listId, talentId, name, note }: NotePartProps) {
  const [isOpen, setIsOpen] = useState(() => noteDraft(listId, talentId).read() !== null);
  const text = note?.text ?? '';
  if (isOpen) {
    return (
      <NoteForm
        listId={listId}
        talentId={talentId}
        name={name}
        note={note ?? { talent_id: talentId, text: '', revision: 0 }}
        onClose={() => setIsOpen(false)}
      />
    );
  }
  return (
    <div className={styles.note}>
      {text !== '' && <p className={styles.noteText}>{text}</p>}
      <TextButton onClick={() => setIsOpen(true)}>
        {text === '' ? t('shortlist.addNote') : t('shortlist.changeNote')}
        <span className="vh"> {t('shortlist.about', { name })}</span>
      </TextButton>
    </div>
  );
}

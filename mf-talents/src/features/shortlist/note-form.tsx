import { ApiError, hasCode, messageOf, request } from '@alltalent/shared/api';
import { ENDPOINTS, type FavouriteNote, LIMITS } from '@alltalent/shared/contracts';
import { Alert, TextButton } from '@alltalent/shared/ui';
import { FormTextArea, SubmitButton } from '@alltalent/shared/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { Form, Formik, type FormikHelpers, useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { favouriteTalentsQuery } from '../../domain/favourites/favourites.query';
import { t } from '../../messages/shortlist';
import { noteDraft } from './note-draft';
import styles from './people.module.css';

export type NoteFormProps = {
  readonly listId: number;
  readonly talentId: number;
  readonly name: string;
  readonly note: FavouriteNote;
  readonly onClose: () => void;
};
type Values = { readonly text: string };

/** Writes a note. One that was changed elsewhere is told with its newer text; saving again replaces it. */
export function NoteForm({ listId, talentId, name, note, onClose }: NoteFormProps) {
  const queryClient = useQueryClient();
  const [revision, setRevision] = useState(note.revision);
  const store = (saved: FavouriteNote) =>
    queryClient.setQueryData(favouriteTalentsQuery(listId).queryKey, (known) => known && { ...known, data: withNote(known.data, saved) });
  const draft = noteDraft(listId, talentId);
  const close = () => {
    draft.write(null);
    onClose();
  };
  const readNewer = async () => {
    const { data } = await queryClient.fetchQuery({ ...favouriteTalentsQuery(listId), staleTime: 0 });
    const newer = data.notes?.find(({ talent_id }) => talent_id === talentId);
    setRevision(newer?.revision ?? 0);
    return newer?.text ?? '';
  };
  const handleSubmit = async ({ text }: Values, form: FormikHelpers<Values>) => {
    form.setStatus(undefined);
    try {
      const { data } = await request(ENDPOINTS.noteFavourite, { id: listId, talent_id: talentId, text: text.trim(), revision });
      store(data);
      close();
    } catch (error) {
      const atText = error instanceof ApiError ? error.problem.fields?.['text'] : undefined;
      if (atText === undefined) form.setStatus(messageOf(error));
      else form.setFieldError('text', atText);
      if (!hasCode(error, 'REVISION_STALE')) return;
      const newer = await readNewer().catch(() => null);
      if (newer !== null) form.setFieldError('text', t(newer === '' ? 'shortlist.noteRemoved' : 'shortlist.noteChanged', { text: newer }));
    }
  };
  return (
    <Formik<Values>
      initialValues={{ text: draft.read() ?? note.text }}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={handleSubmit}
    >
      {({ status, isSubmitting }) => (
        <Form className={styles.noteForm} noValidate>
          <FormTextArea
            name="text"
            label={t('shortlist.noteLabel', { name })}
            hint={t('shortlist.noteHint', { most: LIMITS.favouriteNote })}
            maxLength={LIMITS.favouriteNote}
            rows={3}
            autoFocus
          />
          <DraftKeeper start={note.text} write={draft.write} />
          {typeof status === 'string' && !isSubmitting && <Alert kind="error">{status}</Alert>}
          <div className={styles.buttons}>
            <SubmitButton variant="ink" size="small">
              {t('shortlist.saveNote')}
            </SubmitButton>
            <TextButton onClick={close}>{t('shortlist.cancel')}</TextButton>
          </div>
        </Form>
      )}
    </Formik>
  );
}

/** Keeps what was typed in this tab until it is saved or given up. */
function DraftKeeper({ start, write }: { readonly start: string; readonly write: (text: string | null) => void }) {
  const { text } = useFormikContext<Values>().values;
  useEffect(() => write(text === start ? null : text));
  return null;
}

type ListData = { readonly notes?: FavouriteNote[] | undefined };

function withNote<Data extends ListData>(data: Data, saved: FavouriteNote): Data {
  const others = (data.notes ?? []).filter(({ talent_id }) => talent_id !== saved.talent_id);
  return { ...data, notes: [...others, saved] };
}

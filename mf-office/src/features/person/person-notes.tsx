import { request } from '@alltalent/shared/api';
import { ENDPOINTS, notePersonSchema, OFFICE_LIMITS, type Person, shortMomentInIndia } from '@alltalent/shared/contracts';
import { errorsIn, fieldsOf, FormAlert, FormTextArea, showRefusal, SubmitButton } from '@alltalent/shared/ui/form';
import { Form, Formik, type FormikHelpers } from 'formik';
import { Part } from '../../domain/review/part';
import { t } from '../../messages';
import { usePersonAct } from './person.query';
import styles from './person.module.css';

type PersonNotesProps = { readonly userId: string; readonly notes: Person['notes']; readonly isWriter: boolean };

const EMPTY = { text: '' };
const schema = notePersonSchema.pick(['text']);

/** Notes of the office about an account, with the field for another one. */
export function PersonNotes({ userId, notes, isWriter }: PersonNotesProps) {
  const run = usePersonAct(userId);
  const send = async ({ text }: typeof EMPTY, form: FormikHelpers<typeof EMPTY>) => {
    form.setStatus(undefined);
    try {
      if (await run(() => request(ENDPOINTS.notePerson, { user_id: userId, text: text.trim() }))) form.resetForm();
    } catch (error) {
      showRefusal(error, form, { fieldOf: fieldsOf(EMPTY) });
    }
  };
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
        <Formik initialValues={EMPTY} validate={(values) => errorsIn(schema, values)} validateOnChange={false} onSubmit={send}>
          <Form className={styles.form} noValidate method="dialog">
            <FormTextArea name="text" label={t('person.newNote')} hint={t('person.newNoteHint')} rows={2} maxLength={OFFICE_LIMITS.note} />
            <FormAlert />
            <SubmitButton variant="line" size="small">
              {t('person.addNote')}
            </SubmitButton>
          </Form>
        </Formik>
      )}
    </Part>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useSetAtom } from 'jotai';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { OWN_DATA, request } from '@alltalent/shared/api';
import { ALERT_FREQUENCIES, type AlertFrequency, SAVED_SEARCH_LIMITS } from '../../contracts/alerts/alert-values';
import { type SavedSearchChoice, savedSearchChoiceSchema } from '../../contracts/alerts/saved-searches';
import { ENDPOINTS } from '../../contracts/endpoints';
import { addToastAtom } from '../../state';
import { FormAlert, FormSelectField, FormTextField, fieldsOf, showRefusal, SubmitButton } from '../form';
import { TextButton } from '../link/text-button';
import { Dialog } from '../modal/dialog';
import { ALERT_FREQUENCY_LABELS } from './frequency-labels';
import type { SearchToSave } from './search-to-save';
import styles from './save-search.module.css';

const OPTIONS = ALERT_FREQUENCIES.map((value) => ({ value, label: ALERT_FREQUENCY_LABELS[value] }));
const USUAL: AlertFrequency = 'daily';
const NAMES = { talents: 'All talent', jobs: 'All jobs' } as const;

type SaveSearchDialogProps = SearchToSave & { readonly onClose: () => void };

/** Asks for the name of a search and how often it is mailed. What was typed stays when it is refused. */
export function SaveSearchDialog({ kind, query, labels, filterOf, onClose }: SaveSearchDialogProps) {
  const id = useId();
  const addToast = useSetAtom(addToastAtom);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const name = (labels.join(', ') || NAMES[kind]).slice(0, SAVED_SEARCH_LIMITS.nameLength);
  const handleSubmit = async (choice: SavedSearchChoice, form: FormikHelpers<SavedSearchChoice>) => {
    form.setStatus(undefined);
    try {
      await request(ENDPOINTS.saveSearch, { ...savedSearchChoiceSchema.cast(choice), kind, query, filter: await filterOf() });
    } catch (error) {
      return showRefusal(error, form, { fieldOf: fieldsOf(choice) });
    }
    void queryClient.invalidateQueries({ queryKey: [OWN_DATA, 'saved-searches'] });
    addToast({
      kind: 'info',
      text: 'The search is saved',
      action: { label: 'See your searches', run: () => void navigate('/saved-searches') },
    });
    onClose();
  };
  const footer = (
    <>
      <SubmitButton variant="ink" form={id}>
        Save
      </SubmitButton>
      <TextButton onClick={onClose}>Cancel</TextButton>
    </>
  );
  return (
    <Formik<SavedSearchChoice>
      initialValues={{ name, frequency: USUAL }}
      validationSchema={savedSearchChoiceSchema}
      validateOnBlur={false}
      onSubmit={handleSubmit}
    >
      <Dialog isOpen onClose={onClose} title="Save this search" footer={footer}>
        <Form id={id} className={styles.form} noValidate>
          <FormTextField name="name" label="Name" autoComplete="off" />
          <FormSelectField name="frequency" label="Mail me new matches" options={OPTIONS} />
          <p className="muted">The daily mail goes out at 9:00 am IST, the weekly one on Monday. Each match is mailed once.</p>
          <FormAlert />
        </Form>
      </Dialog>
    </Formik>
  );
}

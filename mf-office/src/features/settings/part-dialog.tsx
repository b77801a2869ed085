import { hasCode } from '@alltalent/shared/api';
import { Dialog } from '@alltalent/shared/ui';
import { showRefusal, SubmitButton } from '@alltalent/shared/ui/form';
import { Form, Formik, type FormikHelpers } from 'formik';
import { t } from '../../messages/settings';
import { PartMessages } from './part-messages';
import { PART_TITLES, type PartForm, type SettingDialogProps } from './setting-part';
import styles from './settings.module.css';
import { useSaveSettings } from './settings.query';
import { useReadSettings } from './use-read-settings';

type PartDialogProps<Draft extends object> = SettingDialogProps & { readonly form: PartForm<Draft> };

/** Changes one part of the settings. When a colleague was first, what was typed stays, and the newer settings can be taken. */
export function PartDialog<Draft extends object>({ part, settings, form: partForm, onClose }: PartDialogProps<Draft>) {
  const { draftOf, mistakesIn, inputOf, Fields } = partForm;
  const save = useSaveSettings();
  const { read, newer, refuse, take } = useReadSettings(settings, draftOf);
  const initial = draftOf(settings);
  const send = async (draft: Draft, form: FormikHelpers<Draft>) => {
    form.setStatus(undefined);
    refuse(false);
    try {
      if (await save({ ...inputOf(draft), version: read.version })) onClose();
    } catch (error) {
      refuse(hasCode(error, 'REVISION_STALE'));
      showRefusal(error, form, { fieldOf: (path) => (rootOf(path) in initial ? path : undefined) });
    }
  };
  return (
    <Dialog isOpen onClose={onClose} title={t(PART_TITLES[part])} className={styles.dialog ?? ''}>
      <Formik<Draft>
        initialValues={initial}
        validate={mistakesIn}
        validateOnChange={false}
        // A sentence that appears as a field is left would move Save away from under the pointer.
        validateOnBlur={false}
        onSubmit={send}
      >
        <Form className={styles.form} noValidate method="dialog">
          <Fields settings={read} />
          <div className={styles.end}>
            <PartMessages newer={newer} onTake={take} />
            <SubmitButton variant="ink">{t('setting.save')}</SubmitButton>
          </div>
        </Form>
      </Formik>
    </Dialog>
  );
}

/** Returns the first name of a path: 'rates' of 'rates[0].currency'. */
function rootOf(path: string): string {
  return path.split(/[.[]/u)[0] ?? '';
}

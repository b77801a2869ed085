import { hasCode, refusalOf } from '@alltalent/shared/api';
import { Alert, Dialog, TextButton } from '@alltalent/shared/ui';
import { FormAlert, showRefusal, SubmitButton } from '@alltalent/shared/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import money from '../../domain/money/money.module.css';
import { t } from '../../messages/settings';
import type { SettingDialogProps } from './setting-dialog';
import { PART_TITLES, type PartForm } from './setting-part';
import styles from './settings.module.css';
import { settingsQuery, useSaveSettings } from './settings.query';

type Helpers<Draft> = Pick<FormikHelpers<Draft>, 'setStatus' | 'setValues'>;
/** After a refusal for an older version: not yet taken, or whether the newer settings changed the fields. */
type Newer = 'refused' | 'other-part' | 'taken' | null;

/** Returns the dialog of a part. When a colleague was first, what was typed stays, and the newer settings can be taken. */
export function partDialog<Draft extends object>({ draftOf, mistakesIn, inputOf, Fields }: PartForm<Draft>) {
  return function PartDialog({ part, settings, onClose }: SettingDialogProps) {
    const queryClient = useQueryClient();
    const save = useSaveSettings();
    const [read, setRead] = useState(settings);
    const [newer, setNewer] = useState<Newer>(null);
    const initial = draftOf(settings);
    const send = async (draft: Draft, form: FormikHelpers<Draft>) => {
      form.setStatus(undefined);
      setNewer(null);
      try {
        if (await save({ ...inputOf(draft), version: read.version })) onClose();
      } catch (error) {
        if (hasCode(error, 'REVISION_STALE')) setNewer('refused');
        showRefusal(error, form, { fieldOf: (path) => (rootOf(path) in initial ? path : undefined) });
      }
    };
    const takeNewer = async (form: Helpers<Draft>) => {
      try {
        const now = await queryClient.fetchQuery({ ...settingsQuery, staleTime: 0 });
        const isSame = JSON.stringify(draftOf(now)) === JSON.stringify(draftOf(read));
        setRead(now);
        setNewer(isSame ? 'other-part' : 'taken');
        form.setStatus(undefined);
        if (!isSame) void form.setValues(draftOf(now), false);
      } catch (error) {
        form.setStatus(refusalOf(error));
      }
    };
    return (
      <Dialog isOpen onClose={onClose} title={t(PART_TITLES[part])} className={styles.dialog ?? ''}>
        <Formik<Draft> initialValues={initial} validate={mistakesIn} validateOnChange={false} onSubmit={send}>
          {(form) => (
            <Form className={money.form} noValidate method="dialog">
              <Fields settings={read} />
              <FormAlert />
              {newer === 'refused' && <TextButton onClick={() => void takeNewer(form)}>{t('setting.stale')}</TextButton>}
              {newer === 'other-part' && <Alert kind="info">{t('setting.otherPart')}</Alert>}
              {newer === 'taken' && <Alert kind="info">{t('setting.taken')}</Alert>}
              <SubmitButton variant="ink">{t('setting.save')}</SubmitButton>
            </Form>
          )}
        </Formik>
      </Dialog>
    );
  };
}

/** Returns the first name of a path: 'rates' of 'rates[0].currency'. */
function rootOf(path: string): string {
  return path.split(/[.[]/u)[0] ?? '';
}

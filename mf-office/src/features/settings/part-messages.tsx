import { refusalOf } from '@alltalent/shared/api';
import { Alert, TextButton } from '@alltalent/shared/ui';
import { FormAlert } from '@alltalent/shared/ui/form';
import { useFormikContext } from 'formik';
import { t } from '../../messages/settings';
import type { Newer } from './use-read-settings';

type PartMessagesProps<Draft> = {
  readonly newer: Newer;
  /** Resolves to the values that the fields get; null: they stay. */
  readonly onTake: () => Promise<Draft | null>;
};

/** What the form as a whole was told, and the way to newer settings. */
export function PartMessages<Draft extends object>({ newer, onTake }: PartMessagesProps<Draft>) {
  const { setStatus, setValues } = useFormikContext<Draft>();
  const take = async () => {
    try {
      const values = await onTake();
      setStatus(undefined);
      if (values) void setValues(values, false);
    } catch (error) {
      setStatus(refusalOf(error));
    }
  };
  return (
    <>
      <FormAlert />
      {newer === 'refused' && <TextButton onClick={() => void take()}>{t('setting.stale')}</TextButton>}
      {newer === 'other-part' && <Alert kind="info">{t('setting.otherPart')}</Alert>}
      {newer === 'taken' && <Alert kind="info">{t('setting.taken')}</Alert>}
    </>
  );
}

import { TextButton } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useFormikContext } from 'formik';
import { useDialCode } from '../../../domain/sign-in/dial-code';
import type { Medium } from '../panel/medium';
import styles from '../panel/panel.module.css';
import { signInWaysQuery } from '../../../domain/sign-in/sign-in-ways.query';
import { asMedium, fieldOf, type MediumValues } from './medium-values';

/** The quiet ways in: by phone where codes are sent to phones, and with a password. What was typed stays in either field. */
export function OtherWays({ onPassword }: { readonly onPassword: (typed: Medium) => void }) {
  const { values, setFieldValue, setFieldError, setStatus } = useFormikContext<MediumValues>();
  const usualDialCode = useDialCode();
  const hasPhone = useQuery(signInWaysQuery).data?.data.phone === true;
  const isByPhone = values.kind === 'phone';
  const handleToggle = () => {
    setStatus(undefined);
    setFieldError(fieldOf(values.kind), undefined);
    void setFieldValue('kind', isByPhone ? 'email' : 'phone', false);
  };
  return (
    <div className={styles.ways}>
      {(hasPhone || isByPhone) && (
        <TextButton className={styles.way} onClick={handleToggle}>
          {isByPhone ? 'Use my e-mail' : 'Use my phone number'}
        </TextButton>
      )}
      <TextButton className={styles.way} onClick={() => onPassword(asMedium(values, usualDialCode))}>
        Log in with a password
      </TextButton>
    </div>
  );
}

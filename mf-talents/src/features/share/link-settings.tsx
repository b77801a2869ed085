import { LIMITS, SHARE_DAYS } from '@alltalent/shared/contracts';
import { Icon } from '@alltalent/shared/ui';
import { FormSelectField, FormTextField } from '@alltalent/shared/ui/form';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import styles from './link-settings.module.css';
import type { ShareValues } from './share-values';

const DAYS = SHARE_DAYS.map((days) => ({ value: String(days), label: `${days} days` }));

/** What few senders change. It opens by itself when something in it is refused. */
export function LinkSettings() {
  const { values, errors } = useFormikContext<ShareValues>();
  const box = useRef<HTMLDetailsElement>(null);
  const isRefused = Boolean(errors.passcode ?? errors.works_days);
  useEffect(() => {
    if (!isRefused || !box.current) return;
    box.current.open = true;
    box.current.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isRefused]);
  return (
    <details ref={box} className={styles.settings}>
      <summary className={styles.summary}>
        <span className={styles.title}>Link settings</span>
        <span className={`${styles.now} num`}>
          {values.works_days} days, {values.passcode.trim() === '' ? 'no passcode' : 'with a passcode'}
        </span>
        <Icon name="down" />
      </summary>
      <div className={styles.fields}>
        <FormSelectField name="works_days" label="The link works for" options={DAYS} />
        <FormTextField
          name="passcode"
          label="Passcode (optional)"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint={`${LIMITS.passcodeMin} to ${LIMITS.passcodeMax} characters. Tell it to the receiver yourself: it stands in none of our messages.`}
        />
      </div>
    </details>
  );
}

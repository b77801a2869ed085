import { Button, CheckField } from '@alltalent/shared/ui';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { t } from '../../messages';
import { CopyButton } from './copy-button';
import { saveText } from './save-text';
import styles from './second-step.module.css';

type RecoveryCodesProps = { readonly codes: readonly string[]; readonly onKept: () => void };

/** Shows recovery codes once, until the reader says that they are kept. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const [isKept, setIsKept] = useState(false);
  const [error, setError] = useState('');
  useHeldTab();
  const text = codes.join('\n');
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isKept) onKept();
    else setError(t('secondStep.keepFirst'));
  };
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate method="dialog">
      <h2 className={styles.heading}>{t('secondStep.codesTitle')}</h2>
      <p>{t('secondStep.codesText')}</p>
      <ol className={styles.codes} aria-label={t('secondStep.codesTitle')}>
        {codes.map((code) => (
          <li key={code} className="num">
            {code}
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <CopyButton text={text}>{t('secondStep.copyCodes')}</CopyButton>
        <Button variant="line" size="small" icon="download" onClick={() => saveText(t('secondStep.codesFile'), `${text}\n`)}>
          {t('secondStep.saveCodes')}
        </Button>
      </div>
      <CheckField
        name="kept"
        label={t('secondStep.kept')}
        isChecked={isKept}
        error={error}
        onChange={(isChecked) => {
          setIsKept(isChecked);
          setError('');
        }}
      />
      <Button type="submit" variant="ink">
        {t('secondStep.goOn')}
      </Button>
    </form>
  );
}

/** Asks before the tab closes: the codes are shown once. */
function useHeldTab(): void {
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, []);
}

import { Button } from '@alltalent/shared/ui';
import { FormCheckField } from '@alltalent/shared/ui/form';
import { Form, Formik } from 'formik';
import { useEffect } from 'react';
import { t } from '../../messages';
import { CopyButton } from './copy-button';
import { saveText } from './save-text';
import styles from './second-step.module.css';

export type RecoveryCodesProps = { readonly codes: readonly string[]; readonly onKept: () => void };

const UNKEPT = { kept: false };
const check = ({ kept }: typeof UNKEPT) => (kept ? {} : { kept: t('secondStep.keepFirst') });

/** Shows recovery codes once, until the reader says that they are kept. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  useHeldTab();
  const text = codes.join('\n');
  return (
    <Formik initialValues={UNKEPT} validate={check} validateOnChange={false} validateOnBlur={false} onSubmit={onKept}>
      <Form className={styles.form} noValidate method="dialog">
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
        <FormCheckField name="kept" label={t('secondStep.kept')} />
        <Button type="submit" variant="ink">
          {t('secondStep.goOn')}
        </Button>
      </Form>
    </Formik>
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

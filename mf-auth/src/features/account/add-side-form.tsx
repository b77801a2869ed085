import { refusalOf, useKeyedRequest } from '@alltalent/shared/api';
import { type AccountSide, addSideSchema, dayInIndia, ENDPOINTS, MESSAGES, ROLES } from '@alltalent/shared/contracts';
import { Button, NewTabLink } from '@alltalent/shared/ui';
import { type FieldErrors, fieldsOf, FormCheckField, FormTextField, showRefusal, SubmitButton } from '@alltalent/shared/ui/form';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { t } from '../../messages';
import styles from './account.module.css';
import { FormStatus } from './form-status';
import { useSidesChanged } from './use-sides-changed';

type AddSideFormProps = {
  readonly side: AccountSide;
  readonly hasBirthDate: boolean;
  readonly onDone: (message: string) => void;
  readonly onClose: () => void;
};
type SideValues = { readonly birth_date: string; readonly agree_tnc: boolean };

/** Asks for the terms, and for the date of birth where the talent side needs it. */
export function AddSideForm({ side, hasBirthDate, onDone, onClose }: AddSideFormProps) {
  const add = useKeyedRequest(ENDPOINTS.addSide);
  const onChanged = useSidesChanged();
  const [today] = useState(() => dayInIndia(Date.now()));
  const asksDate = side === ROLES.talent && !hasBirthDate;
  const handleSubmit = async (values: SideValues, form: FormikHelpers<SideValues>) => {
    form.setStatus(undefined);
    try {
      const { message } = await add(addSideSchema.cast({ role: side, birth_date: values.birth_date, agree_tnc: 1 }));
      onDone(message);
      await onChanged();
    } catch (error) {
      showRefusal(error, form, { fieldOf: fieldsOf(values), statusOf: (failure, detail) => detail ?? refusalOf(failure) });
    }
  };
  return (
    <Formik<SideValues>
      initialValues={{ birth_date: '', agree_tnc: false }}
      validate={(values) => refuseValues(values, asksDate)}
      validateOnBlur={false}
      validateOnChange={false}
      onSubmit={handleSubmit}
    >
      <Form className={styles.step} noValidate>
        {asksDate && <FormTextField name="birth_date" label={t('signUp.ownBirthDate')} type="date" max={today} autoComplete="bday" />}
        <FormCheckField name="agree_tnc" label={<Terms />} />
        <FormStatus />
        <div className={styles.actions}>
          <SubmitButton>{t('sides.add')}</SubmitButton>
          <Button variant="line" onClick={onClose}>
            {t('sides.cancel')}
          </Button>
        </div>
      </Form>
    </Formik>
  );
}

function refuseValues({ birth_date, agree_tnc }: SideValues, asksDate: boolean): FieldErrors {
  return {
    ...(asksDate && birth_date === '' ? { birth_date: MESSAGES.enterBirthDate } : {}),
    ...(agree_tnc ? {} : { agree_tnc: MESSAGES.checkTerms }),
  };
}

function Terms() {
  return (
    <>
      {t('sides.agreeTo')} <NewTabLink to="/terms-of-use">{t('sides.terms')}</NewTabLink> {t('sides.and')}{' '}
      <NewTabLink to="/privacy-policy">{t('sides.privacy')}</NewTabLink>.
    </>
  );
}

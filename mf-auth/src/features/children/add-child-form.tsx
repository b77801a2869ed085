import { ApiError, messageOf, request } from '@alltalent/shared/api';
import {
  addChildSchema,
  type Child,
  CHILD_RELATIONS,
  type ChildListResponse,
  dayInIndia,
  ENDPOINTS,
  MESSAGES,
} from '@alltalent/shared/contracts';
import { Alert } from '@alltalent/shared/ui';
import { FormCheckField, FormSelectField, FormTextField, showRefusal, SubmitButton } from '@alltalent/shared/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { t } from '../../messages';
import { childrenQuery } from './children.query';
import { ConsentText } from './consent-text';
import styles from './children.module.css';

type Consent = ChildListResponse['consent'];

type ChildValues = {
  readonly first_name: string;
  readonly last_name: string;
  readonly birth_date: string;
  readonly relation: string;
  readonly agree_consent: boolean;
};

const RELATIONS = CHILD_RELATIONS.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }));

type AddChildFormProps = {
  readonly consent: Consent;
  /** A child whose consent is given once more. */
  readonly again: Child | null;
  readonly onDone: (message: string) => void;
};

export function AddChildForm({ consent, again, onDone }: AddChildFormProps) {
  const handleSubmit = useAddChild(consent, onDone);
  const [today] = useState(() => dayInIndia(Date.now()));
  return (
    <section className={styles.sheet} aria-labelledby="add-child">
      <h2 id="add-child">{again ? `Consent again for ${again.first_name}` : 'Add a child'}</h2>
      <Formik<ChildValues>
        initialValues={valuesOf(again)}
        validationSchema={addChildSchema.omit(['consent_version', 'agree_consent'])}
        validate={({ agree_consent }) => (agree_consent ? {} : { agree_consent: MESSAGES.checkConsent })}
        validateOnBlur={false}
        onSubmit={handleSubmit}
      >
        {({ status, isSubmitting }) => (
          <Form className={styles.form} noValidate>
            <div className={styles.pair}>
              <FormTextField name="first_name" label="First name" autoComplete="off" autoFocus={again !== null} />
              <FormTextField name="last_name" label="Last name" autoComplete="off" />
            </div>
            <div className={styles.pair}>
              <FormTextField name="birth_date" label={t('children.birthDate')} type="date" max={today} />
              <FormSelectField name="relation" label="You are the child’s" placeholder="Choose" options={RELATIONS} />
            </div>
            <ConsentText consent={consent} />
            <FormCheckField name="agree_consent" label={`I have read this and I give my consent (version ${consent.version}).`} />
            {typeof status === 'string' && !isSubmitting && <Alert kind="error">{status}</Alert>}
            <SubmitButton>{again ? 'Give consent' : 'Register the child'}</SubmitButton>
          </Form>
        )}
      </Formik>
    </section>
  );
}

function useAddChild({ version }: Consent, onDone: (message: string) => void) {
  const queryClient = useQueryClient();
  const reload = () => queryClient.invalidateQueries({ queryKey: childrenQuery.queryKey });
  return async (values: ChildValues, form: FormikHelpers<ChildValues>) => {
    form.setStatus(undefined);
    try {
      const input = addChildSchema.cast({ ...values, agree_consent: values.agree_consent ? 1 : 0, consent_version: version });
      const { message } = await request(ENDPOINTS.addChild, input);
      form.resetForm({ values: valuesOf(null) });
      await reload();
      onDone(message);
    } catch (error) {
      showRefusal(error, form, { fieldOf, statusOf: (refused, detail) => detail ?? messageOf(refused) });
      if (isConsentOld(error)) {
        void form.setFieldValue('agree_consent', false, false);
        await reload();
      }
    }
  };
}

function valuesOf(child: Child | null): ChildValues {
  const { first_name = '', last_name = '', birth_date = '', relation = '' } = child ?? {};
  return { first_name, last_name, birth_date, relation, agree_consent: false };
}

/** The text changed while the form was open: what was typed stays, the new text has to be read. */
function isConsentOld(error: unknown): boolean {
  return error instanceof ApiError && error.problem.fields?.['consent_version'] !== undefined;
}

/** The consent's version has no field of its own: what the server says of it becomes the form's status. */
const fieldOf = (name: string) => (name === 'consent_version' ? undefined : name);

import { usualDialCode, useSession } from '@alltalent/shared/api';
import { LIMITS } from '@alltalent/shared/contracts';
import { FormTextArea, SubmitButton } from '@alltalent/shared/ui/form';
import { Form, Formik } from 'formik';
import { useEffect, useState } from 'react';
import { FailureAlert } from './failure-alert';
import { LinkSettings } from './link-settings';
import { PersonFields } from './person-fields';
import { saveDraft, readDraft, type ShareValues, withAccount } from './share-values';
import { toShare, validateShare } from './share-wire';
import styles from './share-form.module.css';
import type { ShareFlow } from './use-share-flow';

type ShareFormProps = { readonly flow: ShareFlow; readonly onShowSelected: () => void };

export function ShareForm({ flow, onShowSelected }: ShareFormProps) {
  const session = useSession();
  const user = session.status === 'ready' ? session.user : undefined;
  const [dialCode] = useState(() => usualDialCode(user?.county_Code));
  const [initial] = useState(() => ({ ...withAccount(readDraft(), user), passcode: flow.input?.passcode ?? '' }));
  const { failure, isBusy, profiles } = flow;
  const refused = failure?.fields ?? {};
  return (
    <Formik<ShareValues>
      initialValues={initial}
      initialErrors={Object.fromEntries(Object.entries(refused))}
      initialTouched={Object.fromEntries(Object.keys(refused).map((name) => [name, true]))}
      validate={(values) => validateShare(values, dialCode)}
      validateOnBlur={false}
      validateOnChange={false}
      onSubmit={(values) =>
        flow.submit(
          toShare(
            values,
            profiles.map(({ id }) => id),
            dialCode,
          ),
        )
      }
    >
      {({ values }) => (
        <Form className={styles.form} noValidate>
          <PersonFields legend="From you" note={user && 'From your account'} person="sender" usualDialCode={dialCode} />
          <PersonFields legend="To" person="receiver" usualDialCode={dialCode} />
          <FormTextArea name="description" label="Description" rows={3} placeholder="What you are casting, and who could be what" />
          <LinkSettings />
          {failure && !failure.fields && <FailureAlert failure={failure} onShowSelected={onShowSelected} />}
          <div className={styles.end}>
            <SubmitButton isPending={isBusy}>Share Now</SubmitButton>
            <p className="muted num">
              {LIMITS.sharesPerDay} shares a day. The link works for {values.works_days} days.
            </p>
          </div>
          <Draft values={values} />
        </Form>
      )}
    </Formik>
  );
}

function Draft({ values }: { readonly values: ShareValues }) {
  useEffect(() => saveDraft(values), [values]);
  return null;
}

import { CheckField, NewTabLink } from '@alltalent/shared/ui';
import { SubmitButton } from '@alltalent/shared/ui/form';
import { Form, Formik, useField } from 'formik';
import { FailureAlert } from './failure-alert';
import styles from './share-steps.module.css';
import type { ShareFlow } from './use-share-flow';

const TERMS_REQUIRED = 'Terms And Condtion Required';

type TermsStepProps = { readonly flow: ShareFlow; readonly onShowSelected: () => void };
type Values = { readonly share_terms: boolean };

/** Ticked by the sender, never by us. */
export function TermsStep({ flow, onShowSelected }: TermsStepProps) {
  return (
    <Formik<Values>
      initialValues={{ share_terms: false }}
      validate={({ share_terms }) => (share_terms ? {} : { share_terms: TERMS_REQUIRED })}
      validateOnBlur={false}
      onSubmit={flow.ask}
    >
      {({ values }) => (
        <Form className={styles.step} noValidate>
          <p className="muted">We check that it is you, so nobody can send faces in your name.</p>
          <Rules />
          <Agreement />
          {flow.failure && <FailureAlert failure={flow.failure} onShowSelected={onShowSelected} />}
          <SubmitButton isBlock aria-disabled={!values.share_terms || undefined} isPending={flow.isBusy}>
            Proceed
          </SubmitButton>
        </Form>
      )}
    </Formik>
  );
}

/** What is unticked again says at once that it is needed. */
function Agreement() {
  const [{ value }, { error, touched }, { setValue, setTouched, setError }] = useField<boolean>('share_terms');
  const handleChange = (isChecked: boolean) => {
    void setTouched(true, false);
    void setValue(isChecked, false);
    setError(isChecked ? undefined : TERMS_REQUIRED);
  };
  return (
    <CheckField
      className={styles.agree}
      name="share_terms"
      label={
        <>
          I agree to the <NewTabLink to="/terms-of-use">Terms &amp; Conditions</NewTabLink>.
        </>
      }
      isChecked={value}
      onChange={handleChange}
      {...(touched && error ? { error } : {})}
    />
  );
}

function Rules() {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={styles.rules} tabIndex={0} role="region" aria-label="Sharing terms">
      <p>
        <strong>Share with care.</strong> Send profiles only to people who are casting. The page carries your name, and the mail your e-mail
        address.
      </p>
      <p>
        <strong>No contact data.</strong> Phone numbers and e-mail addresses of talent are never on the page.
      </p>
      <p>
        <strong>It ends.</strong> The link stops after the days you chose, or when you take it back.
      </p>
      <p>
        <strong>It can be stopped.</strong> The receiver can ask us to send no more such messages.
      </p>
    </div>
  );
}

import { Button, CheckField, NewTabLink } from '@alltalent/shared/ui';
import { type FormEvent, useRef, useState } from 'react';
import { FailureAlert } from './failure-alert';
import styles from './share-steps.module.css';
import type { ShareFlow } from './use-share-flow';

const TERMS_REQUIRED = 'Terms And Condtion Required';

type TermsStepProps = { readonly flow: ShareFlow; readonly onShowSelected: () => void };

/** Ticked by the sender, never by us. */
export function TermsStep({ flow, onShowSelected }: TermsStepProps) {
  const [hasAgreed, setAgreed] = useState(false);
  const [isMissed, setMissed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const handleChange = (isChecked: boolean) => {
    setAgreed(isChecked);
    setMissed(!isChecked);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (hasAgreed) return flow.ask();
    setMissed(true);
    form.current?.querySelector<HTMLElement>('input[type=checkbox]')?.focus();
  };
  return (
    <form ref={form} className={styles.step} onSubmit={handleSubmit} noValidate>
      <p className="muted">We check that it is you, so nobody can send faces in your name.</p>
      <Rules />
      <CheckField
        className={styles.agree}
        name="share_terms"
        label={
          <>
            I agree to the <NewTabLink to="/terms-of-use">Terms &amp; Conditions</NewTabLink>.
          </>
        }
        isChecked={hasAgreed}
        onChange={handleChange}
        {...(isMissed ? { error: TERMS_REQUIRED } : {})}
      />
      {flow.failure && <FailureAlert failure={flow.failure} onShowSelected={onShowSelected} />}
      <Button type="submit" isBlock aria-disabled={!hasAgreed || undefined} isPending={flow.isBusy}>
        Proceed
      </Button>
    </form>
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
        <strong>It can be stopped.</strong> Whoever gets it can ask us for no more such messages.
      </p>
    </div>
  );
}

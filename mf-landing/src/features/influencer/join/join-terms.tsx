import { NewTabLink } from '@alltalent/shared/ui';

/** What joining agrees to; read beside the form, which keeps what was typed. */
export function JoinTerms() {
  return (
    <>
      By joining you accept the <NewTabLink to="/terms-of-use">Terms & Conditions</NewTabLink> and the{' '}
      <NewTabLink to="/privacy-policy">Privacy Policy</NewTabLink>.
    </>
  );
}

import { NewTabLink } from '@alltalent/shared/ui';

/** Terms of joining, readable beside the form without losing its values. */
export function JoinTerms() {
  return (
    <>
      By joining you accept the <NewTabLink to="/terms-of-use">Terms & Conditions</NewTabLink> and the{' '}
      <NewTabLink to="/privacy-policy">Privacy Policy</NewTabLink>.
    </>
  );
}

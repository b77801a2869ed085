import { Link } from 'react-router';

/** What joining agrees to; read beside the form, which keeps what was typed. */
export function JoinTerms() {
  return (
    <>
      By joining you accept the{' '}
      <Link to="/terms-of-use" target="_blank" rel="noopener">
        Terms & Conditions
      </Link>{' '}
      and the{' '}
      <Link to="/privacy-policy" target="_blank" rel="noopener">
        Privacy Policy
      </Link>
      .
    </>
  );
}

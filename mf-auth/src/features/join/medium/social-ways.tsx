import { ButtonLink } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import styles from '../panel/panel.module.css';
import { signInWaysQuery } from '../../../domain/sign-in/sign-in-ways.query';

/** The social sign-ins that are configured. While that is not known, or when none is, there is only the code. */
export function SocialWays({ goesTo }: { readonly goesTo: string }) {
  const ways = useQuery(signInWaysQuery).data?.data;
  if (!ways?.google && !ways?.facebook) return null;
  const query = `?to=${encodeURIComponent(goesTo)}`;
  return (
    <>
      <p className={styles.or}>or</p>
      <div className={styles.social}>
        {ways.google && (
          <ButtonLink to={`/google/redirect${query}`} reloadDocument variant="line" isBlock>
            Continue with Google
          </ButtonLink>
        )}
        {ways.facebook && (
          <ButtonLink to={`/facebook/auth${query}`} reloadDocument variant="line" isBlock>
            Continue with Facebook
          </ButtonLink>
        )}
      </div>
    </>
  );
}

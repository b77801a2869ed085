import { ButtonLink } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import styles from './join.module.css';
import { signInWaysQuery } from './sign-in-ways.query';

/** The social sign-ins that are configured. While that is not known, or when none is, there is only the e-mail. */
export function SocialWays() {
  const ways = useQuery(signInWaysQuery).data?.data;
  if (!ways?.google && !ways?.facebook) return null;
  return (
    <>
      <p className={styles.or}>or</p>
      <div className={styles.social}>
        {ways.google && (
          <ButtonLink to="/google/redirect" reloadDocument variant="line" isBlock>
            Continue with Google
          </ButtonLink>
        )}
        {ways.facebook && (
          <ButtonLink to="/facebook/auth" reloadDocument variant="line" isBlock>
            Continue with Facebook
          </ButtonLink>
        )}
      </div>
    </>
  );
}

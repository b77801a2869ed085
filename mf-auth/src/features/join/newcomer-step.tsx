import { ButtonLink, Notice, TextButton } from '@alltalent/shared/ui';
import { useEffect, useRef } from 'react';
import styles from './join.module.css';

type NewcomerStepProps = { readonly email: string; readonly onEditEmail: () => void; readonly onLeave: () => void };

/** The code was right, but there is nobody behind the address: says so, and what is open to everybody. */
export function NewcomerStep({ email, onEditEmail, onLeave }: NewcomerStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.body}>
      <h2 ref={heading} tabIndex={-1}>
        This e-mail has no account yet
      </h2>
      <Notice kind="info">The code was right, so {email} is yours. New accounts cannot be opened on the site yet.</Notice>
      <p>Until then you can look at every profile and every open call, or write to us about joining.</p>
      <div className={styles.social}>
        <ButtonLink to="/contactus" isBlock onClick={onLeave}>
          Write to us
        </ButtonLink>
        <ButtonLink to="/talents" variant="line" isBlock onClick={onLeave}>
          Browse talent
        </ButtonLink>
        <ButtonLink to="/jobs" variant="line" isBlock onClick={onLeave}>
          See open calls
        </ButtonLink>
      </div>
      <p className={`muted ${styles.foot}`}>
        Joined with another address? <TextButton onClick={onEditEmail}>Use another e-mail</TextButton>
      </p>
    </div>
  );
}

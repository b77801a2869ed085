import { MESSAGES } from '@alltalent/shared/contracts';
import { ButtonLink, LampArt, usePageTitle } from '@alltalent/shared/ui';
import styles from './pages.module.css';

/** Shown in place of a page that the visitor's account may not see. */
export function ForbiddenPage() {
  usePageTitle(`${MESSAGES.forbidden} | All Talent`);
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.words}>
        <p className="kicker num">403</p>
        <h1 className={styles.title}>{MESSAGES.forbidden}</h1>
        <p className="lede">This page is not for your account. If it should be, write to us and we look into it.</p>
        <div className={styles.actions}>
          <ButtonLink variant="ink" to="/">
            Home
          </ButtonLink>
          <ButtonLink variant="line" to="/contactus">
            Write to support
          </ButtonLink>
        </div>
      </div>
      <LampArt className={styles.art} />
    </div>
  );
}

import type { CookieChoice } from '@alltalent/shared/contracts';
import { useBrowserValue } from '@alltalent/shared/api/browser-value';
import { cookieChoiceAtom, hasPrivacySignal } from '@alltalent/shared/state';
import { Button, joinClasses } from '@alltalent/shared/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { closeCookieBannerAtom, cookieBannerAtom } from './cookie-banner.atoms';
import styles from './cookie-banner.module.css';
import { useFootRoom } from './use-foot-room';

/**
 * Asks once which cookies may be stored, in a strip at the bottom: the page stays usable, and both choices look alike. A page that
 * the server draws always has it, as one page is sent to many visitors; the document hides it from those who have chosen.
 */
export function CookieBanner() {
  const state = useAtomValue(cookieBannerAtom);
  const choice = useAtomValue(cookieChoiceAtom);
  const shown = useBrowserValue(() => state, 'asking');
  useEffect(() => {
    // The style sheet reserves room for the question until it is answered.
    if (choice !== null) document.documentElement.dataset['cookies'] = 'chosen';
  }, [choice]);
  return shown === null ? null : <Banner key={shown} choice={shown === 'reopened' ? choice : null} isReopened={shown === 'reopened'} />;
}

type BannerProps = { readonly choice: CookieChoice | null; readonly isReopened: boolean };

function Banner({ choice, isReopened }: BannerProps) {
  const element = useFootRoom();
  const choose = useSetAtom(cookieChoiceAtom);
  const close = useSetAtom(closeCookieBannerAtom);
  useEffect(() => {
    if (!isReopened) return;
    const cameFrom = document.activeElement;
    element.current?.focus({ preventScroll: true });
    return () => {
      if (cameFrom instanceof HTMLElement) cameFrom.focus({ preventScroll: true });
    };
  }, [isReopened, element]);
  const handleChoose = (choice: CookieChoice) => {
    choose(choice);
    close();
  };
  return (
    <section
      className={joinClasses('needs-script', styles.banner, !isReopened && styles.asking)}
      ref={element}
      aria-label="Cookie choice"
      tabIndex={-1}
    >
      <div className={`wrap ${styles.in}`}>
        {isReopened && hasPrivacySignal() ? <SignalText onClose={close} /> : <Question choice={choice} onChoose={handleChoose} />}
      </div>
    </section>
  );
}

type QuestionProps = Pick<BannerProps, 'choice'> & { readonly onChoose: (choice: CookieChoice) => void };

function Question({ choice, onChoose }: QuestionProps) {
  return (
    <>
      <p className={styles.text}>
        Some cookies are needed, to log in for example. May we also count visits and compare variants of pages, under a random number?{' '}
        <Link to="/privacy-policy#cookies">Cookies in our privacy policy</Link>
        {choice !== null && (
          <strong className={styles.now}>{choice === 'all' ? 'Now: statistics are allowed.' : 'Now: only what is needed.'}</strong>
        )}
      </p>
      <div className={styles.choices}>
        <Button variant="line" size="small" onClick={() => onChoose('all')}>
          Allow statistics
        </Button>
        <Button variant="line" size="small" onClick={() => onChoose('needed')}>
          Only what is needed
        </Button>
      </div>
    </>
  );
}

function SignalText({ onClose }: { readonly onClose: () => void }) {
  return (
    <>
      <p className={styles.text}>
        Your browser asks every site for privacy (Global Privacy Control), so only what is needed is stored.{' '}
        <Link to="/privacy-policy#cookies">Cookies in our privacy policy</Link>
      </p>
      <div className={styles.choices}>
        <Button variant="line" size="small" onClick={onClose}>
          Close
        </Button>
      </div>
    </>
  );
}

import { openJoinPanelAtom } from '@alltalent/shared/state';
import { Button, Icon, TextLink } from '@alltalent/shared/ui';
import { useSetAtom } from 'jotai';
import { useLocation } from 'react-router';
import styles from './private-profile.module.css';

/** Page of a profile that only members see. It does not reveal whose profile it is. */
export function PrivateProfile() {
  const openJoinPanel = useSetAtom(openJoinPanelAtom);
  const { pathname, search, hash } = useLocation();
  return (
    <section className={styles.box} aria-labelledby="private-profile">
      <Icon name="lock" />
      <h1 id="private-profile" className={styles.title}>
        This profile is private
      </h1>
      <p className={styles.text}>Its owner shows it to members only. Log in, and it opens here.</p>
      <div className={styles.ways}>
        <Button aria-haspopup="dialog" onClick={() => openJoinPanel(pathname + search + hash)}>
          Log in
        </Button>
        <TextLink to="/talents" hasArrow>
          Browse talent
        </TextLink>
      </div>
    </section>
  );
}

import { useSetAtom } from 'jotai';
import { reopenCookieBannerAtom } from '../notices/cookie-banner.atoms';
import styles from './footer.module.css';

export function CookieChoiceButton() {
  const reopen = useSetAtom(reopenCookieBannerAtom);
  return (
    <button type="button" className={`${styles.again} needs-script`} onClick={reopen}>
      Cookie choice
    </button>
  );
}

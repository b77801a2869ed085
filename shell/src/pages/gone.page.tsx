import { ButtonLink, LampArt, usePageTitle } from '@alltalent/shared/ui';
import { useServedLinks } from '../frame/use-gone-pages';
import { t } from '../messages';
import styles from './pages.module.css';

const CONTACT = [{ label: t('notFound.contact'), to: '/contactus' }] as const;

/** Shown in place of a page whose remote was deleted. */
export function GonePage() {
  usePageTitle(t('gone.documentTitle'));
  const ways = useServedLinks(CONTACT);
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.words}>
        <p className="kicker num">410</p>
        <h1 className={styles.title}>{t('gone.title')}</h1>
        <p className="lede">{t('gone.text')}</p>
        <div className={styles.actions}>
          <ButtonLink variant="ink" to="/">
            {t('notFound.home')}
          </ButtonLink>
          {ways.map(({ label, to }) => (
            <ButtonLink key={to} variant="line" to={to}>
              {label}
            </ButtonLink>
          ))}
        </div>
      </div>
      <LampArt className={styles.art} />
    </div>
  );
}

import { Button, TextLink } from '@alltalent/shared/ui';
import { type FormEvent, useId } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { usePageTitle } from '@alltalent/shared/ui';
import { t } from '../messages';
import { useGonePages, useServedLinks } from '../frame/use-gone-pages';
import { GonePage } from './gone.page';
import { EmptyStage } from './empty-stage';
import styles from './pages.module.css';

const WAYS_ON = [
  { label: t('notFound.home'), to: '/' },
  { label: t('notFound.talents'), to: '/talents' },
  { label: t('notFound.jobs'), to: '/jobs' },
  { label: t('notFound.success'), to: '/success' },
  { label: t('notFound.contact'), to: '/contactus' },
] as const;
const SEARCH_PATH = '/talents';

/** Shown where no remote has a page; where one had, it says so. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  return useGonePages()(pathname) ? <GonePage /> : <MissingPage />;
}

function MissingPage() {
  const ways = useServedLinks(WAYS_ON);
  const isSearched = !useGonePages()(SEARCH_PATH);
  usePageTitle(t('notFound.documentTitle'));
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.words}>
        <p className="kicker num">404</p>
        <h1 className={styles.title}>{t('notFound.title')}</h1>
        <p className="lede">{t('notFound.advice')}</p>
        {isSearched && <TalentSearch />}
        <ul className={styles.ways}>
          {ways.map(({ label, to }) => (
            <li key={to}>
              <TextLink to={to}>{label}</TextLink>
            </li>
          ))}
        </ul>
      </div>
      <EmptyStage className={styles.art} />
    </div>
  );
}

function TalentSearch() {
  const navigate = useNavigate();
  const id = useId();
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const copy = new FormData(event.currentTarget).get('searchtext');
    const text = typeof copy === 'string' ? copy.trim() : '';
    void navigate(text === '' ? '/talents' : `/talents?${new URLSearchParams({ searchtext: text }).toString()}`);
  };
  return (
    <form className={styles.search} role="search" action="/talents" onSubmit={handleSubmit}>
      <label className="vh" htmlFor={id}>
        {t('notFound.search')}
      </label>
      <input id={id} name="searchtext" type="search" placeholder={t('notFound.searchPlaceholder')} maxLength={120} />
      <Button type="submit" variant="ink" icon="search">
        {t('notFound.searchButton')}
      </Button>
    </form>
  );
}

import { Button, TextLink } from '@alltalent/shared/ui';
import { type FormEvent, useId } from 'react';
import { useNavigate } from 'react-router';
import { usePageTitle } from '@alltalent/shared/ui';
import { EmptyStage } from './empty-stage';
import styles from './pages.module.css';

const WAYS_ON = [
  { label: 'Home', to: '/' },
  { label: 'Browse talent', to: '/talents' },
  { label: 'Open casting calls', to: '/jobs' },
  { label: 'Success stories', to: '/success' },
  { label: 'Contact us', to: '/contactus' },
] as const;

export function NotFoundPage() {
  usePageTitle('Page not found | All Talent');
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.words}>
        <p className="kicker num">404</p>
        <h1 className={styles.title}>Nobody is standing on this mark</h1>
        <p className="lede">
          The page may have moved, or the address has a slip in it. Look for a person instead, or take one of these ways on.
        </p>
        <TalentSearch />
        <ul className={styles.ways}>
          {WAYS_ON.map(({ label, to }) => (
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
    const words = new FormData(event.currentTarget).get('searchtext');
    const text = typeof words === 'string' ? words.trim() : '';
    void navigate(text === '' ? '/talents' : `/talents?${new URLSearchParams({ searchtext: text }).toString()}`);
  };
  return (
    <form className={styles.search} role="search" action="/talents" onSubmit={handleSubmit}>
      <label className="vh" htmlFor={id}>
        Search talent
      </label>
      <input id={id} name="searchtext" type="search" placeholder="Who are you looking for?" maxLength={120} />
      <Button type="submit" variant="ink" icon="search">
        Search
      </Button>
    </form>
  );
}

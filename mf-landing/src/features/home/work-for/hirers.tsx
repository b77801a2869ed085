import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { hirersQuery } from './hirers.query';
import css from './work-for.module.css';

/** Clients with open jobs today; left out without a response and without jobs. */
export function Hirers() {
  const { data } = useQuery(hirersQuery);
  if (!data || data.length === 0) return null;
  return (
    <div className={css.hirers}>
      <h3 className={css.hirersTitle}>Hiring today</h3>
      <ul className={css.houses}>
        {data.map(({ name, open_jobs }) => (
          <li key={name}>
            <Link to={`/jobs?${new URLSearchParams({ q: name }).toString()}`}>
              <strong>{name}</strong> <span className="num">{open_jobs === 1 ? '1 call' : `${open_jobs} calls`}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

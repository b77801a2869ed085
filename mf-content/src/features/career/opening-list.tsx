import type { Opening } from '@alltalent/shared/contracts';
import { EmptyState, Skeleton, TextLink } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { QueryView } from '@alltalent/shared/ui/query-view';
import css from './career.module.css';
import { OpeningFacts } from './opening-facts';
import { openingsQuery } from './openings.query';

export function OpeningList() {
  return (
    <section className={css.openings} aria-labelledby="openings">
      <h2 id="openings" className={css.title}>
        Openings
      </h2>
      <QueryView
        query={useQuery(openingsQuery)}
        failure="The openings did not load"
        loading={(isShown) => <OpeningsLoading isShown={isShown} />}
      >
        {(openings) => (openings.length === 0 ? <NoOpenings /> : <Rows openings={openings} />)}
      </QueryView>
    </section>
  );
}

function NoOpenings() {
  return (
    <EmptyState title="No openings right now" headingLevel={3} action={<TextLink to="#apply">Write to us anyway</TextLink>}>
      When there is one, it appears here with its pay. You need not wait for it to write.
    </EmptyState>
  );
}

function Rows({ openings }: { readonly openings: readonly Opening[] }) {
  return (
    <ul className={css.rows}>
      {openings.map((opening) => (
        <li key={opening.slug} className={css.row}>
          <div>
            <h3 className={css.rowTitle}>
              <Link to={`/career/${opening.slug}`}>{opening.title}</Link>
            </h3>
            <p className="muted">{opening.summary}</p>
          </div>
          <OpeningFacts opening={opening} />
        </li>
      ))}
    </ul>
  );
}

function OpeningsLoading({ isShown }: { readonly isShown: boolean }) {
  return (
    <div className={css.loading} role="status" aria-label="Loading the openings">
      {isShown && <Skeleton shape="block" height="18rem" />}
    </div>
  );
}

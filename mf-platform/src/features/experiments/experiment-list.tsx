import { type ExperimentsResponse, shortMomentInIndia } from '@alltalent/shared/contracts';
import { Badge, EmptyState } from '@alltalent/shared/ui';
import { Link } from 'react-router';
import css from './experiments.module.css';

export function ExperimentList({ experiments }: ExperimentsResponse) {
  if (experiments.length === 0) {
    return (
      <EmptyState title="No test yet">
        A squad starts one with a release: <code>npm run release -w mf-landing -- --experiment hero-words --variant B --weight 20</code>
      </EmptyState>
    );
  }
  return (
    <ul className={css.list}>
      {experiments.map(({ name, remote, state, started_at: startedAt }) => (
        <li key={name} className={css.item}>
          <Link className={css.name} to={`/platform/experiments/${name}`}>
            {name}
          </Link>
          <span>{remote}</span>
          <Badge kind={state === 'running' ? 'verified' : 'soft'}>{state}</Badge>
          <span className="muted num">since {shortMomentInIndia(startedAt)}</span>
        </li>
      ))}
    </ul>
  );
}

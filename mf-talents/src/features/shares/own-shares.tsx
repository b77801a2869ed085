import type { SentShare } from '@alltalent/shared/contracts';
import { ButtonLink, EmptyState, ErrorState, Skeleton, useDelayed } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { ShareRecord } from './share-record';
import { ownSharesQuery } from './shares.query';
import { t } from '../../messages';
import css from './shares.module.css';

/** What the user sent to others. */
export function OwnShares() {
  const { data, error, refetch } = useQuery(ownSharesQuery);
  return (
    <>
      <h1>Shared profiles</h1>
      <p className={`muted ${css.note}`}>{t('shares.noCopy')}</p>
      {data && <Shares shares={data} />}
      {!data && error && <ErrorState title="Your shares did not load" error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SharesSkeleton label="Your shares are loading" />}
    </>
  );
}

function Shares({ shares }: { readonly shares: readonly SentShare[] }) {
  if (shares.length > 0) {
    return (
      <div className={css.shares}>
        {shares.map((share) => (
          <ShareRecord key={share.id} share={share} by={{ id: share.id }} />
        ))}
      </div>
    );
  }
  const action = (
    <ButtonLink variant="ink" to="/talents">
      Browse talent
    </ButtonLink>
  );
  return (
    <EmptyState title="Nothing shared yet" action={action}>
      Tick faces on the talent page and send them to somebody. What they say appears here.
    </EmptyState>
  );
}

export function SharesSkeleton({ label }: { readonly label: string }) {
  const isShown = useDelayed(true);
  return (
    <div className={css.loading} role="status" aria-label={label}>
      {isShown && <Skeleton shape="block" height="12rem" />}
    </div>
  );
}

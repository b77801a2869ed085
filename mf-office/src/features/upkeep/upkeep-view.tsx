import { messageOf, request } from '@alltalent/shared/api';
import { ENDPOINTS, shortMomentInIndia, type UpkeepRun } from '@alltalent/shared/contracts';
import { addToastAtom } from '@alltalent/shared/state';
import { Button } from '@alltalent/shared/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useConfirmed } from '../../domain/office-page/confirming';
import { OfficeQueryView } from '../../domain/office-page/office-query-view';
import { t } from '../../messages/upkeep';
import { upkeepQuery } from './upkeep.query';
import styles from './upkeep.module.css';

/** Tasks that run in the background when they are asked for, with their results. */
export function UpkeepView() {
  const query = useQuery(upkeepQuery);
  const { mutate, isPending } = useStart();
  const isRunning = query.data?.data.some(({ state }) => state === 'running') ?? false;
  return (
    <section className={styles.upkeep} aria-labelledby="ratings">
      <h2 id="ratings" className={styles.heading}>
        {t('upkeep.ratings')}
      </h2>
      <p>{t('upkeep.ratingsText')}</p>
      <Button variant="ink" size="small" disabled={isRunning} isPending={isPending} onClick={() => mutate()}>
        {t('upkeep.start')}
      </Button>
      <p className="muted" role="status">
        {isRunning && t('upkeep.running')}
      </p>
      <h3 className={styles.runs}>{t('upkeep.runs')}</h3>
      <OfficeQueryView query={query} failure={t('upkeep.failure')}>
        {({ data }) => <Runs runs={data} />}
      </OfficeQueryView>
    </section>
  );
}

function useStart() {
  const queryClient = useQueryClient();
  const confirmed = useConfirmed();
  const addToast = useSetAtom(addToastAtom);
  return useMutation({
    networkMode: 'always',
    mutationFn: () => confirmed(() => request(ENDPOINTS.startUpkeep, { task: 'rebuild-ratings' })),
    onSuccess: (runs) => runs && queryClient.setQueryData(upkeepQuery.queryKey, runs),
    onError: (error) => addToast({ kind: 'error', text: messageOf(error) }),
  });
}

function Runs({ runs }: { readonly runs: readonly UpkeepRun[] }) {
  if (runs.length === 0) return <p className="muted">{t('upkeep.none')}</p>;
  return (
    <ol className={styles.list} aria-label={t('upkeep.runs')}>
      {runs.map(({ id, state, result, asked_by: name, asked_at: at }) => (
        <li key={id}>
          <span>{t('upkeep.state', { state, count: result ?? 0 })}</span>
          <span className="muted num">{t('upkeep.asked', { name, at: shortMomentInIndia(at) })}</span>
        </li>
      ))}
    </ol>
  );
}

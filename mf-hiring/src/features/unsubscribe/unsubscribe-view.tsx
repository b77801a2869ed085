import { ApiError, refusalOf, request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { Alert, Button, Skeleton, TextLink } from '@alltalent/shared/ui';
import { QueryView } from '@alltalent/shared/ui/query-view';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { t } from '../../messages';
import styles from './unsubscribe.module.css';

const alertQuery = (token: string) =>
  queryOptions({
    queryKey: ['alert', token],
    queryFn: async ({ signal }) => (await request(ENDPOINTS.alertState, { token }, { signal })).data,
    retry: false,
  });

/** Stops the mails of one search by one button, also for those who are not logged in. Opening the page stops nothing. */
export function UnsubscribeView() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const query = useQuery({ ...alertQuery(token), enabled: token !== '' });
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className={styles.title}>{t('unsubscribe.title')}</h1>
      {token === '' || isUnknown(query.error) ? (
        <p>{t('unsubscribe.unknown')}</p>
      ) : (
        <QueryView query={query} failure={t('unsubscribe.failure')} loading={(isShown) => <div>{isShown && <Skeleton width="70%" />}</div>}>
          {({ name, is_mailed: isMailed }) => (isMailed ? <Stop token={token} name={name} /> : <Stopped name={name} />)}
        </QueryView>
      )}
      <p>
        <TextLink to="/saved-searches">{t('unsubscribe.toSearches')}</TextLink>
      </p>
    </div>
  );
}

/** Whether the token belongs to no search: the search was deleted, or the address was cut. */
function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && [400, 404].includes(error.problem.status);
}

function Stop({ token, name }: { readonly token: string; readonly name: string }) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => request(ENDPOINTS.unsubscribeAlert, { token }),
    onSuccess: () => queryClient.setQueryData(alertQuery(token).queryKey, { name, is_mailed: false }),
  });
  return (
    <>
      <p>{t('unsubscribe.ask', { name })}</p>
      <Button isPending={isPending} onClick={() => mutate()}>
        {t('unsubscribe.stop')}
      </Button>
      {error !== null && !isPending && <Alert kind="error">{refusalOf(error)}</Alert>}
    </>
  );
}

function Stopped({ name }: { readonly name: string }) {
  return <p role="status">{t('unsubscribe.done', { name })}</p>;
}

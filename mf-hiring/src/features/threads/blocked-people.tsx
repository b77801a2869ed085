import { messageOf, request } from '@alltalent/shared/api';
import { ENDPOINTS, shortMomentInIndia } from '@alltalent/shared/contracts';
import { TextButton } from '@alltalent/shared/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { t } from '../../messages';
import styles from './threads.module.css';
import { blocksQuery } from './threads.query';

/** People whom the user blocked, each with a way to take it back; nothing while there are none. */
export function BlockedPeople() {
  const queryClient = useQueryClient();
  const { data = [] } = useQuery(blocksQuery);
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: (id: number) => request(ENDPOINTS.unblockPerson, { id }),
    onSuccess: (answer) => queryClient.setQueryData(blocksQuery.queryKey, answer.data),
  });
  if (data.length === 0) return null;
  return (
    <section className={styles.blocked} aria-labelledby="blocked-people">
      <h2 id="blocked-people">{t('messages.blockedPeople')}</h2>
      <ul>
        {data.map(({ id, name, at }) => (
          <li key={id}>
            <span className={styles.cut}>{name}</span>
            <span className="muted">{t('messages.blockedOn', { day: shortMomentInIndia(at) })}</span>
            <TextButton disabled={isPending} aria-label={t('messages.unblockName', { name })} onClick={() => mutate(id)}>
              {t('messages.unblock')}
            </TextButton>
          </li>
        ))}
      </ul>
      {error !== null && <p role="alert">{messageOf(error)}</p>}
    </section>
  );
}

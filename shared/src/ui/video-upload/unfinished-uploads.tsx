import { messageOf, OWN_DATA, request } from '@alltalent/shared/api';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ENDPOINTS } from '../../contracts/endpoints';
import { Alert } from '../alert/alert';
import { Button } from '../button/button';
import { megabytes } from './check-file';
import { t } from './messages';
import styles from './video-upload.module.css';

const ownVideosQuery = queryOptions({
  queryKey: [OWN_DATA, 'own-videos'],
  queryFn: ({ signal }) => request(ENDPOINTS.ownVideos, {}, { signal }),
  staleTime: 0,
});

/** Uploads that take the room of a new one and are of no use: each can be deleted. */
export function UnfinishedUploads() {
  const queryClient = useQueryClient();
  const { data } = useQuery(ownVideosQuery);
  const { mutate, isPending, variables, error } = useMutation({
    networkMode: 'always',
    mutationFn: (id: string) => request(ENDPOINTS.removeVideo, { id }),
    onSuccess: (response) => queryClient.setQueryData(ownVideosQuery.queryKey, response),
  });
  const left = data?.data.filter(({ state }) => state === 'uploading' || state === 'refused') ?? [];
  if (left.length === 0) return null;
  return (
    <>
      <ul className={styles.left} aria-label={t('upload.unfinished')}>
        {left.map(({ id, name, bytes }) => (
          <li key={id}>
            <span>{t('upload.unfinishedOne', { name, size: megabytes(bytes) })}</span>
            <Button variant="line" size="small" isPending={isPending && variables === id} onClick={() => mutate(id)}>
              {t('upload.delete')}
              <span className="vh"> {name}</span>
            </Button>
          </li>
        ))}
      </ul>
      {error && <Alert kind="error">{messageOf(error)}</Alert>}
    </>
  );
}

import { refusalOf, request } from '@alltalent/shared/api';
import { ENDPOINTS, type Order } from '@alltalent/shared/contracts';
import { Alert, Spinner, TextButton } from '@alltalent/shared/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '../../messages';
import styles from './order.module.css';
import { orderQuery } from './order.query';

/** Cancels an unpaid order, and shows its new state: it may have been paid meanwhile. */
export function CancelOrder({ order: { id } }: { readonly order: Order }) {
  const queryClient = useQueryClient();
  const { queryKey } = orderQuery(id);
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => request(ENDPOINTS.cancelOrder, { id }),
    onMutate: () => queryClient.cancelQueries({ queryKey }),
    onSuccess: ({ data }) => queryClient.setQueryData(queryKey, data),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
  return (
    <>
      <TextButton className={styles.target} aria-busy={isPending || undefined} onClick={() => (isPending ? undefined : mutate())}>
        {isPending && <Spinner />} {t('order.cancel')}
      </TextButton>
      {error && <Alert kind="error">{refusalOf(error)}</Alert>}
    </>
  );
}

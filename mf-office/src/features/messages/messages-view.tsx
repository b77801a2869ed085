import { MESSAGE_STATES, type MessageState, MOST_COUNTED, type UnsentMessagesResponse } from '@alltalent/shared/contracts';
import { ChipLink, ErrorState, Skeleton, useDelayed } from '@alltalent/shared/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useClosedOffice } from '../../domain/office-page/office-query-view';
import { t } from '../../messages/unsent';
import { MessageRows } from './message-rows';
import { messagesQuery } from './messages.query';
import styles from './messages.module.css';

const STATE = 'state';
const STATE_NAMES = { failed: 'messages.failed', held: 'messages.held' } as const;

/** Messages that did not go out; the state is in the address. */
export function MessagesView() {
  const [params] = useSearchParams();
  const state = MESSAGE_STATES.find((known) => known === params.get(STATE)) ?? 'failed';
  const { data, error, refetch, isPending, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(messagesQuery(state));
  const isSkeletonShown = useDelayed(isPending);
  useClosedOffice(error);
  if (data === undefined && error) {
    return <ErrorState title={t('messages.failure')} error={error} onRetry={() => void refetch()} />;
  }
  const [first] = data?.pages ?? [];
  if (data === undefined || first === undefined) {
    return (
      <div role="status" aria-label={t('messages.loading')}>
        {isSkeletonShown && <Skeleton shape="block" height="20rem" />}
      </div>
    );
  }
  const more = hasNextPage ? { onMore: () => void fetchNextPage(), isPending: isFetchingNextPage } : null;
  return (
    <div className={styles.view}>
      <States state={state} counts={first} />
      <p className={styles.about}>{t('messages.about', { state })}</p>
      <MessageRows key={state} state={state} messages={data.pages.flatMap((page) => page.data)} held={first.held} more={more} />
    </div>
  );
}

type StatesProps = { readonly state: MessageState; readonly counts: Pick<UnsentMessagesResponse, MessageState> };

function States({ state, counts }: StatesProps) {
  return (
    <nav aria-label={t('messages.states')} className={styles.states}>
      {MESSAGE_STATES.map((one) => (
        <ChipLink key={one} to={`/office/messages?${STATE}=${one}`} isCurrent={one === state}>
          {t(STATE_NAMES[one], { count: countOf(counts[one]) })}
        </ChipLink>
      ))}
    </nav>
  );
}

function countOf(count: number): string {
  return count > MOST_COUNTED ? `${MOST_COUNTED}+` : String(count);
}

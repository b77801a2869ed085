import { hasCode, useLiveQuery, useMayChange } from '@alltalent/shared/api';
import { dayInIndia, longDayInIndia, type ThreadMessage, type ThreadResponse } from '@alltalent/shared/contracts';
import { Alert, Button, ButtonLink, EmptyState, ErrorState, Skeleton, TextLink } from '@alltalent/shared/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { ChildNote } from '../../domain/parties/party-line';
import { t } from '../../messages';
import { MessageItem, WaitingItem } from './message-item';
import { ThreadMenu } from './thread-menu';
import styles from './threads.module.css';
import { filesOf, threadQuery } from './threads.query';
import { useOutbox } from './use-outbox';
import { useReading } from './use-reading';
import { useScrolling } from './use-scrolling';

const Composer = lazy(() => import(/* webpackChunkName: "composer" */ './composer').then((part) => ({ default: part.Composer })));

/** One thread with its messages, and the form that writes another one. */
export function ThreadView({ id }: { readonly id: number }) {
  const query = useInfiniteQuery(threadQuery(id));
  const { data, error, refetch } = query;
  useLiveQuery(['messages'], threadQuery(id).queryKey, { id, isWatched: true });
  if (data?.pages[0]) return <Thread query={query} thread={data.pages[0]} />;
  if (hasCode(error, 'NOT_FOUND')) return <UnknownThread />;
  return (
    <>
      <h1 className="vh">{t('messages.title')}</h1>
      {error ? (
        <ErrorState title={t('messages.threadFailed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-busy="true" aria-label={t('messages.threadLoading')}>
          <Skeleton shape="card" height="24rem" />
        </div>
      )}
    </>
  );
}

export function UnknownThread() {
  const action = (
    <ButtonLink variant="ink" to="/messages">
      {t('messages.all')}
    </ButtonLink>
  );
  return (
    <>
      <h1 className="vh">{t('messages.title')}</h1>
      <EmptyState title={t('messages.unknown')} action={action}>
        {t('messages.unknownText')}
      </EmptyState>
    </>
  );
}

type Query = ReturnType<typeof useInfiniteQuery<ThreadResponse['data']>>;
type ThreadProps = {
  readonly thread: ThreadResponse['data'];
  readonly query: Pick<Query, 'refetch' | 'hasNextPage' | 'fetchNextPage' | 'isFetchingNextPage' | 'dataUpdatedAt'> & {
    readonly data: { readonly pages: readonly ThreadResponse['data'][] } | undefined;
  };
};

function Thread({ thread, query }: ThreadProps) {
  const { id, other, job, subject } = thread;
  const messages = (query.data?.pages ?? []).toReversed().flatMap((page) => page.messages);
  const outbox = useOutbox(id);
  const mayChange = useMayChange();
  const { id: newest = 0, is_own: isOwn = false } = messages.at(-1) ?? {};
  useReading(id, mayChange ? thread.unread : 0, newest);
  const list = useScrolling({ oldest: messages[0]?.id ?? 0, newest, isOwn, waiting: outbox.waiting.length });
  const lastRead = messages.findLast((message) => message.is_own && message.id <= thread.read_until)?.id;
  const files = {
    loadedAt: query.dataUpdatedAt,
    async renew(fileId: string) {
      // Several files may fail at once; one read renews them all.
      const { data } = await query.refetch({ cancelRefetch: false });
      return filesOf(data).find((file) => file.id === fileId)?.url ?? null;
    },
  };
  return (
    <section className={styles.thread} aria-labelledby="thread-title">
      <header className={styles.head}>
        <TextLink className={styles.back} to="/messages">
          {t('messages.all')}
        </TextLink>
        <h1 id="thread-title" className={styles.name}>
          {other.path === '' ? other.name : <TextLink to={other.path}>{other.name}</TextLink>}
        </h1>
        <ChildNote party={other} />
        <p className={styles.about}>
          {job && <TextLink to={`/jobs/${job.id}-${job.slug}`}>{job.title}</TextLink>}{' '}
          <TextLink to={subject.path}>{subject.label}</TextLink>
        </p>
        <ThreadMenu threadId={id} name={other.name} blockId={thread.block_id} />
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className={styles.scroll} ref={list} role="log" aria-label={t('messages.log', { name: other.name })} tabIndex={0}>
        {query.hasNextPage && (
          <Button variant="line" size="small" isPending={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('messages.older')}
          </Button>
        )}
        {messages.length === 0 && outbox.waiting.length === 0 && <p className="muted">{t('messages.first')}</p>}
        {byDay(messages).map(({ day, own }) => (
          <section key={day}>
            <h2 className={styles.day}>{longDayInIndia(own[0]?.at ?? day)}</h2>
            <ul className={styles.messages}>
              {own.map((message) => (
                <MessageItem key={message.id} message={message} isRead={message.id === lastRead} files={files} />
              ))}
            </ul>
          </section>
        ))}
        <ul className={styles.messages}>
          {outbox.waiting.map((message) => (
            <WaitingItem
              key={message.key}
              message={message}
              onAgain={() => outbox.sendAgain(message)}
              onRemove={() => outbox.remove(message.key)}
            />
          ))}
        </ul>
      </div>
      {!mayChange && <Alert kind="info">{t('viewer.note')}</Alert>}
      {mayChange && thread.may_write && (
        <Suspense fallback={<div className={styles.composer} aria-busy="true" />}>
          <Composer key={id} threadId={id} isBooked={thread.is_booked} onSend={outbox.send} />
        </Suspense>
      )}
      {mayChange && !thread.may_write && <Alert kind="info">{thread.is_blocked ? t('messages.youBlocked') : t('messages.closed')}</Alert>}
    </section>
  );
}

function byDay(messages: readonly ThreadMessage[]): readonly { readonly day: string; readonly own: readonly ThreadMessage[] }[] {
  const days = new Map<string, ThreadMessage[]>();
  for (const message of messages) {
    const day = dayInIndia(Date.parse(message.at));
    days.set(day, [...(days.get(day) ?? []), message]);
  }
  return [...days].map(([day, own]) => ({ day, own }));
}

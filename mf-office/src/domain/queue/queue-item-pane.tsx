import { hasCode } from '@alltalent/shared/api';
import type { QueueItem } from '@alltalent/shared/contracts';
import { Alert, Button, EmptyState, Icon, TextButton } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Key } from '../key/key';
import { t } from '../../messages';
import { outbox } from '../decisions/decisions';
import { OfficeQueryView } from '../office-page/office-query-view';
import { DecisionButtons } from './decision-buttons';
import type { QueuePageProps } from './queue-page-props';
import { queueDetailQuery } from './queue-source';
import styles from './queue.module.css';
import { useClaim } from './use-claim';
import type { OpenQueue } from './use-queue';

type PaneProps<Item extends QueueItem, Detail> = Pick<QueuePageProps<Item, Detail>, 'source' | 'decisions' | 'titleOf' | 'render'> &
  OpenQueue<Item> & { readonly hasKeys: boolean };

/** The open item of a queue; before one is open, how to open it. */
export function QueueItemPane<Item extends QueueItem, Detail>(props: PaneProps<Item, Detail>) {
  const { openId } = props;
  if (openId === null) {
    return (
      <section className={styles.pane} aria-label={t('queue.item')}>
        <div className={styles.nothing}>
          <p>{t('queue.choose')}</p>
          <p className="muted">
            <Key name="j" isRead /> {t('queue.chooseKey')}
          </p>
        </div>
      </section>
    );
  }
  return <OpenItem key={openId} {...props} openId={openId} />;
}

type OpenItemProps<Item extends QueueItem, Detail> = PaneProps<Item, Detail> & { readonly openId: string };

function OpenItem<Item extends QueueItem, Detail>(props: OpenItemProps<Item, Detail>) {
  const { source, openId, open, openAfter } = props;
  const query = useQuery(queueDetailQuery(source, openId));
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    pane.current?.focus({ preventScroll: true });
    // The item before was read to its end.
    if ((pane.current?.getBoundingClientRect().top ?? 0) < 0) pane.current?.scrollIntoView();
  }, []);
  return (
    <section ref={pane} className={styles.pane} aria-label={t('queue.item')} tabIndex={-1}>
      <TextButton className={styles.back} onClick={() => open(null)}>
        <Icon name="prev" />
        {t('queue.back')}
      </TextButton>
      {hasCode(query.error, 'NOT_FOUND') ? (
        <Gone onNext={openAfter} />
      ) : (
        <OfficeQueryView query={query} failure={t('queue.itemFailure')}>
          {(detail) => <Shown {...props} detail={detail} />}
        </OfficeQueryView>
      )}
    </section>
  );
}

function Gone({ onNext }: { readonly onNext: () => void }) {
  const action = (
    <Button variant="ink" onClick={onNext}>
      {t('queue.openNext')}
    </Button>
  );
  return (
    <EmptyState title={t('queue.goneTitle')} action={action}>
      {t('queue.goneText')}
    </EmptyState>
  );
}

function Shown<Item extends QueueItem, Detail>(props: OpenItemProps<Item, Detail> & { readonly detail: Detail }) {
  const { source, decisions, titleOf, render, openId, openAfter, hasKeys, detail } = props;
  const { colleague, takeOver } = useClaim(source.queue, openId);
  const title = titleOf(detail);
  return (
    <>
      {colleague && (
        <Alert kind="info" className={styles.colleague}>
          <div className={styles.claim}>
            <span>{t('queue.colleague', { name: colleague.name })}</span>
            <Button variant="line" size="small" onClick={takeOver}>
              {t('queue.takeOver')}
            </Button>
          </div>
        </Alert>
      )}
      {render(detail, { openNext: openAfter, hasKeys })}
      {decisions.length > 0 && (
        <DecisionButtons
          queue={source.queue}
          title={title}
          decisions={decisions}
          hasKeys={hasKeys}
          onDecide={({ past, inputOf }, reason) => {
            openAfter();
            outbox.add({ queue: source.queue, itemId: openId, title, label: past, input: inputOf(detail, reason), words: reason });
          }}
        />
      )}
    </>
  );
}

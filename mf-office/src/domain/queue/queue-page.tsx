import type { QueueItem } from '@alltalent/shared/contracts';
import { useEffect, useRef, useState } from 'react';
import { selectionKeys } from '../bulk/selection-keys';
import { useSelection } from '../bulk/use-selection';
import { outbox } from '../decisions/decisions';
import { OfficePage } from '../office-page/office-page';
import { keyChoice } from './key-choice';
import { KeysButton } from './keys-button';
import { KeysDialog } from './keys-dialog';
import { QueueItemPane } from './queue-item-pane';
import { QueueList } from './queue-list';
import type { QueuePageProps } from './queue-page-props';
import styles from './queue.module.css';
import { useKeys } from './use-keys';
import { useQueue } from './use-queue';

/** A queue of the office: its list, the open item with its decisions, and their keys. */
export function QueuePage<Item extends QueueItem, Detail>({ title, right, ...props }: QueuePageProps<Item, Detail>) {
  const [isShowingKeys, setIsShowingKeys] = useState(false);
  return (
    <OfficePage title={title} right={right} end={<KeysButton onClick={() => setIsShowingKeys(true)} />}>
      <Queue {...props} isShowingKeys={isShowingKeys} onKeys={setIsShowingKeys} />
    </OfficePage>
  );
}

type QueueProps<Item extends QueueItem, Detail> = Omit<QueuePageProps<Item, Detail>, 'title' | 'right'> & {
  readonly isShowingKeys: boolean;
  readonly onKeys: (isShown: boolean) => void;
};

function Queue<Item extends QueueItem, Detail>(props: QueueProps<Item, Detail>) {
  const { source, decisions, itemKeys = [], titleOf, render, filters, bulk, isShowingKeys, onKeys } = props;
  const { query, ...queue } = useQueue(source);
  const { items, openId } = queue;
  const selection = useSelection(items, JSON.stringify([source.filters, queue.searching.search]));
  const [hasKeys, setHasKeys] = useState(() => keyChoice.read());
  const searchField = useRef<HTMLDivElement>(null);
  useEffect(() => () => void outbox.flush(), []);
  const keys = {
    j: queue.openNext,
    k: queue.openPrevious,
    '/': () => searchField.current?.querySelector('input')?.focus(),
    '?': () => onKeys(true),
    Escape: openId === null ? undefined : () => queue.open(null),
    ...(bulk && selectionKeys(selection, openId)),
  };
  useKeys(hasKeys ? keys : {});
  const choose = (isOn: boolean) => {
    setHasKeys(isOn);
    keyChoice.write(isOn);
  };
  return (
    <>
      <div className={styles.queue} data-open={openId !== null || undefined}>
        <QueueList {...queue} {...{ source, query, filters }} searchRef={searchField} selection={bulk ? selection : null} />
        <QueueItemPane {...{ source, decisions, titleOf, render }} hasKeys={hasKeys && selection.items.length === 0} {...queue} />
        {isShowingKeys && (
          <KeysDialog decisions={[...decisions, ...itemKeys]} isOn={hasKeys} onChange={choose} onClose={() => onKeys(false)} />
        )}
      </div>
      {selection.wasUsed && bulk?.({ selection, colleagues: query.data?.pages[0]?.colleagues ?? [], hasKeys })}
    </>
  );
}

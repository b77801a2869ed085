import type { QueueItem } from '@alltalent/shared/contracts';
import { useEffect, useRef, useState } from 'react';
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
  const { source, decisions, itemKeys = [], titleOf, render, filters, isShowingKeys, onKeys } = props;
  const { query, ...queue } = useQueue(source);
  const [hasKeys, setHasKeys] = useState(() => keyChoice.read());
  const searchField = useRef<HTMLDivElement>(null);
  useEffect(() => () => void outbox.flush(), []);
  const keys = {
    j: queue.openNext,
    k: queue.openPrevious,
    '/': () => searchField.current?.querySelector('input')?.focus(),
    '?': () => onKeys(true),
    Escape: queue.openId === null ? undefined : () => queue.open(null),
  };
  useKeys(hasKeys ? keys : {});
  const choose = (isOn: boolean) => {
    setHasKeys(isOn);
    keyChoice.write(isOn);
  };
  return (
    <div className={styles.queue} data-open={queue.openId !== null || undefined}>
      <QueueList {...queue} source={source} query={query} filters={filters} searchRef={searchField} />
      <QueueItemPane {...{ source, decisions, titleOf, render, hasKeys }} {...queue} />
      {isShowingKeys && (
        <KeysDialog decisions={[...decisions, ...itemKeys]} isOn={hasKeys} onChange={choose} onClose={() => onKeys(false)} />
      )}
    </div>
  );
}

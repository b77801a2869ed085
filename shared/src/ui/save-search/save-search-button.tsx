import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useSession } from '../../api/session';
import type { SavedSearchKind } from '../../contracts/alerts/alert-values';
import { MESSAGES } from '../../contracts/core/messages';
import { ROLES } from '../../contracts/core/roles';
import { addToastAtom, openJoinPanelAtom } from '../../state';
import { Icon } from '../icon/icon';
import { lazyDialog } from '../lazy-dialog/lazy-dialog';
import { TextButton } from '../link/text-button';
import { isPendingSearch, storePendingSearch } from './pending-search';
import styles from './save-search.module.css';

const SaveSearchDialog = lazyDialog(() =>
  import(/* webpackChunkName: "save-search" */ './save-search-dialog').then((part) => part.SaveSearchDialog),
);

export type SaveSearchButtonProps = {
  readonly kind: SavedSearchKind;
  /** The filter in the address of the list's page, without order and page. */
  readonly query: string;
  /** The filters in words, from which the name is suggested. */
  readonly labels: readonly string[];
  /** Returns JSON of the filter as the list's call takes it. */
  readonly filterOf: () => Promise<string>;
};

/** Saves the search that the list shows. A visitor logs in first, and then finds the form open. */
export function SaveSearchButton(props: SaveSearchButtonProps) {
  const { kind, query } = props;
  const path = query === '' ? `/${kind}` : `/${kind}?${query}`;
  const session = useSession();
  const openJoinPanel = useSetAtom(openJoinPanelAtom);
  const addToast = useSetAtom(addToastAtom);
  const [isWanted, setIsWanted] = useState(() => isPendingSearch(path));
  const isReady = session.status === 'ready';
  const isRestricted = isReady && session.roles.includes(ROLES.restricted);
  const handlePress = () => {
    if (isRestricted) return addToast({ kind: 'error', text: MESSAGES.forbidden });
    if (session.status === 'failed') return session.retry();
    setIsWanted(true);
    if (isReady) return;
    storePendingSearch(path);
    if (session.status === 'anonymous') openJoinPanel(path);
  };
  const close = () => {
    storePendingSearch(null);
    setIsWanted(false);
  };
  return (
    <>
      <TextButton className={styles.button} aria-haspopup="dialog" onClick={handlePress}>
        <Icon name="bell" />
        Save this search
      </TextButton>
      {isWanted && isReady && !isRestricted && <SaveSearchDialog {...props} onClose={close} />}
    </>
  );
}

import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useSession } from '@alltalent/shared/api';
import { MESSAGES } from '../../contracts/core/messages';
import { ROLES } from '../../contracts/core/roles';
import { addToastAtom, openJoinPanelAtom } from '../../state';
import { Icon } from '../icon/icon';
import { joinClasses } from '../join-classes';
import { lazyDialog } from '../lazy-dialog/lazy-dialog';
import { TextButton } from '../link/text-button';
import { isPendingSearch, storePendingSearch } from './pending-search';
import type { SearchToSave } from './search-to-save';
import styles from './save-search.module.css';

const SaveSearchDialog = lazyDialog(() =>
  import(/* webpackChunkName: "save-search" */ './save-search-dialog').then((part) => part.SaveSearchDialog),
);

/** Saves the search that the list shows. A visitor logs in first, and then finds the form open. */
export function SaveSearchButton(props: SearchToSave) {
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
      <TextButton className={joinClasses(styles.button, 'needs-script')} aria-haspopup="dialog" onClick={handlePress}>
        <Icon name="bell" />
        Save this search
      </TextButton>
      {isWanted && isReady && !isRestricted && <SaveSearchDialog {...props} onClose={close} />}
    </>
  );
}

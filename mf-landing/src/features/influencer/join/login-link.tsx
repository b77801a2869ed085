import { useSession } from '@alltalent/shared/api';
import { openJoinPanelAtom } from '@alltalent/shared/state';
import { TextLink } from '@alltalent/shared/ui';
import { useSetAtom } from 'jotai';
import type { MouseEvent } from 'react';

/** Link to the root for members; for visitors the root opens the login. */
export function LoginLink() {
  const session = useSession();
  const openJoinPanel = useSetAtom(openJoinPanelAtom);
  const handleClick = ({ metaKey, ctrlKey, shiftKey }: MouseEvent) => {
    const isForAnotherTab = metaKey || ctrlKey || shiftKey;
    if (session.status === 'anonymous' && !isForAnotherTab) openJoinPanel();
  };
  return (
    <p>
      Already with us?{' '}
      <TextLink to="/" onClick={handleClick}>
        Log in
      </TextLink>
    </p>
  );
}

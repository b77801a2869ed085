import { useSession } from '@alltalent/shared/api';
import { ROLES } from '@alltalent/shared/contracts';
import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { whenIdleAfterLoad } from '../../reports/when-idle';
import { useSide } from '../use-side';
import { isBusyMoment, isQuietPath } from './quiet-moment';

/** How long a page is left alone before the card may come. */
export const CALM_MS = 20_000;
/** How long until a busy moment is looked at again. */
export const WAIT_MS = 5000;

const loadCard = () => import(/* webpackChunkName: "upgrade-card" */ './upgrade-card');

/** Loads the upgrade card for a talent who uses the own account without a membership who has stayed on a second page of the visit. */
export function UpgradeCardHost() {
  const session = useSession();
  const { roles } = useSide(session);
  const { pathname } = useLocation();
  const [firstPath] = useState(pathname);
  const [Card, setCard] = useState<ComponentType | null>(null);
  const isTalent = session.status === 'ready' && roles.includes(ROLES.talent) && !roles.includes(ROLES.restricted);
  const isOffered = isTalent && session.user.has_premium !== 1 && !session.user.acting;
  const isWaiting = isOffered && Card === null && pathname !== firstPath && !isQuietPath(pathname);
  useEffect(() => {
    if (!isWaiting) return;
    return whenCalm(() => {
      loadCard().then(
        ({ UpgradeCard }) => setCard(() => UpgradeCard),
        () => undefined,
      );
    });
  }, [isWaiting, pathname]);
  return isOffered && Card ? <Card /> : null;
}

/** Calls `run` once the page has been left alone long enough. Returns a function that stops waiting. */
function whenCalm(run: () => void): () => void {
  let isOver = false;
  const look = (): void => {
    if (isBusyMoment()) timer = setTimeout(look, WAIT_MS);
    else whenIdleAfterLoad(() => isOver || run());
  };
  let timer = setTimeout(look, CALM_MS);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

import { type Session, storage } from '@alltalent/shared/api';
import type { AccountSide } from '@alltalent/shared/contracts';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { firstSide, hasBothSides, readSide, rolesOf, sideOfPage } from './side';
import { type SideChoice, sideChoiceAtom } from './side.atoms';

export type SideView = {
  /** Side that the menus show; null for an account without two. */
  readonly side: AccountSide | null;
  /** Roles that the menus go by. */
  readonly roles: readonly string[];
  readonly choose: (side: AccountSide) => void;
};

/** Returns the side that the menus show: that of the page, else the one chosen last. */
export function useSide(viewer: Session): SideView {
  const { pathname, key: place } = useLocation();
  const [choice, setChoice] = useAtom(sideChoiceAtom);
  const roles = viewer.status === 'ready' ? viewer.roles : [];
  const owner = viewer.status === 'ready' && hasBothSides(roles) ? viewer.user.user_id : null;
  const own = choice?.owner === owner ? choice : null;
  const side = owner === null ? null : sideAt({ owner, roles, own, pathname, place });
  const isNew = side !== null && sideOfPage(pathname) === side && own?.side !== side;
  useEffect(() => {
    if (isNew && owner !== null && side !== null) setChoice({ owner, side, place });
  }, [isNew, owner, side, place, setChoice]);
  return {
    side,
    roles: side === null ? roles : rolesOf(side, roles),
    choose: (chosen) => owner !== null && setChoice({ owner, side: chosen, place }),
  };
}

type Place = {
  readonly owner: string;
  readonly roles: readonly string[];
  readonly own: SideChoice | null;
  readonly pathname: string;
  readonly place: string;
};

function sideAt({ owner, roles, own, pathname, place }: Place): AccountSide {
  if (own?.place === place) return own.side;
  return sideOfPage(pathname) ?? own?.side ?? readSide(storage.get('account_side'), owner) ?? firstSide(roles);
}

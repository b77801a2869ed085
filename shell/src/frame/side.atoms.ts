import { storage } from '@alltalent/shared/api';
import type { AccountSide } from '@alltalent/shared/contracts';
import { atom } from 'jotai';

/** `place`: key of the history entry where the side was chosen; it stays there although the page belongs to the other side. */
export type SideChoice = { readonly owner: string; readonly side: AccountSide; readonly place: string };

const sideChoiceStateAtom = atom<SideChoice | null>(null);
sideChoiceStateAtom.debugLabel = 'shell/sideChoice';

/** Chosen side of the signed-in account; null before a choice on this page. Stored with the account it belongs to. */
export const sideChoiceAtom = atom(
  (get) => get(sideChoiceStateAtom),
  (_get, set, choice: SideChoice) => {
    set(sideChoiceStateAtom, choice);
    storage.set('account_side', `${choice.owner}:${choice.side}`);
  },
);

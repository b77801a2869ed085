import { messageOf, switchAccount } from '@alltalent/shared/api';
import type { Standing } from '@alltalent/shared/contracts';
import { addToastAtom } from '@alltalent/shared/state';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { accountHome } from './account-home';

type Choice = { readonly account_id: string; readonly standing: Standing };

/** Switches the session to another account and loads its first page; `switchingTo` is its id until then. */
export function useAccountSwitch() {
  const addToast = useSetAtom(addToastAtom);
  const [switchingTo, setSwitchingTo] = useState<string | null>(null);
  const switchTo = ({ account_id: id, standing }: Choice) => {
    setSwitchingTo(id);
    switchAccount(id, accountHome(standing)).catch((error: unknown) => {
      setSwitchingTo(null);
      addToast({ kind: 'error', text: messageOf(error) });
    });
  };
  return { switchingTo, switchTo };
}

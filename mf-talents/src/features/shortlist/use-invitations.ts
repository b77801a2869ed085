import { ApiError, createKey, messageOf, request } from '@alltalent/shared/api';
import { ENDPOINTS, type TalentCard } from '@alltalent/shared/contracts';
import { useRef, useState } from 'react';
import { t } from '../../messages/shortlist';

/** What became of one invitation. `isFinal` is false when the same invitation may still be sent. */
export type InviteOutcome = { readonly isInvited: boolean; readonly isFinal: boolean; readonly text: string };

type Sent = { readonly roleId: number; readonly outcomes: ReadonlyMap<number, InviteOutcome> };

/** Sends one invitation after the other. Sending again repeats only those without a final outcome, with the same key each. */
export function useInvitations(people: readonly TalentCard[]) {
  const [{ roleId: sentRole, outcomes }, setSent] = useState<Sent>({ roleId: 0, outcomes: new Map() });
  const keys = useRef(new Map<string, string>());

  const keyOf = (what: string): string => {
    const key = keys.current.get(what) ?? createKey();
    keys.current.set(what, key);
    return key;
  };

  const send = async (roleId: number, message: string): Promise<void> => {
    const known = new Map([...outcomes].filter(([, { isFinal }]) => isFinal && roleId === sentRole));
    for (const { id } of people) {
      if (known.has(id)) continue;
      known.set(id, await inviteOne({ role_id: roleId, talent_id: id, message }, keyOf(`${roleId} ${id} ${message}`)));
      setSent({ roleId, outcomes: new Map(known) });
    }
  };
  return { sentRole, outcomes, send };
}

async function inviteOne(input: { role_id: number; talent_id: number; message: string }, key: string): Promise<InviteOutcome> {
  try {
    await request(ENDPOINTS.inviteTalent, input, { idempotencyKey: key });
    return { isInvited: true, isFinal: true, text: t('invite.invited') };
  } catch (error) {
    return { isInvited: false, isFinal: error instanceof ApiError && isRefusal(error.problem.status), text: messageOf(error) };
  }
}

/** Sent again, the invitation would be refused again; later it would not after a limit or while the first try is under way. */
function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429 && status !== 401;
}

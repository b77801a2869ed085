import { ApiError, createKey, messageOf, request } from '@alltalent/shared/api';
import { ENDPOINTS, type TalentCard } from '@alltalent/shared/contracts';
import { useRef, useState } from 'react';
import { t } from '../../messages';

/** What became of one invitation. `isFinal` is false when the same invitation may still be sent. */
export type InviteOutcome = { readonly isInvited: boolean; readonly isFinal: boolean; readonly text: string };

/** Sends one invitation after the other. Sending again repeats only those without a final outcome, with the same key each. */
export function useInvitations(people: readonly TalentCard[]) {
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, InviteOutcome>>(new Map());
  const keys = useRef(new Map<string, string>());

  const keyOf = (what: string): string => {
    const key = keys.current.get(what) ?? createKey();
    keys.current.set(what, key);
    return key;
  };

  const send = async (roleId: number, message: string): Promise<void> => {
    const known = new Map([...outcomes].filter(([, { isFinal }]) => isFinal));
    for (const { id } of people) {
      if (known.has(id)) continue;
      known.set(id, await inviteOne({ role_id: roleId, talent_id: id, message }, keyOf(`${roleId} ${id} ${message}`)));
      setOutcomes(new Map(known));
    }
  };
  return { outcomes, send };
}

async function inviteOne(input: { role_id: number; talent_id: number; message: string }, key: string): Promise<InviteOutcome> {
  try {
    await request(ENDPOINTS.inviteTalent, input, { idempotencyKey: key });
    return { isInvited: true, isFinal: true, text: t('invite.invited') };
  } catch (error) {
    const isKnown = error instanceof ApiError && (error.problem.code === 'ALREADY_INVITED' || error.problem.code === 'INVITE_REFUSED');
    return { isInvited: false, isFinal: isKnown, text: messageOf(error) };
  }
}

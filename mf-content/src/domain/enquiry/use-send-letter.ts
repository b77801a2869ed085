import { hasCode, useKeyedRequest, wait } from '@alltalent/shared/api';
import type { Endpoint, Ticket, TicketResponse } from '@alltalent/shared/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { enquiryPassQuery } from './enquiry-pass.query';

const SECOND_MS = 1000;

/** Sends a letter with the form's pass, not before the server allows it; a pass that ran out is renewed once. */
export function useSendLetter<Letter extends object>(
  endpoint: Endpoint<Letter & { readonly form_token: string }, TicketResponse>,
): (letter: Letter) => Promise<Ticket> {
  const queryClient = useQueryClient();
  const post = useKeyedRequest(endpoint);
  const send = async (letter: Letter, staleTime: number) => {
    const { token, readyAt } = await queryClient.fetchQuery({ ...enquiryPassQuery, staleTime });
    await wait(readyAt - Date.now());
    return (await post({ ...letter, form_token: token })).data;
  };
  return async (letter) => {
    try {
      return await send(letter, Infinity);
    } catch (error) {
      if (hasCode(error, 'FORM_EXPIRED')) return send(letter, 0);
      const seconds = hasCode(error, 'FORM_REFUSED') ? error.problem.retry_after : undefined;
      if (seconds === undefined) throw error;
      await wait(seconds * SECOND_MS);
      return send(letter, Infinity);
    }
  };
}

import { hasCode, useKeyedRequest, wait } from '@alltalent/shared/api';
import { useQueryClient } from '@tanstack/react-query';
import type { Endpoint } from '../contracts/core/endpoint';
import { formPassQuery, type PassEndpoint } from './form-pass.query';

const SECOND_MS = 1000;

/** Endpoint that takes a filled-in form with its pass. */
export type FormEndpoint<Input extends object, Result> = Endpoint<Input & { readonly form_token: string }, Result>;

/** Sends a form with its pass, not before the server allows it; a pass that ran out is renewed once. */
export function useSendWithPass<Input extends object, Result>(
  endpoint: FormEndpoint<Input, Result>,
  passEndpoint: PassEndpoint,
): (input: Input) => Promise<Result> {
  const queryClient = useQueryClient();
  const post = useKeyedRequest(endpoint);
  const send = async (input: Input, staleTime: number) => {
    const { pass, readyAt } = await queryClient.fetchQuery({ ...formPassQuery(passEndpoint), staleTime });
    await wait(readyAt - Date.now());
    return post({ ...input, form_token: pass.form_token });
  };
  return async (input) => {
    try {
      return await send(input, Infinity);
    } catch (error) {
      if (hasCode(error, 'FORM_EXPIRED')) return send(input, 0);
      const seconds = hasCode(error, 'FORM_REFUSED') ? error.problem.retry_after : undefined;
      if (seconds === undefined) throw error;
      await wait(seconds * SECOND_MS);
      return send(input, Infinity);
    }
  };
}

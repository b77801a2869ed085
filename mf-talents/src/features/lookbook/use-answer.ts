import { messageOf, request } from '@alltalent/shared/api';
import { ENDPOINTS, type GivenAnswer, type TalentCard } from '@alltalent/shared/contracts';
import { addToastAtom } from '@alltalent/shared/state';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { answerTo, lookbookQuery, showAnswer } from './lookbook.query';

const ANSWER = 'answer-lookbook';

type Person = Pick<TalentCard, 'id' | 'display_name'>;
type Change = Partial<Pick<GivenAnswer, 'answer' | 'comment'>>;

/**
 * Says something to one of the people of a link: shown at once, and taken back when the server says no. What is said on one
 * page goes one after another, so that the last word stays.
 */
export function useAnswer(token: string, { id, display_name: name }: Person) {
  const queryClient = useQueryClient();
  const addToast = useSetAtom(addToastAtom);
  const mutationKey = [ANSWER, token];
  const { queryKey } = lookbookQuery(token);
  const isLast = () => queryClient.isMutating({ mutationKey }) === 1;
  const known = () => answerTo(queryClient.getQueryData(queryKey)?.answers ?? [], id);
  const { mutate, isError, isSuccess, variables } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    networkMode: 'always',
    mutationFn: (given: GivenAnswer) => request(ENDPOINTS.answerLookbook, { token, ...given }),
    onMutate: (given) => {
      const before = known();
      showAnswer(queryClient, token, given);
      return before;
    },
    onSuccess: ({ data }) => {
      if (isLast()) showAnswer(queryClient, token, data);
    },
    onError: (error, _given, before) => {
      if (before) showAnswer(queryClient, token, before);
      addToast({ kind: 'error', text: `Your answer on ${name} was not kept. ${messageOf(error)}` });
      return isLast() ? queryClient.invalidateQueries({ queryKey }) : undefined;
    },
  });
  return {
    say: (change: Change, onKept?: (kept: GivenAnswer) => void) =>
      mutate({ ...known(), ...change }, { onSuccess: ({ data }) => onKept?.(data) }),
    /** The server has what was said last. */
    isKept: isSuccess,
    /** The comment that the server did not take. */
    refused: isError ? variables.comment : null,
  } as const;
}

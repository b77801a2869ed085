import { messageOf, request } from '@alltalent/shared/api';
import { ENDPOINTS, type Feedback, type TalentCard } from '@alltalent/shared/contracts';
import { addToastAtom } from '@alltalent/shared/state';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { feedbackOn, lookbookQuery, showFeedback } from './lookbook.query';

const FEEDBACK_KEY = 'answer-lookbook';

type Person = Pick<TalentCard, 'id' | 'display_name'>;
type Change = Partial<Pick<Feedback, 'answer' | 'comment'>>;

/**
 * Says something to one of the people of a link: shown at once, and taken back when the server says no. What is said on one
 * page goes one after another, so that the last word stays.
 */
export function useFeedback(token: string, { id, display_name: name }: Person) {
  const queryClient = useQueryClient();
  const addToast = useSetAtom(addToastAtom);
  const mutationKey = [FEEDBACK_KEY, token];
  const { queryKey } = lookbookQuery(token);
  const isLast = () => queryClient.isMutating({ mutationKey }) === 1;
  const known = () => feedbackOn(queryClient.getQueryData(queryKey)?.answers ?? [], id);
  const { mutate, isError, isSuccess, variables } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    networkMode: 'always',
    mutationFn: (given: Feedback) => request(ENDPOINTS.sendLookbookFeedback, { token, ...given }),
    onMutate: (given) => {
      const before = known();
      showFeedback(queryClient, token, given);
      return before;
    },
    onSuccess: ({ data }) => {
      if (isLast()) showFeedback(queryClient, token, data);
    },
    onError: (error, _given, before) => {
      if (before) showFeedback(queryClient, token, before);
      addToast({ kind: 'error', text: `Your answer on ${name} was not kept. ${messageOf(error)}` });
      return isLast() ? queryClient.invalidateQueries({ queryKey }) : undefined;
    },
  });
  return {
    say: (change: Change, onSaved?: (stored: Feedback) => void) =>
      mutate({ ...known(), ...change }, { onSuccess: ({ data }) => onSaved?.(data) }),
    /** The server has what was said last. */
    isSaved: isSuccess,
    /** The comment that the server did not take. */
    refused: isError ? variables.comment : null,
  } as const;
}

import { request } from '@alltalent/shared/api';
import { ENDPOINTS, type VoteChoice } from '@alltalent/shared/contracts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const STALE_AFTER_MS = 60_000;

const faqVotesQuery = queryOptions({
  queryKey: ['content', 'faq-votes'],
  staleTime: STALE_AFTER_MS,
  queryFn: async ({ signal }) => (await request(ENDPOINTS.faqVotes, {}, { signal })).data,
});

/** This visitor's vote on one answer, and the function that changes it. Fetched once the answer is open. */
export function useFaqVote(name: string, isOpen: boolean) {
  const queryClient = useQueryClient();
  const { data: votes = [] } = useQuery({ ...faqVotesQuery, enabled: isOpen });
  const vote = useMutation({
    // One after another, so that the last word is the one that stays.
    scope: { id: `faq-vote ${name}` },
    mutationFn: (answer: VoteChoice) => request(ENDPOINTS.voteOnFaq, { name, answer }),
    onSuccess: ({ data }) => queryClient.setQueryData(faqVotesQuery.queryKey, data),
  });
  const storedVotes = votes.find((one) => one.name === name)?.answer ?? null;
  return { answer: vote.isPending ? vote.variables : storedVotes, isThanked: vote.isSuccess, error: vote.error, say: vote.mutate };
}

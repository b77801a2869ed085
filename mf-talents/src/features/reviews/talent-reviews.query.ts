import { ApiError, request } from '@alltalent/shared/api';
import { ENDPOINTS, type ReviewsResponse } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';
import { profileKey } from '../../domain/profile/profile-key';

/** The response depends on the viewer, who may reply to a review. */
export function reviewsKey(slug: string, viewer: string | null): readonly string[] {
  return [...profileKey(slug, viewer), 'reviews'];
}

export function readReviews(slug: string, page: number, signal: AbortSignal): Promise<ReviewsResponse> {
  return request(ENDPOINTS.talentReviews, { slug, page }, { signal });
}

/** First page of a talent's reviews; null for a profile that is not public, which shows none. */
export function firstReviewsQuery(slug: string, viewer: string | null) {
  return queryOptions({
    queryKey: [...reviewsKey(slug, viewer), 'first'],
    queryFn: ({ signal }) => readReviews(slug, 1, signal).catch(nothingIfAbsent),
  });
}

function nothingIfAbsent(error: unknown): null {
  if (error instanceof ApiError && error.problem.status === 404) return null;
  throw error;
}

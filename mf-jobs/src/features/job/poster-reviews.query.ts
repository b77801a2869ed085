import { ApiError, request } from '@alltalent/shared/api';
import { ENDPOINTS, type ReviewsResponse } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';
import { viewerKey } from '../../domain/viewer/viewer-key';

/** Key of the queries of reviews of a job's client; the viewer is part of it, who may reply to a review. */
export function posterReviewsKey(key: string, viewer: string | null): readonly string[] {
  return [...viewerKey(viewer), 'jobs', 'reviews', key];
}

export function readPosterReviews(key: string, page: number, signal: AbortSignal): Promise<ReviewsResponse> {
  return request(ENDPOINTS.posterReviews, { key, page }, { signal });
}

/** First page of reviews of a job's client; null once visitors do not see the job. */
export function firstPosterReviewsQuery(key: string, viewer: string | null) {
  return queryOptions({
    queryKey: [...posterReviewsKey(key, viewer), 'first'],
    queryFn: ({ signal }) => readPosterReviews(key, 1, signal).catch(nothingIfAbsent),
  });
}

function nothingIfAbsent(error: unknown): null {
  if (error instanceof ApiError && error.problem.status === 404) return null;
  throw error;
}

import type { Review } from '@alltalent/shared/contracts';
import type { Around } from '../parties/parties.service';
import type { StoredReview } from './reviews.repository';

type Shown = { readonly parties: Around; readonly title: string; readonly readerId: string | null };

export function toReview(review: StoredReview, { parties, title, readerId }: Shown): Review {
  const { id, by, first, second, third, text, at, reply, repliedAt, subjectId, shownAt } = review;
  return {
    id,
    by,
    author: parties[by],
    title,
    first,
    second,
    third,
    text,
    at: new Date(at).toISOString(),
    reply,
    replied_at: repliedAt === null ? '' : new Date(repliedAt).toISOString(),
    may_reply: readerId === subjectId && shownAt !== null && repliedAt === null,
  };
}

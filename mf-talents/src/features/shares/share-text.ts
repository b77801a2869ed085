import { formatDay, momentInIndia, type SentShare } from '@alltalent/shared/contracts';

export function stateOf({ state, works_until }: Pick<SentShare, 'state' | 'works_until'>): string {
  if (state === 'stopped') return 'Stopped';
  const day = formatDay(works_until);
  return state === 'open' ? `Works until ${day}` : `Ended on ${day}`;
}

export function sentOn({ created_at }: Pick<SentShare, 'created_at'>): string {
  return momentInIndia(created_at);
}

/** Each browser counts once a day. */
export function viewsOf({ views, last_viewed_at }: Pick<SentShare, 'views' | 'last_viewed_at'>): string {
  if (views === 0 || last_viewed_at === null) return 'Not seen yet';
  return `Seen ${views === 1 ? 'once' : `${views} times`}, last on ${momentInIndia(last_viewed_at)}`;
}

export function countProfiles(profiles: readonly unknown[]): string {
  return profiles.length === 1 ? 'One profile' : `${profiles.length} profiles`;
}

import { request } from '@alltalent/shared/api';
import { ENDPOINTS, type LandingPeople } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';
import { wordsOf } from '../page-copy/page-copy.query';
import type { CampaignPage } from '../landing-page/campaign-page';

/** The people in one place of a campaign page. Asked for once, shown by all places of the page. */
export function placePeopleQuery(page: CampaignPage, place: string) {
  return queryOptions({
    queryKey: ['landing', 'people', page],
    queryFn: ({ signal }) => request(ENDPOINTS.landingPeople, wordsOf(page), { signal }),
    select: ({ data }: LandingPeople) => data.find((each) => each.place === place)?.people ?? [],
  });
}

import type { LandingPerson } from '@alltalent/shared/contracts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import type { CampaignPage } from '../landing-page/campaign-page';
import { SectionQuery } from '../section/section-query';
import { useNearViewport } from '../section/use-near-viewport';
import { placePeopleQuery } from './people.query';

type PlacePeopleProps = {
  readonly page: CampaignPage;
  readonly place: string;
  /** What did not load, as a sentence. */
  readonly failure: string;
  /** Placeholder with the final height; when quiet, it reserves the height only. */
  readonly skeleton: (isQuiet: boolean) => ReactNode;
  /** Without people nothing is shown. */
  readonly children: (people: readonly LandingPerson[]) => ReactNode;
};

/** The people of one place of a campaign page, asked for when the place comes near the screen. */
export function PlacePeople({ page, place, failure, skeleton, children }: PlacePeopleProps) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(box);
  const people = useQuery({ ...placePeopleQuery(page, place), enabled: isNear });
  if (!isNear && people.isPending) return <div ref={box}>{skeleton(true)}</div>;
  return (
    <SectionQuery query={people} failure={failure} skeleton={skeleton}>
      {(found) => (found.length === 0 ? null : children(found))}
    </SectionQuery>
  );
}

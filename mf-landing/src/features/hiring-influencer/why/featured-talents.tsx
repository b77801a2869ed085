import type { PeopleBlock } from '@alltalent/shared/contracts';
import { Skeleton, TalentCardView, TextLink } from '@alltalent/shared/ui';
import { PlacePeople } from '../../../domain/people/place-people';
import css from './hiring-why.module.css';

const SIZES = '(max-width: 40rem) 43vw, (max-width: 60rem) 30vw, 220px';

/** Each opens the profile in a new tab. */
export function FeaturedTalents({ copy: { title, text, action, people: named, note } }: { readonly copy: PeopleBlock }) {
  return (
    <div className={css.people}>
      <PlacePeople
        page="hiring-influencer"
        place="featured"
        failure="The featured talents did not load"
        skeleton={(isQuiet) => <GridSkeleton label={title} isQuiet={isQuiet} count={named.length} />}
      >
        {(people) => (
          <>
            {text ? <p className="lede">{text}</p> : null}
            <ul className={css.grid} aria-label={title}>
              {people.map((talent) => (
                <li key={talent.id}>
                  <TalentCardView talent={talent} sizes={SIZES} />
                </li>
              ))}
            </ul>
            {note ? <p className={`muted ${css.note}`}>{note}</p> : null}
            {action ? (
              <p className={css.way}>
                <TextLink to={action.to} hasArrow>
                  {action.label}
                </TextLink>
              </p>
            ) : null}
          </>
        )}
      </PlacePeople>
    </div>
  );
}

type GridSkeletonProps = { readonly label: string; readonly isQuiet: boolean; readonly count: number };

function GridSkeleton({ label, isQuiet, count }: GridSkeletonProps) {
  return (
    <div className={isQuiet ? css.quiet : undefined} role="status" aria-busy="true" aria-label={label}>
      <div className={css.grid}>
        {Array.from({ length: count }, (_, place) => (
          <div key={place}>
            <Skeleton shape="card" className={css.ghost} />
            <Skeleton className={css.ghostLine} />
            <Skeleton className={css.ghostLine} />
          </div>
        ))}
      </div>
    </div>
  );
}

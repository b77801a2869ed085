import type { BandBlock, ClaimsBlock } from '@alltalent/shared/contracts';
import { ButtonLink, Picture, Skeleton } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { featuredTalentsQuery } from '../../../domain/queries/featured-talents.query';
import { pageBlockQuery } from '../../../domain/page-copy/page-copy.query';
import { POST_A_JOB, PostAJob } from '../../../domain/post-a-job/post-a-job';
import { SectionQuery } from '../../../domain/section/section-query';
import { SectionSkeleton } from '../../../domain/section/section-skeleton';
import css from './hire.module.css';

/** The large cards of the wall above come first; these are the others, too. */
const FACES = 9;

/** Register to hire talent. */
export function Section() {
  const band = useQuery(pageBlockQuery('home', 'register-to-hire'));
  return (
    <SectionQuery query={band} failure="This part did not load" skeleton={(isQuiet) => <HireSkeleton isQuiet={isQuiet} />}>
      {(block) => block && <Hire block={block} />}
    </SectionQuery>
  );
}

function Hire({ block: { title, text, action } }: { readonly block: BandBlock }) {
  return (
    <section className={`ink ${css.hire}`} aria-labelledby="hire-title">
      <div className={`wrap ${css.columns}`}>
        <h2 className={css.title} id="hire-title">
          {title}
        </h2>
        <div className={css.side}>
          {text ? <p className="lede">{text}</p> : null}
          {action ? <WayIn action={action} /> : null}
          <Claims />
        </div>
      </div>
      <Faces />
    </section>
  );
}

function WayIn({ action: { label, to } }: { readonly action: NonNullable<BandBlock['action']> }) {
  if (to === POST_A_JOB) return <PostAJob variant="action">{label}</PostAJob>;
  return <ButtonLink to={to}>{label}</ButtonLink>;
}

function Claims() {
  const { data } = useQuery(pageBlockQuery('home', 'claims'));
  return data ? <ClaimsShown block={data} /> : null;
}

/** What the company says of itself, and that it is the company that says so: not to be taken for the live counts. */
function ClaimsShown({ block: { claims, note } }: { readonly block: ClaimsBlock }) {
  return (
    <div className={css.claims}>
      <dl className={css.figures}>
        {claims.map(({ figure, text }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <p className={css.note}>{note}</p>
    </div>
  );
}

/** Decorative faces from the wall; left out while they cannot be loaded. */
function Faces() {
  const { data } = useQuery(featuredTalentsQuery);
  return (
    <div className={css.faces} aria-hidden="true">
      {data?.slice(-FACES).map(({ id, profile_image }) => (
        <Picture
          key={id}
          className={css.face}
          src={profile_image}
          alt=""
          width={640}
          height={800}
          sizes="(max-width: 60rem) 128px, 180px"
        />
      ))}
    </div>
  );
}

function HireSkeleton({ isQuiet }: { readonly isQuiet: boolean }) {
  return (
    <SectionSkeleton label="Register to hire talent" isQuiet={isQuiet} className={`ink ${css.hire}`}>
      <div className={`wrap ${css.columns}`}>
        <Skeleton className={css.titleGhost} width="90%" />
        <div className={css.side}>
          <Skeleton height="3.4rem" />
          <Skeleton shape="card" width="13rem" height="3rem" />
          <Skeleton height="4.5rem" />
        </div>
      </div>
      <div className={css.faces} />
    </SectionSkeleton>
  );
}

import type { PageBlocks } from '@alltalent/shared/contracts';
import { ErrorState } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pageBlocksQuery } from '../page-copy/page-copy.query';
import type { CampaignPage } from './campaign-page';
import css from './landing-page.module.css';

type LandingPageProps<Page extends CampaignPage> = {
  readonly page: Page;
  /** First screen; rendered before and without the page's copy. */
  readonly hero: (copy: PageBlocks<Page> | undefined) => ReactNode;
  /** Form and the sections after it, so that a request can be sent even when the copy did not load. */
  readonly ending: (copy: PageBlocks<Page> | undefined) => ReactNode;
  /** Everything between the two. */
  readonly children: (copy: PageBlocks<Page>) => ReactNode;
};

/** Frame of a campaign page: first screen, sections with the backend's copy, form. */
export function LandingPage<Page extends CampaignPage>({ page, hero, ending, children }: LandingPageProps<Page>) {
  const { data: copy, error, isPending, refetch } = useQuery(pageBlocksQuery(page));
  return (
    <>
      {hero(copy)}
      {copy && children(copy)}
      {isPending && <div className={css.waiting} role="status" aria-busy="true" aria-label="The page is loading" />}
      {!copy && error && (
        <div className="wrap section">
          <ErrorState isCompact title="This page’s words did not load" error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {ending(copy)}
    </>
  );
}

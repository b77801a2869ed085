import { Skeleton } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { AboutBanner } from '../features/about/about-banner';
import { aboutQuery } from '../features/about/about.query';
import { AboutSections } from '../features/about/about-sections';
import { QueryView } from '@alltalent/shared/ui/query-view';

export function Component() {
  const query = useQuery(aboutQuery);
  return (
    <>
      <AboutBanner text={query.data} />
      {query.data ? (
        <AboutSections text={query.data} />
      ) : (
        <div className="wrap section">
          <QueryView
            query={query}
            failure="The page did not load"
            loading={(isShown) => isShown && <Skeleton shape="block" height="24rem" />}
          >
            {() => null}
          </QueryView>
        </div>
      )}
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { usePageTitle } from '@alltalent/shared/ui';
import { useParams } from 'react-router';
import { ExperimentResults } from '../features/experiments/experiment-results';
import { experimentResultsQuery } from '../features/experiments/experiments.query';
import { PlatformQueryView } from '../domain/platform-query-view/platform-query-view';
import { PlatformPage } from '../domain/platform-page/platform-page';

export function Component() {
  const { name = '' } = useParams();
  usePageTitle(`${name} | All Talent platform`);
  return (
    <PlatformPage title={name}>
      <Results name={name} />
    </PlatformPage>
  );
}

function Results({ name }: { readonly name: string }) {
  return (
    <PlatformQueryView query={useQuery(experimentResultsQuery(name))} what="The report">
      {(results) => <ExperimentResults results={results} />}
    </PlatformQueryView>
  );
}

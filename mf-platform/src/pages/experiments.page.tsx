import { useQuery } from '@tanstack/react-query';
import { ExperimentList } from '../features/experiments/experiment-list';
import { experimentsQuery } from '../features/experiments/experiments.query';
import { PlatformQueryView } from '../domain/platform-query-view/platform-query-view';
import { PlatformPage } from '../domain/platform-page/platform-page';

export function Component() {
  return (
    <PlatformPage title="Experiments">
      <Experiments />
    </PlatformPage>
  );
}

function Experiments() {
  return (
    <PlatformQueryView query={useQuery(experimentsQuery)} what="The experiments">
      {({ experiments }) => <ExperimentList experiments={experiments} />}
    </PlatformQueryView>
  );
}

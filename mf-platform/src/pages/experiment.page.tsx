import { useQuery } from '@tanstack/react-query';
import { usePageTitle } from '@alltalent/shared/ui';
import { useParams } from 'react-router';
import { ExperimentReport } from '../features/experiments/experiment-report';
import { experimentReportQuery } from '../features/experiments/experiments.query';
import { PlatformQueryView } from '../domain/platform-query-view/platform-query-view';
import { PlatformPage } from '../domain/platform-page/platform-page';

export function Component() {
  const { name = '' } = useParams();
  usePageTitle(`${name} | All Talent platform`);
  return (
    <PlatformPage title={name}>
      <Report name={name} />
    </PlatformPage>
  );
}

function Report({ name }: { readonly name: string }) {
  return (
    <PlatformQueryView query={useQuery(experimentReportQuery(name))} what="The report">
      {(report) => <ExperimentReport report={report} />}
    </PlatformQueryView>
  );
}

import { useMayChange } from '@alltalent/shared/api';
import type { ApplicantsResponse, OwnJobRow } from '@alltalent/shared/contracts';
import { Pagination } from '@alltalent/shared/ui';
import { useState } from 'react';
import { lazyDialog } from '@alltalent/shared/ui/lazy-dialog';
import { placePath } from '../dashboard-place';
import { useDashboardPlace } from '../use-dashboard-place';
import { ApplicantActionsProvider } from './applicant-actions';
import { ApplicantList } from './applicant-list';
import { ApplicantTools } from './applicant-tools';
import { BulkBar } from './bulk-bar';
import { ApplicantsJobHeader } from './applicants-job-header';
import { InvitedPeople } from './invited-people';
import { AskedDialog } from './moves/asked-dialog';
import { useAskedMove } from './moves/use-asked-move';
import { StageFilter } from './stage-filter';
import { type Selection, useSelection } from './use-selection';

const ApplicantDrawer = lazyDialog(() =>
  import(/* webpackChunkName: "jobs.applicant" */ './detail/applicant-drawer').then((part) => part.ApplicantDrawer),
);
const CompareDialog = lazyDialog(() =>
  import(/* webpackChunkName: "jobs.compare" */ './compare-dialog').then((part) => part.CompareDialog),
);

type ApplicantBoardProps = {
  readonly response: ApplicantsResponse;
  readonly own: OwnJobRow | undefined;
  readonly jobs: readonly OwnJobRow[];
  /** Whether the response belongs to the previous filter while the new one loads. */
  readonly isOld: boolean;
};

export function ApplicantBoard({ response, own, jobs, isOld }: ApplicantBoardProps) {
  const { place } = useDashboardPlace();
  const selection = useSelection(response.data);
  const { move, offer, said, asked, moveAsked, stopAsking } = useAskedMove(response.job.id);
  const mayChange = useMayChange();
  const handleMoved = () => {
    if (asked && asked.people.length > 1) selection.clear();
    stopAsking();
  };
  return (
    <ApplicantActionsProvider
      value={{
        job: response.job.id,
        move: mayChange ? move : ignore,
        offer: mayChange ? offer : ignore,
        isAsking: asked !== null,
        isSelected: selection.has,
        toggle: selection.toggle,
      }}
    >
      <ApplicantsJobHeader job={response.job} own={own} jobs={jobs} invited={response.invitations.length} />
      <StageFilter counts={response.counts} />
      <ApplicantTools response={response} />
      <p className="vh" role="status">
        {said}
      </p>
      <ApplicantList response={response} selection={selection} isOld={isOld} />
      <Pagination
        page={response.page}
        pageCount={response.pages}
        hrefOf={(page) => placePath({ ...place, page, application: null })}
        label="Pages of applicants"
      />
      <InvitedPeople invitations={response.invitations} />
      <Chosen selection={selection} />
      <OpenDrawer response={response} />
      {asked && <AskedDialog {...asked} onMove={moveAsked} onMoved={handleMoved} onClose={stopAsking} />}
    </ApplicantActionsProvider>
  );
}

/** Keys move nobody for a viewer. */
const ignore = () => undefined;

function Chosen({ selection }: { readonly selection: Selection }) {
  const [isComparing, setIsComparing] = useState(false);
  return (
    <>
      <BulkBar selection={selection} onCompare={() => setIsComparing(true)} />
      {isComparing && <CompareDialog people={selection.people} onClose={() => setIsComparing(false)} />}
    </>
  );
}

function OpenDrawer({ response }: { readonly response: ApplicantsResponse }) {
  const { place, go } = useDashboardPlace();
  if (place.application === null) return null;
  return <ApplicantDrawer id={place.application} board={response} onClose={() => go({ application: null })} />;
}

import { storage } from '@alltalent/shared/api';
import { APPLICANT_VIEWS, type ApplicantView } from '../dashboard-place';
import { useDashboardPlace } from '../use-dashboard-place';

/** Photos or table: what the address says, else what was chosen last. */
export function useApplicantView(): ApplicantView {
  const { view } = useDashboardPlace().place;
  const last = storage.get('applicants_view');
  return view ?? APPLICANT_VIEWS.find((known) => known === last) ?? 'photos';
}

export function storeView(view: ApplicantView): void {
  storage.set('applicants_view', view);
}

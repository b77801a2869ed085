import type { Applicant } from '@alltalent/shared/contracts';
import { useApplicantActions } from './applicant-actions';
import { isMovable } from './use-selection';

/** Checkbox that selects an applicant for bulk actions; disabled for people who withdrew. */
export function ApplicantTick({ applicant, className }: { readonly applicant: Applicant; readonly className?: string }) {
  const { isSelected, toggle } = useApplicantActions();
  if (!isMovable(applicant)) return null;
  return (
    <label className={className}>
      <span className="vh">Select {applicant.talent.name}</span>
      <input type="checkbox" data-control="tick" checked={isSelected(applicant.id)} onChange={() => toggle(applicant)} />
    </label>
  );
}

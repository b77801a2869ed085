import type { AuditAction } from '@alltalent/shared/contracts';
import { type ActDetail, detailOf, type DetailReader, listed } from './act-detail';
import { promoCode } from './code-details';
import * as desk from './desk-details';
import * as money from './money-details';
import * as people from './people-details';
import { plainly } from './plain-words';
import { settings } from './settings-details';

/** Acts whose detail is more than what its actor wrote, such as a reason, which is shown as it is. */
const READERS: Readonly<Partial<Record<AuditAction, DetailReader>>> = {
  'save-document': desk.textVersion,
  'publish-document': desk.textVersion,
  'withdraw-plan': desk.textVersion,
  'add-picture': desk.picture,
  'change-plan': money.changePlan,
  'withdraw-plan-change': money.withdrawPlanChange,
  'save-membership-settings': settings,
  'save-promo-code': promoCode,
  'grant-membership': money.grant,
  'refund-order': money.refund,
  'reconcile-payments': money.reconcile,
  'move-shoot': money.moveShoot,
  'export-orders': listed,
  'unverify-client': people.unverify,
  'change-roles': people.changeRoles,
  'merge-accounts': people.merge,
  'approve-profile': people.unsaid,
  'approve-job': people.postedBy,
  'decide-booking': people.decideBooking,
  'answer-ticket': desk.answerLetter,
  'assign-ticket': desk.assignLetter,
  'reopen-ticket': desk.reopenLetter,
  'change-lead': desk.changeLead,
  'export-leads': desk.leads,
  'make-staff': people.staffRoles,
  'remove-staff': people.staffRoles,
  'invite-staff': people.inviteStaff,
  'join-office': people.staffRoles,
  'change-staff-roles': people.staffRoles,
  'open-office': people.secondStep,
  'add-second-step': people.secondStep,
  'remove-second-step': people.secondStep,
  'release-messages': desk.messages,
  'drop-messages': desk.messages,
  'rebuild-ratings': desk.ratings,
  'export-figures': desk.figures,
  'list-profiles': listed,
  'list-jobs': listed,
  'list-leads': desk.leads,
  'list-tickets': listed,
  'list-applications': listed,
  'list-reports': listed,
  'list-disputes': listed,
  'list-orders': listed,
  'read-order': desk.invoice,
  'read-membership-figures': desk.months,
  'list-shoots': listed,
  'find-people': listed,
  'read-person': people.besideAccount,
  'list-messages': desk.unsentMessages,
};

/** Acts whose detail somebody wrote. */
const WRITTEN: ReadonlySet<string> = new Set<AuditAction>([
  'end-sessions',
  'suspend',
  'restore',
  'terminate',
  'export-person',
  'erase-person',
  'keep-person',
  'view-as-person',
  'ask-profile-changes',
  'reject-profile',
  'remove-content',
  'ask-job-changes',
  'reject-job',
  'close-job',
  'close-report',
  'take-down-review',
]);

/** Returns the detail of an entry in words: as its act writes it, else with what machines write turned into words. */
export function readDetail({
  action,
  detail,
  subject,
}: {
  readonly action: string;
  readonly detail: string;
  readonly subject: string;
}): ActDetail {
  if (detail === '') return detailOf([]);
  if (WRITTEN.has(action)) return detailOf([], detail);
  const read = Object.hasOwn(READERS, action) ? READERS[action as AuditAction] : undefined;
  return read?.(detail, subject) ?? detailOf([], plainly(detail));
}

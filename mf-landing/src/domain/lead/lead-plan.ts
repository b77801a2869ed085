import { ENDPOINTS, type StoreLeadResponse } from '@alltalent/shared/contracts';
import type { PublicFormPlan } from '@alltalent/shared/public-form';
import { LEAD_FIELDS } from './lead-fields';
import { EMPTY_LEAD, type Lead, type LeadTarget, type LeadValues, toLead, validateLead } from './lead-values';

/** A form as it stands, for the kit of public forms. */
export function leadPlan(target: LeadTarget): PublicFormPlan<LeadValues, Lead, StoreLeadResponse> {
  return {
    draftKey: `alltalent.lead-draft.v1.${target.adType}`,
    empty: EMPTY_LEAD,
    passEndpoint: ENDPOINTS.leadForm,
    endpoint: ENDPOINTS.storeLead,
    validate: (values) => validateLead(values, target),
    toInput: (values) => toLead(values, target),
    fieldOf: (name) => {
      const shownAt = name === 'county_code' ? 'mobile_number' : name;
      return LEAD_FIELDS[target.adType].find((field) => field.name === shownAt)?.name;
    },
    isTaken: ({ data }: { readonly data: number }) => data === 1,
  };
}

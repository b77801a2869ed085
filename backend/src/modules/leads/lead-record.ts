import type { LeadEntity } from './lead.entity';

/** A lead in the names of the wire: what leaves the site, whole. */
export function leadRecord(lead: LeadEntity) {
  return {
    id: lead.id,
    ad_type: lead.adType,
    ad_url: lead.adUrl,
    first_name: lead.firstName,
    last_name: lead.lastName,
    email_id: lead.email,
    county_code: lead.dialCode,
    mobile_number: lead.mobile,
    photoshot_desc: lead.description,
    company_name: lead.companyName,
    app_id: lead.appId,
    app_name: lead.appName,
    user_id: lead.userId,
    release_version: lead.releaseVersion,
    experiment: lead.experiment,
    variant: lead.variant,
    terms_version: lead.termsVersion,
    agreed_at: toIso(lead.agreedAt),
    created_at: toIso(lead.createdAt),
    verified_at: toIso(lead.verifiedAt),
  };
}

function toIso(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}

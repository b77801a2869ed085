import { LEAD_APP, LEAD_PAGES } from '@alltalent/shared/contracts';
import type { DataSource } from 'typeorm';
import { seedStores } from '../seed-stores';
import type { SeededLead } from './lead-seeds.repository';
import { LEAD_TEXTS, type LeadText } from './lead-texts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** Seeds confirmed leads; on a later day those that nobody has touched are dated again. */
export async function seedLeads(dataSource: DataSource, now: number): Promise<void> {
  const { leads } = seedStores(dataSource);
  for (const [index, text] of LEAD_TEXTS.entries()) await leads.save(leadOf(text, index, now));
}

function leadOf(
  { name: [firstName, lastName], form, text, company = '', state, assignee, note = '', hoursAgo }: LeadText,
  index: number,
  now: number,
): SeededLead {
  const verifiedAt = now - hoursAgo * HOUR_MS;
  const isOfProgram = form === 'Product Photoshoot';
  const assigneeId = assignee === undefined ? null : `u_demo_${assignee}`;
  const lead = {
    requestKey: `demo-lead-${index}`,
    verifyKey: null,
    adType: form,
    adUrl: LEAD_PAGES[form],
    firstName,
    lastName,
    email: `${`${firstName}.${lastName}`
      .toLowerCase()
      .replaceAll(/[^a-z]+/gu, '.')
      .replace(/\.$/u, '')}@example.com`,
    dialCode: '91',
    mobile: `98200450${String(index + 11)}`,
    description: text,
    companyName: company,
    appId: isOfProgram ? LEAD_APP.app_id : '',
    appName: isOfProgram ? LEAD_APP.app_name : '',
    askedBy: 'demo',
    userId: null,
    releaseVersion: null,
    experiment: null,
    variant: null,
    termsVersion: null,
    agreedAt: verifiedAt,
    createdAt: verifiedAt - MINUTE_MS,
    sentTo: [],
    verifiedAt,
    mailMessageId: null,
    hookMessageId: null,
    state,
    assigneeId,
    revision: 0,
  };
  return { lead, note: note === '' ? null : { id: `ln_demo_${index}`, authorId: assigneeId, text: note, writtenAt: verifiedAt + HOUR_MS } };
}

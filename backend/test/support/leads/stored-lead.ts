import { LeadRepository, type NewLead } from '../../../src/landing/leads/lead.repository';
import type { DataSource } from 'typeorm';

const MOMENT = Date.parse('2026-11-02T20:00:00Z');
const LEAD: NewLead = {
  requestKey: null,
  adType: 'Singer',
  adUrl: '/singer',
  firstName: 'Leela',
  lastName: '',
  email: 'leela@example.com',
  dialCode: '91',
  mobile: '9876500000',
  description: '',
  companyName: '',
  appId: '',
  appName: '',
  askedBy: 'x',
  userId: null,
  releaseVersion: '0.1.0-abc',
  experiment: null,
  variant: null,
  termsVersion: null,
  agreedAt: null,
  createdAt: MOMENT,
  sentTo: [],
  verifiedAt: MOMENT,
};

/** Stores a confirmed lead of the singer page, with `changes`; returns its id. */
export async function storedLead(dataSource: DataSource, changes: Partial<NewLead> = {}): Promise<number> {
  return (await new LeadRepository(dataSource).insert({ ...LEAD, ...changes }))?.id ?? 0;
}

/** Makes `count` confirmed leads of many people, one a second, in statements of 500 rows. */
export async function storeManyLeads(dataSource: DataSource, count: number): Promise<void> {
  for (let from = 0; from < count; from += ROWS) {
    const rows = Array.from({ length: Math.min(ROWS, count - from) }, (_, index) => manyLead(from + index));
    await dataSource.createQueryBuilder().insert().into('lead_request').values(rows).execute();
  }
}

const ROWS = 500;
const FORMS = ['Singer', 'Influencer', 'Hiring Influencer', 'Product Photoshoot'] as const;
const STATES = ['new', 'new', 'contacted', 'won', 'lost'] as const;

function manyLead(index: number) {
  const number = String(index).padStart(6, '0');
  return {
    ...LEAD,
    verifyKey: null,
    mailMessageId: null,
    hookMessageId: null,
    adType: FORMS[index % FORMS.length] ?? 'Singer',
    adUrl: index % 7 === 0 ? '/singer?utm=1' : '/influencer',
    firstName: `First${index % 97}`,
    lastName: `Last${index % 89}`,
    email: `person${number}@example.com`,
    mobile: `98${number}11`,
    variant: ['A', 'B', null][index % 3] ?? null,
    releaseVersion: index % 5 === 0 ? '0.2.0-def' : LEAD.releaseVersion,
    state: STATES[index % STATES.length] ?? 'new',
    assigneeId: index % 11 === 0 ? 'u_demo_joseph' : null,
    revision: 0,
    createdAt: index * 1000 + 1,
    verifiedAt: index % 13 === 0 ? null : index * 1000 + 2,
  };
}

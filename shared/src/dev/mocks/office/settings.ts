import type { MembershipPlansResponse, MembershipSettingsInput, StaffMembershipSettings } from '../../../contracts';
import { recordedFor } from '../recorded';
import type { OfficeCall } from './office-call';
import { confirmed } from './second-step';

const STALE = 'Joseph D’Cruz changed the settings meanwhile (27 Nov, 3:30 pm IST). Take the settings as they are now, and save again.';

function recordedPlans(): MembershipPlansResponse['data'] {
  const recorded = recordedFor('visitor').find(({ call }) => call === 'membershipPlans');
  if (!recorded) throw new Error('The plans are not recorded.');
  return (recorded.body as MembershipPlansResponse).data;
}

function first(): StaffMembershipSettings {
  const { plans, rates, questions, shoot_excluded_states: states } = recordedPlans();
  return {
    version: '1',
    plans: plans.map(({ id, name, benefits }) => ({ id, name, benefits })),
    rates,
    currencies: [
      { code: 'INR', name: 'Indian rupee' },
      ...rates.map(({ currency: code }) => ({ code, name: new Intl.DisplayNames('en', { type: 'currency' }).of(code) ?? code })),
      { code: 'AED', name: 'UAE dirham' },
    ],
    questions,
    shoot_excluded_states: states,
    managers: [
      { name: 'Farida Contractor', email: 'farida.contractor@example.com', is_active: true, members: 41 },
      { name: 'Rohan Das', email: 'rohan.das@example.com', is_active: true, members: 38 },
      { name: 'Sunil Pai', email: 'sunil.pai@example.com', is_active: false, members: 1 },
    ],
  };
}

let settings: StaffMembershipSettings | null = null;
const read = (): StaffMembershipSettings => (settings ??= first());

const save: OfficeCall = (input) => {
  const now = read();
  const { version, benefits, rates, questions, shoot_excluded_states: states, managers } = input as MembershipSettingsInput;
  if (version !== undefined && version !== now.version) return { code: 'REVISION_STALE', detail: STALE };
  settings = {
    ...now,
    version: String(Number(now.version) + 1),
    plans: now.plans.map((plan) => ({ ...plan, benefits: benefits?.find(({ id }) => id === plan.id)?.benefits ?? plan.benefits })),
    rates: rates ?? now.rates,
    questions: questions ?? now.questions,
    shoot_excluded_states: states ?? now.shoot_excluded_states,
    managers: managers ? managersOf(now.managers, managers) : now.managers,
  };
  return { body: { status: 200, data: recordedPlans() } };
};

function managersOf(known: StaffMembershipSettings['managers'], wanted: NonNullable<MembershipSettingsInput['managers']>) {
  const active = wanted.map(({ name, email }) => {
    const members = known.find((one) => one.email === email)?.members ?? 0;
    return { name, email, is_active: true, members };
  });
  const former = known.filter(({ email }) => !wanted.some((one) => one.email === email));
  return [...active, ...former.map((one) => ({ ...one, is_active: false }))];
}

/** Calls about the settings of the membership. */
export const SETTINGS_CALLS = {
  staffMembershipSettings: () => ({ body: { status: 200, data: read() } }),
  saveMembershipSettings: confirmed(save),
} satisfies Readonly<Record<string, OfficeCall>>;

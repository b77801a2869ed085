import { storage } from '@alltalent/shared/api';
import type { Account, OpenSession } from '@alltalent/shared/contracts';
import { joinPanelAtom } from '@alltalent/shared/state';
import { aUser, fakeApi, ok, renderWithProviders, screen, userEvent } from '@alltalent/shared/testing';
import { useAtomValue } from 'jotai';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactElement } from 'react';
import { useLocation } from 'react-router';
import { accountQuery } from '../features/account/account.query';
import { FreshCode } from '../features/account/fresh-code';

export const PATHS = {
  details: '/api/user/get-user-details',
  ways: '/api/user/sign-in-ways',
  account: '/api/account',
  sessions: '/api/account/sessions',
  endSession: '/api/account/end-session',
  sendCode: '/api/account/send-code',
  confirmCode: '/api/account/confirm-code',
  changeContact: '/api/account/change-contact',
  confirmContact: '/api/account/confirm-contact',
  setPassword: '/api/account/set-password',
  changeRole: '/api/account/change-role',
  addSide: '/api/account/add-side',
  dropSide: '/api/account/drop-side',
  export: '/api/account/export',
  delete: '/api/account/delete',
  keep: '/api/account/keep',
  acceptTerms: '/api/account/accept-terms',
  children: '/api/account/children',
  addChild: '/api/account/add-child',
  withdraw: '/api/account/withdraw-consent',
  removeChild: '/api/account/remove-child',
  switch: '/api/account/switch',
} as const;

const ASHA = {
  user_id: '11',
  first_name: 'Asha',
  last_name: 'Rao',
  slug: 'asha-rao-1a2b3c4d',
  contact_no: '9876543210',
  email: 'asha.rao@example.com',
  location: 'Mumbai',
};

export const done = (message: string) => ok({ status: 200, message });
export const CODE_SENT = ok({
  status: 200,
  message: 'We sent six digits to a***@example.com.',
  medium: 'a***@example.com',
  retry_after: 30,
});

export function anAccount(changes: Partial<Account> = {}): Account {
  return {
    email: 'asha.rao@example.com',
    is_email_confirmed: true,
    county_code: '91',
    contact_no: '9876543210',
    is_contact_no_confirmed: false,
    has_password: false,
    providers: [],
    created_at: '2025-03-03T08:00:00.000Z',
    fresh_for: 600,
    accepted_terms: [{ version: '2026-11-03', accepted_at: '2026-11-05T08:00:00.000Z', how: 'sign_up' }],
    upcoming_terms: null,
    deletion_due_at: null,
    own_role: { role: '5', refusal: '', has_birth_date: true },
    own_sides: { held: ['5'], refusals: { '5': '', '7': '' }, has_birth_date: true },
    ...changes,
  };
}

export function aSession(changes: Partial<OpenSession> = {}): OpenSession {
  const now = new Date().toISOString();
  return { id: 's_1', device: 'Chrome on Android', place: 'India', created_at: now, seen_at: now, is_current: true, ...changes };
}

type Section = ComponentType<{ readonly account: Account }>;

/** One section of the account page, with what the page gives it. */
export function openSection(Section: Section, setup: Omit<Setup, 'page' | 'route'> & { readonly route?: string } = {}) {
  return openSignedIn({ page: <SectionAlone Section={Section} />, route: '/account', ...setup });
}

function SectionAlone({ Section }: { readonly Section: Section }) {
  const { data } = useQuery(accountQuery);
  return <FreshCode>{data && <Section account={data} />}</FreshCode>;
}

type Setup = {
  readonly page: ReactElement;
  readonly route: string;
  readonly account?: Partial<Account>;
  readonly roleId?: string;
  readonly responses?: Parameters<typeof fakeApi>[0];
};

/** Opens a page for somebody who is logged in. */
export function openSignedIn({ page, route, account = {}, roleId = '5', responses = {} }: Setup) {
  storage.set('user_id', '11');
  storage.set('is_login', 'true');
  const requests = fakeApi({
    [PATHS.details]: ok(aUser({ ...ASHA, role_id: roleId })),
    [PATHS.ways]: ok({ status: 200, data: { google: false, facebook: false, phone: true, visitor_dial_code: '91' } }),
    [PATHS.account]: ok({ status: 200, data: anAccount(account) }),
    [PATHS.sessions]: ok({ status: 200, data: [aSession()] }),
    ...responses,
  });
  return { ...openPage(page, route), requests };
}

/** Opens a page; where it is and an opened join panel are told as text. */
export function openPage(page: ReactElement, route: string) {
  return renderWithProviders(
    <>
      {page}
      <Surroundings />
    </>,
    { route },
  );
}

function Surroundings() {
  const { pathname, hash } = useLocation();
  const { isOpen, returnTo } = useAtomValue(joinPanelAtom);
  return (
    <>
      <output aria-label="Address">{pathname + hash}</output>
      {isOpen && <p>Join panel, then {returnTo}</p>}
    </>
  );
}

export function logOut(): void {
  storage.remove('user_id', 'is_login');
}

export async function typeCode(code: string, button = 'Confirm'): Promise<void> {
  await userEvent.click(await screen.findByRole('textbox', { name: 'Digit 1 of 6' }));
  await userEvent.keyboard(code);
  await userEvent.click(screen.getByRole('button', { name: button }));
}

import type { UserDetails } from '@alltalent/shared/contracts';
import { act, screen, userEvent, within } from '@alltalent/shared/testing';
import { openSite } from './open-site';
import { aListing, ok, stubApi, type StubApi } from './stub-api';

export const SHARE = '/api/share-talent-profiles';
export const SEND_CODE = '/send-otp-for-email-and-mobile';
export const VERIFY = '/verfiySendMobileEmailOtp';
export const SENT = 'Verification code has been sent to Mobile number & Email address.';
export const offline = () => Promise.reject<Response>(new TypeError('Failed to fetch'));

/** The wall with two selected profiles, in front of a server that agrees to everything. */
export function openSharing(): StubApi {
  sessionStorage.clear();
  localStorage.clear();
  document.cookie = 'XSRF-TOKEN=token; path=/';
  jest.useFakeTimers();
  const api = stubApi();
  api.respond('/api/talent-listing', () => ok(aListing({ total: 1 })));
  api.respond(SHARE, () => ok({ success: 200 }));
  api.respond(SEND_CODE, () => ok({ status: 1, message: SENT, retry_after: 60 }));
  api.respond(VERIFY, () => ok({ data: 1 }));
  const stored = [3, 1].map((id) => ({ id, display_name: `Talent ${id}`, profile_image: '', location: 'Pune' }));
  sessionStorage.setItem('alltalent.selection.v1', JSON.stringify(stored));
  return api;
}

const RITU: UserDetails = {
  user_id: 'u1',
  first_name: 'Ritu',
  last_name: 'Khanna',
  image_name: '',
  profile_image: '',
  slug: '',
  unread_notification_cnt: 0,
  has_premium: 0,
  role_id: '2',
  county_Code: '+91',
  contact_no: '9820041177',
  email: 'ritu@paperkite.example',
  location: '',
};

export function logIn(api: StubApi): void {
  localStorage.setItem('user_id', 'u1');
  localStorage.setItem('is_login', 'true');
  api.respond('/api/user/get-user-details', () => ok(RITU));
}

export const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
export const button = (name: string) => screen.getByRole('button', { name });
export const press = (name: string) => user().click(button(name));
const group = (name: RegExp) => within(screen.getByRole('group', { name }));
export const field = (who: RegExp, label: string) => group(who).getByLabelText(label);

export async function openForm(): Promise<void> {
  openSite('/talents');
  await user().click(await screen.findByRole('button', { name: 'Share Selected Profiles' }));
  await screen.findByRole('heading', { name: 'Send these faces to someone' });
  await screen.findByRole('button', { name: 'Share Now' }, { timeout: 5000 });
}

/** All at once: people paste, too. */
export async function fill(input: HTMLElement, text: string): Promise<void> {
  await user().click(input);
  await user().paste(text);
}

export async function fillReceiver(): Promise<void> {
  await fill(field(/^To/u, 'First name'), 'Dev');
  await fill(field(/^To/u, 'Last name'), 'Marwah');
  await fill(field(/^To/u, 'Mobile number'), '9819160021');
  await fill(field(/^To/u, 'Email ID'), 'dev@saltroad.example');
  await fill(screen.getByLabelText('Description'), 'First picks');
}

/** As somebody left the form who closed it before. */
function saveDraft(): void {
  const phone = (number: string) => ({ dialCode: '91', number });
  const draft = {
    first_name: 'Nila',
    last_name: 'Bose',
    mobile_number: phone('9876543210'),
    email_id: 'nila@bose.example',
    receiver_first_name: 'Dev',
    receiver_last_name: 'Marwah',
    receiver_contact_no: phone('9819160021'),
    receiver_email_id: 'dev@saltroad.example',
    description: 'First picks',
  };
  sessionStorage.setItem('alltalent.share-draft.v1', JSON.stringify(draft));
}

export async function reachTerms(): Promise<void> {
  saveDraft();
  await openForm();
  await press('Share Now');
  await screen.findByRole('heading', { name: 'Before it leaves' });
}

export async function reachCode(): Promise<void> {
  await reachTerms();
  await user().click(screen.getByRole('checkbox', { name: /I agree/u }));
  await press('Proceed');
  await screen.findByRole('heading', { name: 'Six digits, then it goes' });
}

export async function enterCode(code: string): Promise<void> {
  await user().click(screen.getByRole('textbox', { name: 'Digit 1 of 6' }));
  await user().paste(code);
}

import type { EndpointName } from '../../contracts/endpoints';
import { roleFit, saveJob, submitJob } from './job-writes';
import { MEMBERSHIP_WRITES, withOwnMembership } from './membership-writes';
import { isMockPerson, type MockPerson } from './people';

type Input = Readonly<Record<string, unknown>>;
export type Write = (input: Input) => { readonly body: unknown; readonly person?: MockPerson } | null;

const done = (message: string) => () => ({ body: { status: 200, message } });
const nothing = () => null;

const favourites = new Set<number>();
let medium = 'visitor';

function toggleFavourite({ talent_id: id, is_fav: wish }: Input) {
  const talentId = Number(id);
  const wasIn = favourites.delete(talentId);
  const isIn = wish === undefined ? !wasIn : wish === 1;
  if (isIn) favourites.add(talentId);
  return { body: { status: 1, message: isIn ? 'Added to favourites' : 'Removed from favourites', is_fav: isIn ? 1 : 0 } };
}

const calendarFeed = () => ({ body: { status: 200, address: `https://localhost/api/calendar/${'a'.repeat(43)}` } });

/** Returns a recorded response with the changes made since. */
export function withChanges(name: EndpointName, body: unknown): unknown {
  if (name === 'ownMembership') return withOwnMembership(body);
  if (favourites.size === 0 || typeof body !== 'object' || body === null) return body;
  if (name === 'talentListing') return { ...body, fav_user_ids: [...favourites] };
  if (name === 'favourites' && 'data' in body) return { ...body, data: { ...(body.data as object), talent_ids: [...favourites] } };
  return body;
}

function sendCode({ otp_send_medium: to }: Input) {
  medium = String(to);
  const message = `Verification code has been sent to ${medium}. Any six digits will do here.`;
  return { body: { status: 200, message, account_status: isNew() ? 2 : 1, tnc_agree_show: 0, retry_after: 30, can_call: 0 } };
}

/** talent@…, client@… and so on log in as that person; new@… goes on to the sign-up. */
function verifyCode({ redirect_url: path }: Input) {
  const redirect = typeof path === 'string' && path !== '' ? path : '/';
  if (isNew()) return { body: { status: 200, message: 'Verified', account_status: 2, redirect_url: redirect, is_login: false } };
  const [name = ''] = medium.split('@');
  const person = isMockPerson(name) && name !== 'visitor' ? name : 'talent';
  return { body: { status: 200, message: 'Verified', account_status: 1, redirect_url: redirect, is_login: true, user_id: '1' }, person };
}

function signUp() {
  const body = { status: 1, message: '', fld: '', is_login: true, user_id: '1', isredircttodashbrd: 0, redirect_url: '/' };
  return { body, person: 'talent' as const };
}

function ticket() {
  return { body: { status: 200, data: { ticket: 'AT-MOCK-0001', answer: 'Within one working day' } } };
}

function isNew(): boolean {
  return medium.startsWith('new');
}

/** Endpoints that respond with another endpoint's data after a change; the mocks return it as recorded. */
export const RESPONSE_AS: Readonly<Partial<Record<EndpointName, EndpointName>>> = {
  saveProfile: 'ownProfile',
  submitProfile: 'ownProfile',
  takeBackProfile: 'ownProfile',
  changeAddress: 'ownProfile',
  addPhoto: 'ownProfile',
  changePhoto: 'ownProfile',
  orderPhotos: 'ownProfile',
  removePhoto: 'ownProfile',
  voteOnFaq: 'faqVotes',
  applyForJob: 'ownApplications',
  withdrawApplication: 'ownApplications',
  sendSelfTape: 'ownApplications',
  declineInvitation: 'ownApplications',
  inviteTalent: 'inviteOptions',
};

/** Handlers of the endpoints that change something. Their input is validated by the contract first. */
export const WRITES: Readonly<Partial<Record<EndpointName, Write>>> = {
  ...MEMBERSHIP_WRITES,
  xsrf: nothing,
  beacon: nothing,
  exposure: nothing,
  vitals: nothing,
  viewLookbook: nothing,
  sendCode,
  verifyCode,
  passwordLogin: verifyCode,
  signUp,
  logout: () => ({ body: { status: 200 }, person: 'visitor' }),
  updateCurrency: () => ({ body: { status: 1, message: 'Saved' } }),
  toggleFavourite,
  changeFavouriteList: done('Saved'),
  orderFavouriteList: done('Saved'),
  renameFavouriteList: done('Saved'),
  removeFavouriteList: done('Removed'),
  makeFavouriteList: () => ({ body: { status: 200, id: 1 } }),
  sendShareCode: () => ({ body: { status: 1, message: 'Verification code has been sent.', retry_after: 60 } }),
  verifyShareCode: () => ({ body: { data: 1 } }),
  viewApplication: () => ({ body: { status: 200, moved: 1 } }),
  moveApplications: ({ ids }) => ({ body: { status: 200, moved: Array.isArray(ids) ? ids.length : 1 } }),
  noteApplication: done('Saved. Only you see it.'),
  acceptStaffInvitation: done('You work in the office now. Please log in again.'),
  readNotifications: () => ({ body: { status: 200, unread_notification_cnt: 0 } }),
  saveMailFrequencies: done('Saved'),
  sendReport: done('Thank you. Our staff read it.'),
  sendContactMessage: ticket,
  sendApplication: ticket,
  storeLead: () => ({ body: { data: 1, user: 1, pending: null } }),
  unlock: done('The login is open again'),
  keepAccount: done('Your account stays'),
  acceptTerms: done('Accepted'),
  calendarFeed,
  renewCalendarFeed: calendarFeed,
  changeRole: done('Changed'),
  addSide: done('Added'),
  dropSide: done('Left'),
  switchAccount: done('Switched'),
  inviteColleague: done('Invited'),
  withdrawInvitation: done('Withdrawn'),
  changeTeamRole: done('Changed'),
  removeColleague: done('Removed'),
  leaveTeam: done('Left'),
  endAccountSession: done('Ended'),
  saveJob,
  submitJob,
  roleFit,
  changeRollout: () => ({ body: { revision: 8 } }),
  revokeTokens: () => ({ body: { status: 200, message: 'Every token made until now is revoked.' } }),
  makePreview: () => ({
    body: { address: 'http://localhost:8080/_preview?token=t', version: '2', path: '/', expires_at: Date.now() + 86_400_000 },
  }),
  makeOverride: () => ({ body: { address: '/', expires_at: Date.now() + 1000 } }),
};

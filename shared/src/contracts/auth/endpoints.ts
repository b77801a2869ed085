/** Endpoints of accounts and sessions. */

import { type NoInput, get, post } from '../core/endpoint';
import type {
  AcceptTermsInput,
  AccountCodeInput,
  AccountCodeResponse,
  AccountResponse,
  AddChildInput,
  AddSideInput,
  ChangeContactInput,
  ChangeRoleInput,
  ChildListResponse,
  ConfirmCodeInput,
  DeleteAccountInput,
  DropSideInput,
  EndSessionInput,
  NewPasswordInput,
  RemoveChildInput,
  SessionListResponse,
  WithdrawConsentInput,
} from './account';
import type {
  DoneResponse,
  JoinProgressResponse,
  LogoutResponse,
  PasswordLoginInput,
  SendCodeInput,
  SendCodeResponse,
  SignInWaysResponse,
  UnlockInput,
  VerifyCodeInput,
  VerifyCodeResponse,
} from './auth';
import type { DelegatedAccountsResponse, SwitchAccountInput } from './delegates';
import type { SignUpInput, SignUpResponse } from './sign-up';
import type {
  ChangeTeamRoleInput,
  ColleagueInput,
  InvitationIdInput,
  InvitationTokenInput,
  InviteColleagueInput,
  JoinedResponse,
  LeaveTeamInput,
  TeamInvitationResponse,
  TeamResponse,
} from './team';
import type { CurrencyList, UpdateCurrencyInput, UpdateCurrencyResponse, UserDetails, UserDetailsRequest } from './users';

/** Sets the XSRF-TOKEN cookie and answers 204. The client asks for it before a first POST. */
export const xsrf = get<NoInput, void>('/api/xsrf');
/** Details of the session's own user. 401 without a session, 403 for another user's id. */
export const userDetails = post<UserDetailsRequest, UserDetails>('/api/user/get-user-details');
/** Sends a login code by mail, SMS or call; 400 bad address, 422 number that gets no codes, 429 too soon (with retry_after). */
export const sendCode = post<SendCodeInput, SendCodeResponse>('/api/user/send-otp-for-sign-in-up');
/** Takes the code; 403 closed or locked account, 422 wrong, used or late code, or terms not ticked, 429 too many tries. */
export const verifyCode = post<VerifyCodeInput, VerifyCodeResponse>('/api/login-or-register-with-otp');
/** Makes the account of a proved medium and logs in; answers status '0' with the field for what does not fit. */
export const signUp = post<SignUpInput, SignUpResponse>('/user-signup');
/** Logs in with a password; 403 closed account, 422 no match, 429 too many tries. */
export const passwordLogin = post<PasswordLoginInput, VerifyCodeResponse>('/api/login-with-password');
/** Opens a login that too many wrong codes locked, with the token of the mail; 422 used or late token. */
export const unlock = post<UnlockInput, DoneResponse>('/api/user/unlock');
/** What this browser has under way in the join panel. */
export const joinProgress = get<NoInput, JoinProgressResponse>('/api/user/join-progress');
/** Ends the session; answers 200 for a visitor without one, too. */
export const logout = post<NoInput, LogoutResponse>('/frontend/logout');
/** Which ways in are configured, and the dial code of the visitor's country. */
export const signInWays = get<NoInput, SignInWaysResponse>('/api/user/sign-in-ways');
/** The own account. 401 without a session, as for every call below /api/account. */
export const account = get<NoInput, AccountResponse>('/api/account');
/** The own open sessions, the newest first. */
export const accountSessions = get<NoInput, SessionListResponse>('/api/account/sessions');
/** Ends one of the own sessions, or all others; 404 for one that is not open. */
export const endAccountSession = post<EndSessionInput, DoneResponse>('/api/account/end-session');
/** Sends a code to a confirmed medium of the account, to prove it is still its owner; 429 too soon. */
export const sendAccountCode = post<AccountCodeInput, AccountCodeResponse>('/api/account/send-code');
/** Takes that code: changes are allowed for ten minutes; 422 wrong or late code. */
export const confirmAccountCode = post<ConfirmCodeInput, DoneResponse>('/api/account/confirm-code');
/** Sends a code to a new e-mail address or phone number; 403 without a fresh code, 422 number that gets no codes, 429. */
export const changeContact = post<ChangeContactInput, AccountCodeResponse>('/api/account/change-contact');
/** Takes the code of the new medium and changes to it; 409 when it belongs to another account, 422 wrong or late code. */
export const confirmContact = post<ConfirmCodeInput, DoneResponse>('/api/account/confirm-contact');
/** Sets or changes the password and ends all other sessions; 403 without a fresh code. */
export const setPassword = post<NewPasswordInput, DoneResponse>('/api/account/set-password');
/** Everything stored about the user, as one JSON file; 403 without a fresh code, 429 after five in a day. */
export const exportAccount = get<NoInput, Readonly<Record<string, unknown>>>('/api/account/export');
/** Asks for deletion: it happens after the waiting period; 403 without a fresh code. */
export const deleteAccount = post<DeleteAccountInput, DoneResponse>('/api/account/delete');
/** Takes the wish to delete back. */
export const keepAccount = post<NoInput, DoneResponse>('/api/account/keep');
/** Accepts a version of the terms; 404 for one that does not exist. */
export const acceptTerms = post<AcceptTermsInput, DoneResponse>('/api/account/accept-terms');
/** Changes what the user is here; 400 without a date of birth where it is needed, 409 once something depends on the role. */
export const changeRole = post<ChangeRoleInput, DoneResponse>('/api/account/change-role');
/**
 * Adds the other side to a talent's or a client's account; 400 without a date of birth where it is needed, 403 for guardians and
 * roles that staff give. Takes an Idempotency-Key, as the one below.
 */
export const addSide = post<AddSideInput, DoneResponse>('/api/account/add-side');
/** Leaves one of two sides; 409 while something depends on it. */
export const dropSide = post<DropSideInput, DoneResponse>('/api/account/drop-side');
/** Accounts that the signed-in person can use beside the own one: children, and clients whose team they are in. */
export const delegatedAccounts = get<NoInput, DelegatedAccountsResponse>('/api/account/delegated');
/** Has this session use another of those accounts, or the own one again; 404 for every other account. */
export const switchAccount = post<SwitchAccountInput, DoneResponse>('/api/account/switch');
/** The team of the account in use, and the teams that the signed-in person is in. */
export const team = get<NoInput, TeamResponse>('/api/account/team');
/** Invites a colleague by mail, or renews the invitation of that address; 429 above the limits of mails. */
export const inviteColleague = post<InviteColleagueInput, DoneResponse>('/api/account/team/invite');
/** Ends an invitation before it is answered; 404 for one of another team. */
export const withdrawInvitation = post<InvitationIdInput, DoneResponse>('/api/account/team/withdraw');
/** What the link of an invitation is about; 404 when it was used, withdrawn or renewed, or is late. */
export const teamInvitation = get<InvitationTokenInput, TeamInvitationResponse>('/api/team-invitations/{token}');
/** Joins a team; 403 unless the invited address is the confirmed one of the signed-in person. */
export const acceptInvitation = post<InvitationTokenInput, JoinedResponse>('/api/account/team/accept');
/** Ends an invitation by the invited person. */
export const declineTeamInvitation = post<InvitationTokenInput, DoneResponse>('/api/account/team/decline');
/** Changes what a colleague may do. */
export const changeTeamRole = post<ChangeTeamRoleInput, DoneResponse>('/api/account/team/change-role');
/** Ends a colleague's use of the account with their next request. */
export const removeColleague = post<ColleagueInput, DoneResponse>('/api/account/team/remove');
/** Leaves a team of somebody else. */
export const leaveTeam = post<LeaveTeamInput, DoneResponse>('/api/account/team/leave');
/** The guardian's children, and the consent text. 403 for everybody but guardians. */
export const children = get<NoInput, ChildListResponse>('/api/account/children');
/** Registers a child with the guardian's consent; 400 for a child of 18 or more. */
export const addChild = post<AddChildInput, DoneResponse>('/api/account/add-child');
/** Withdraws the consent: everything stored about the child is deleted 30 days later; 404 for somebody else's child. */
export const withdrawConsent = post<WithdrawConsentInput, DoneResponse>('/api/account/withdraw-consent');
/** Deletes everything stored about a child at once; 404 for somebody else's child. */
export const removeChild = post<RemoveChildInput, DoneResponse>('/api/account/remove-child');
/** All currencies, in the order to show. */
export const currencies = get<NoInput, CurrencyList>('/api/site-content/get-country-currency-list');
/** Remembers the visitor's currency; status 0 for an unknown code. */
export const updateCurrency = post<UpdateCurrencyInput, UpdateCurrencyResponse>('/talent/update-currency-location');

import { delegatedAccountsResponseSchema, switchAccountSchema } from './delegates';
import { type Declaration, endpoint, nothing } from '../core/declaration';
import {
  acceptTermsSchema,
  accountCodeResponseSchema,
  accountCodeSchema,
  accountResponseSchema,
  addChildSchema,
  addSideSchema,
  changeContactSchema,
  changeRoleSchema,
  childListResponseSchema,
  confirmCodeSchema,
  deleteAccountSchema,
  dropSideSchema,
  endSessionSchema,
  newPasswordSchema,
  removeChildSchema,
  sessionListResponseSchema,
  withdrawConsentSchema,
} from './account';
import {
  doneResponseSchema,
  joinProgressResponseSchema,
  logoutResponseSchema,
  passwordLoginSchema,
  sendCodeResponseSchema,
  sendCodeSchema,
  signInWaysResponseSchema,
  unlockSchema,
  verifyCodeResponseSchema,
  verifyCodeSchema,
} from './auth';
import type * as AUTH_ENDPOINTS from './endpoints';
import { signUpResponseSchema, signUpSchema } from './sign-up';
import {
  changeTeamRoleSchema,
  colleagueSchema,
  invitationIdSchema,
  invitationTokenSchema,
  inviteColleagueSchema,
  joinedResponseSchema,
  leaveTeamSchema,
  teamInvitationResponseSchema,
  teamResponseSchema,
} from './team';
import {
  currencyListSchema,
  updateCurrencyResponseSchema,
  updateCurrencySchema,
  userDetailsRequestSchema,
  userDetailsSchema,
} from './users';
import { object } from 'yup';

/** Server-side declarations of the account and session endpoints. */
export const AUTH_DECLARATIONS = {
  xsrf: endpoint('public', 'Sets the cookie with the token that every call which changes something carries.', nothing, null),
  userDetails: endpoint('signed-in', "Answers the details of the session's own user.", userDetailsRequestSchema, userDetailsSchema, {
    isInOfficeView: true,
  }),
  sendCode: endpoint('visitors', 'Sends a login code by mail, SMS or phone call.', sendCodeSchema, sendCodeResponseSchema, {
    isIdempotent: true,
  }),
  verifyCode: endpoint('visitors', 'Takes a login code and begins a session.', verifyCodeSchema, verifyCodeResponseSchema),
  signUp: endpoint(
    'visitors',
    'Makes the account of a confirmed mail address or phone number and begins a session.',
    signUpSchema,
    signUpResponseSchema,
  ),
  passwordLogin: endpoint('visitors', 'Takes a password and begins a session.', passwordLoginSchema, verifyCodeResponseSchema),
  unlock: endpoint('visitors', 'Opens a login that too many wrong codes locked.', unlockSchema, doneResponseSchema),
  joinProgress: endpoint('visitors', 'Tells what this browser has under way in the join panel.', nothing, joinProgressResponseSchema),
  logout: endpoint('everybody', 'Ends the session.', nothing, logoutResponseSchema, { isInOfficeView: true }),
  signInWays: endpoint(
    'public',
    "Lists the configured social sign-ins, with the dial code of the visitor's country.",
    nothing,
    signInWaysResponseSchema,
  ),
  account: endpoint('members', "Answers the caller's own account.", nothing, accountResponseSchema, { isInOfficeView: true }),
  accountSessions: endpoint('members', "Lists the caller's open sessions, the newest first.", nothing, sessionListResponseSchema, {
    isInOfficeView: true,
  }),
  endAccountSession: endpoint('members', "Ends one of the caller's sessions, or all others.", endSessionSchema, doneResponseSchema),
  sendAccountCode: endpoint(
    'members',
    'Sends a code to a confirmed address or number of the account.',
    accountCodeSchema,
    accountCodeResponseSchema,
  ),
  confirmAccountCode: endpoint('members', 'Takes that code and allows changes for ten minutes.', confirmCodeSchema, doneResponseSchema),
  changeContact: endpoint('members', 'Sends a code to a new mail address or phone number.', changeContactSchema, accountCodeResponseSchema),
  confirmContact: endpoint(
    'members',
    'Takes the code of the new address or number and changes to it.',
    confirmCodeSchema,
    doneResponseSchema,
  ),
  setPassword: endpoint('members', 'Sets the password and ends all other sessions.', newPasswordSchema, doneResponseSchema),
  exportAccount: endpoint('members', 'Answers everything that is stored about the user as one JSON file.', nothing, object({})),
  deleteAccount: endpoint(
    'members',
    'Asks for the deletion of the account after the waiting period.',
    deleteAccountSchema,
    doneResponseSchema,
  ),
  keepAccount: endpoint('members', 'Withdraws the request to delete the account.', nothing, doneResponseSchema),
  acceptTerms: endpoint('members', 'Records that the user accepts a version of the terms.', acceptTermsSchema, doneResponseSchema),
  changeRole: endpoint('members', "Changes the caller's role on the site.", changeRoleSchema, doneResponseSchema),
  addSide: endpoint('members', "Adds the talent or the client side to the caller's account.", addSideSchema, doneResponseSchema, {
    isIdempotent: true,
  }),
  dropSide: endpoint('members', "Leaves one of two sides of the caller's account.", dropSideSchema, doneResponseSchema, {
    isIdempotent: true,
  }),
  delegatedAccounts: endpoint(
    'members',
    'Lists the accounts that the signed-in person can use.',
    nothing,
    delegatedAccountsResponseSchema,
    { isInOfficeView: true },
  ),
  switchAccount: endpoint('members', 'Has the session use another account, or the own one again.', switchAccountSchema, doneResponseSchema),
  team: endpoint('members', 'Answers the team of the account in use, and the teams of the person.', nothing, teamResponseSchema, {
    isInOfficeView: true,
  }),
  inviteColleague: endpoint('client', 'Invites a colleague to the team by mail.', inviteColleagueSchema, doneResponseSchema, {
    isIdempotent: true,
  }),
  withdrawInvitation: endpoint('client', 'Withdraws an invitation to the team.', invitationIdSchema, doneResponseSchema),
  teamInvitation: endpoint('visitors', 'Answers what an invitation is about.', invitationTokenSchema, teamInvitationResponseSchema),
  acceptInvitation: endpoint('members', 'Joins the team of an invitation.', invitationTokenSchema, joinedResponseSchema, {
    isIdempotent: true,
  }),
  declineTeamInvitation: endpoint('members', 'Declines the invitation to a team.', invitationTokenSchema, doneResponseSchema),
  changeTeamRole: endpoint('client', 'Changes the role of a colleague in the team.', changeTeamRoleSchema, doneResponseSchema),
  removeColleague: endpoint('client', 'Removes a colleague from the team.', colleagueSchema, doneResponseSchema),
  leaveTeam: endpoint('members', 'Leaves the team of somebody else.', leaveTeamSchema, doneResponseSchema),
  children: endpoint('guardian', "Lists the guardian's children and the text of the consent.", nothing, childListResponseSchema, {
    isInOfficeView: true,
  }),
  addChild: endpoint('guardian', "Registers a child with the guardian's consent.", addChildSchema, doneResponseSchema),
  withdrawConsent: endpoint('guardian', 'Withdraws the consent for a child.', withdrawConsentSchema, doneResponseSchema),
  removeChild: endpoint('guardian', 'Deletes everything that is stored about a child.', removeChildSchema, doneResponseSchema),
  currencies: endpoint('public', 'Lists all currencies in the order to show.', nothing, currencyListSchema),
  updateCurrency: endpoint('visitors', "Remembers the visitor's currency.", updateCurrencySchema, updateCurrencyResponseSchema),
} as const satisfies Record<keyof typeof AUTH_ENDPOINTS, Declaration>;

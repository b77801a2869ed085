import { type Declaration, call, nothing } from '../core/declaration';
import {
  acceptTermsSchema,
  accountCodeResponseSchema,
  accountCodeSchema,
  accountResponseSchema,
  addChildSchema,
  changeContactSchema,
  changeRoleSchema,
  childListResponseSchema,
  confirmCodeSchema,
  deleteAccountSchema,
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
import type { AUTH_ENDPOINTS } from './endpoints';
import { signUpResponseSchema, signUpSchema } from './sign-up';
import {
  currencyListSchema,
  subscriptionDetailsSchema,
  updateCurrencyResponseSchema,
  updateCurrencySchema,
  userDetailsRequestSchema,
  userDetailsSchema,
} from './users';
import { object } from 'yup';

/** What servers know of the calls of accounts and sessions. */
export const AUTH_DECLARATIONS = {
  xsrf: call('public', 'Sets the cookie with the token that every call which changes something carries.', nothing, null),
  userDetails: call('signed-in', "Answers the details of the session's own user.", userDetailsRequestSchema, userDetailsSchema),
  sendCode: call('visitors', 'Sends a login code by mail, SMS or phone call.', sendCodeSchema, sendCodeResponseSchema, {
    isIdempotent: true,
  }),
  verifyCode: call('visitors', 'Takes a login code and begins a session.', verifyCodeSchema, verifyCodeResponseSchema),
  signUp: call(
    'visitors',
    'Makes the account of a confirmed mail address or phone number and begins a session.',
    signUpSchema,
    signUpResponseSchema,
  ),
  passwordLogin: call('visitors', 'Takes a password and begins a session.', passwordLoginSchema, verifyCodeResponseSchema),
  unlock: call('visitors', 'Opens a login that too many wrong codes locked.', unlockSchema, doneResponseSchema),
  joinProgress: call('visitors', 'Tells what this browser has under way in the join panel.', nothing, joinProgressResponseSchema),
  logout: call('everybody', 'Ends the session.', nothing, logoutResponseSchema),
  signInWays: call(
    'public',
    "Lists the configured social sign-ins, with the dial code of the visitor's country.",
    nothing,
    signInWaysResponseSchema,
  ),
  account: call('members', "Answers the caller's own account.", nothing, accountResponseSchema),
  accountSessions: call('members', "Lists the caller's open sessions, the newest first.", nothing, sessionListResponseSchema),
  endAccountSession: call('members', "Ends one of the caller's sessions, or all others.", endSessionSchema, doneResponseSchema),
  sendAccountCode: call(
    'members',
    'Sends a code to a confirmed address or number of the account.',
    accountCodeSchema,
    accountCodeResponseSchema,
  ),
  confirmAccountCode: call('members', 'Takes that code and allows changes for ten minutes.', confirmCodeSchema, doneResponseSchema),
  changeContact: call('members', 'Sends a code to a new mail address or phone number.', changeContactSchema, accountCodeResponseSchema),
  confirmContact: call('members', 'Takes the code of the new address or number and changes to it.', confirmCodeSchema, doneResponseSchema),
  setPassword: call('members', 'Sets the password and ends all other sessions.', newPasswordSchema, doneResponseSchema),
  exportAccount: call('members', 'Answers everything that is stored about the user as one JSON file.', nothing, object({})),
  deleteAccount: call('members', 'Asks for the deletion of the account after the waiting period.', deleteAccountSchema, doneResponseSchema),
  keepAccount: call('members', 'Withdraws the request to delete the account.', nothing, doneResponseSchema),
  acceptTerms: call('members', 'Records that the user accepts a version of the terms.', acceptTermsSchema, doneResponseSchema),
  changeRole: call('members', "Changes the caller's role on the site.", changeRoleSchema, doneResponseSchema),
  children: call('guardian', "Lists the guardian's children and the text of the consent.", nothing, childListResponseSchema),
  addChild: call('guardian', "Registers a child with the guardian's consent.", addChildSchema, doneResponseSchema),
  withdrawConsent: call('guardian', 'Withdraws the consent for a child.', withdrawConsentSchema, doneResponseSchema),
  removeChild: call('guardian', 'Deletes everything that is stored about a child.', removeChildSchema, doneResponseSchema),
  subscriptionDetails: call('members', "Tells what a membership is to the caller's account.", nothing, subscriptionDetailsSchema),
  currencies: call('public', 'Lists all currencies in the order to show.', nothing, currencyListSchema),
  updateCurrency: call('visitors', "Remembers the visitor's currency.", updateCurrencySchema, updateCurrencyResponseSchema),
} as const satisfies Record<keyof typeof AUTH_ENDPOINTS, Declaration>;

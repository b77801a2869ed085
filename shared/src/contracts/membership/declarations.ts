import { string } from 'yup';
import { doneResponseSchema } from '../auth/auth';
import { type Declaration, endpoint, nothing } from '../core/declaration';
import {
  orderIdSchema,
  orderResponseSchema,
  placeOrderSchema,
  quoteInputSchema,
  quoteResponseSchema,
  webhookInputSchema,
  webhookResponseSchema,
} from './checkout';
import type * as MEMBERSHIP_ENDPOINTS from './endpoints';
import {
  bookShootSchema,
  invoiceIdSchema,
  membershipPlansResponseSchema,
  ownMembershipResponseSchema,
  setRenewalSchema,
  subscriptionDetailsSchema,
} from './membership';
import { membershipSettingsSchema, staffMembershipSettingsResponseSchema } from './membership-settings';
import {
  grantMembershipSchema,
  membershipFiguresQuerySchema,
  membershipFiguresResponseSchema,
  moveShootSchema,
  promoCodeSchema,
  promoCodesResponseSchema,
  refundOrderSchema,
  staffMemberQuerySchema,
  staffMemberResponseSchema,
  staffOrdersQuerySchema,
  staffOrdersResponseSchema,
  staffShootsQuerySchema,
  staffShootsResponseSchema,
} from './staff-membership';
import {
  reconcilePaymentsSchema,
  reconciliationResponseSchema,
  staffOrderIdSchema,
  staffOrderResponseSchema,
  staffOrdersFileSchema,
} from './staff-orders';
import { changePlanSchema, staffPlansResponseSchema, withdrawPlanChangeSchema } from './staff-plans';

const once = { isIdempotent: true } as const;
const ofMoney = { right: 'money' } as const;

/** Server-side declarations of the endpoints of the membership. */
export const MEMBERSHIP_DECLARATIONS = {
  membershipPlans: endpoint('public', 'Answers plans, prices and questions of the membership.', nothing, membershipPlansResponseSchema),
  subscriptionDetails: endpoint('members', "Tells what a membership is to the caller's account.", nothing, subscriptionDetailsSchema, {
    isInOfficeView: true,
  }),
  upgradeCardShown: endpoint('members', 'Keeps that the upgrade card was shown.', nothing, doneResponseSchema),
  membershipQuote: endpoint('members', 'Answers the total of a plan with tax.', quoteInputSchema, quoteResponseSchema),
  placeOrder: endpoint('members', 'Places an order for a plan.', placeOrderSchema, orderResponseSchema, once),
  membershipOrder: endpoint('members', "Answers one of the caller's orders.", orderIdSchema, orderResponseSchema, { isInOfficeView: true }),
  cancelOrder: endpoint('members', "Cancels one of the caller's open orders.", orderIdSchema, orderResponseSchema),
  ownMembership: endpoint('members', "Answers the caller's membership.", nothing, ownMembershipResponseSchema, { isInOfficeView: true }),
  setRenewal: endpoint(
    'members',
    "Turns the renewal of the caller's membership off or on.",
    setRenewalSchema,
    ownMembershipResponseSchema,
    once,
  ),
  membershipInvoice: endpoint('members', "Answers one of the caller's invoices as PDF.", invoiceIdSchema, string().required(), {
    answersFile: 'application/pdf',
  }),
  bookShoot: endpoint('members', 'Asks for the free portfolio shoot.', bookShootSchema, ownMembershipResponseSchema, once),
  cancelShoot: endpoint('members', 'Takes the wish for a shoot back.', nothing, ownMembershipResponseSchema),
  paymentWebhook: endpoint('programs', 'Takes an event of a payment provider.', webhookInputSchema, webhookResponseSchema),
  staffOrders: endpoint('office', 'Lists orders, the newest first.', staffOrdersQuerySchema, staffOrdersResponseSchema, ofMoney),
  staffOrdersCsv: endpoint('office', 'Answers orders as CSV.', staffOrdersFileSchema, string().required(), {
    ...ofMoney,
    answersFile: 'text/csv',
  }),
  staffOrder: endpoint('office', 'Answers an order with its payments and books.', staffOrderIdSchema, staffOrderResponseSchema, ofMoney),
  staffInvoice: endpoint('office', 'Answers an invoice or credit note as PDF.', invoiceIdSchema, string().required(), {
    ...ofMoney,
    answersFile: 'application/pdf',
  }),
  reconcilePayments: endpoint(
    'office',
    "Compares our payments with the providers', and the books with themselves.",
    reconcilePaymentsSchema,
    reconciliationResponseSchema,
    ofMoney,
  ),
  staffMember: endpoint('office', "Answers an account's membership.", staffMemberQuerySchema, staffMemberResponseSchema, ofMoney),
  grantMembership: endpoint('office', "Gives a membership, or records a store's.", grantMembershipSchema, staffMemberResponseSchema, {
    ...once,
    ...ofMoney,
    isDangerous: true,
  }),
  refundOrder: endpoint('office', 'Sends a payment back as an exception.', refundOrderSchema, doneResponseSchema, {
    ...once,
    ...ofMoney,
    isDangerous: true,
  }),
  promoCodes: endpoint('office', 'Lists the promo codes.', nothing, promoCodesResponseSchema, ofMoney),
  savePromoCode: endpoint('office', 'Makes or changes a promo code.', promoCodeSchema, promoCodesResponseSchema, {
    ...ofMoney,
    isDangerous: true,
  }),
  staffMembershipSettings: endpoint(
    'office',
    'Answers what staff change of the membership page.',
    nothing,
    staffMembershipSettingsResponseSchema,
    ofMoney,
  ),
  saveMembershipSettings: endpoint(
    'office',
    'Changes what the membership page says.',
    membershipSettingsSchema,
    membershipPlansResponseSchema,
    { ...ofMoney, isDangerous: true },
  ),
  staffPlans: endpoint('office', 'Lists what each plan is, was and will be sold as.', nothing, staffPlansResponseSchema, ofMoney),
  changePlan: endpoint('office', 'Changes price and words of a plan.', changePlanSchema, staffPlansResponseSchema, {
    ...ofMoney,
    isDangerous: true,
  }),
  withdrawPlanChange: endpoint('office', 'Takes a planned change of a plan back.', withdrawPlanChangeSchema, staffPlansResponseSchema, {
    ...ofMoney,
    isDangerous: true,
  }),
  membershipFigures: endpoint(
    'office',
    'Answers members and revenue by month.',
    membershipFiguresQuerySchema,
    membershipFiguresResponseSchema,
    { right: 'figures' },
  ),
  staffShoots: endpoint('office', 'Lists shoots.', staffShootsQuerySchema, staffShootsResponseSchema, { right: 'shoots' }),
  moveShoot: endpoint('office', 'Confirms a shoot, ends or cancels it.', moveShootSchema, staffShootsResponseSchema, { right: 'shoots' }),
} as const satisfies Record<keyof typeof MEMBERSHIP_ENDPOINTS, Declaration>;

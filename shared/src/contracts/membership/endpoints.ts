/** Endpoints of the membership: plans, checkout, invoices, renewal, what staff do. */

import type { DoneResponse } from '../auth/auth';
import { type NoInput, get, post } from '../core/endpoint';
import type { OrderIdInput, OrderResponse, PlaceOrderInput, QuoteInput, QuoteResponse, WebhookInput, WebhookResponse } from './checkout';
import type {
  BookShootInput,
  InvoiceIdInput,
  MembershipPlansResponse,
  OwnMembershipResponse,
  SetRenewalInput,
  SubscriptionDetails,
} from './membership';
import type { MembershipSettingsInput, StaffMembershipSettingsResponse } from './membership-settings';
import type {
  GrantMembershipInput,
  MembershipFiguresQuery,
  MembershipFiguresResponse,
  MoveShootInput,
  PromoCodeInput,
  PromoCodesResponse,
  RefundOrderInput,
  StaffMemberQuery,
  StaffMemberResponse,
  StaffOrdersQuery,
  StaffOrdersResponse,
  StaffShootsQuery,
  StaffShootsResponse,
} from './staff-membership';
import type {
  ReconcilePaymentsInput,
  ReconciliationResponse,
  StaffOrderIdInput,
  StaffOrderResponse,
  StaffOrdersFileInput,
} from './staff-orders';
import type { ChangePlanInput, StaffPlansResponse, WithdrawPlanChangeInput } from './staff-plans';

/** Plans, prices and questions of the membership page. */
export const membershipPlans = get<NoInput, MembershipPlansResponse>('/api/membership/plans');
/** What the caller's account is offered: membership, plans, and a card to show, or null. Wire path of the specification. */
export const subscriptionDetails = get<NoInput, SubscriptionDetails>('/api/talent/get-subscription-popup-details');
/** Stores that the upgrade card was shown: none is offered for seven days. */
export const upgradeCardShown = post<NoInput, DoneResponse>('/api/membership/upgrade-card-shown');
/**
 * The total with tax for a plan, state and code. It changes nothing; a POST, because codes do not belong in addresses. 429 after
 * 60 in ten minutes, or 10 unknown codes in an hour; 422 NOT_ON_SALE.
 */
export const membershipQuote = post<QuoteInput, QuoteResponse>('/api/membership/quote');
/**
 * Places an order, or answers the open one of the caller for the same purchase. 409 PRICE_CHANGED, 422 PROMO_REFUSED in `code`,
 * 422 NOT_ON_SALE, 503 while the provider does not answer. Takes an Idempotency-Key.
 */
export const placeOrder = post<PlaceOrderInput, OrderResponse>('/api/membership/orders');
/** One order of the caller, after asking the provider while it is open; 404 for another account's. */
export const membershipOrder = get<OrderIdInput, OrderResponse>('/api/membership/orders/{id}');
/** Cancels an open order of the caller; 409 ORDER_STATE for one that is paid. */
export const cancelOrder = post<OrderIdInput, OrderResponse>('/api/membership/orders/cancel');
/** The caller's membership, usage, invoices and shoot. */
export const ownMembership = get<NoInput, OwnMembershipResponse>('/api/membership');
/** Turns the renewal off or on; a mail confirms it. 422 RENEWAL_REFUSED without a consent to charge, 429 after 30 changes in a day. Takes an Idempotency-Key. */
export const setRenewal = post<SetRenewalInput, OwnMembershipResponse>('/api/membership/renewal');
/** The PDF of one invoice of the caller; 404 for another account's. */
export const membershipInvoice = get<InvoiceIdInput, string>('/api/membership/invoices/{id}');
/** Asks for the free portfolio shoot; 422 SHOOT_REFUSED with the reason. Takes an Idempotency-Key. */
export const bookShoot = post<BookShootInput, OwnMembershipResponse>('/api/membership/shoot');
/** Withdraws the request for a shoot, until staff confirm it; 422 SHOOT_REFUSED afterwards. */
export const cancelShoot = post<NoInput, OwnMembershipResponse>('/api/membership/shoot/cancel');
/** An event of a payment provider, signed by it; 400 WEBHOOK_REJECTED otherwise. */
export const paymentWebhook = post<WebhookInput, WebhookResponse>('/api/payments/{provider}/webhook');
/** Orders for staff. */
export const staffOrders = get<StaffOrdersQuery, StaffOrdersResponse>('/api/staff/membership/orders');
/** Orders as CSV, the newest 1,000. */
export const staffOrdersCsv = get<StaffOrdersFileInput, string>('/api/staff/membership/orders.csv');
/** One order with payments and books for staff; 404 for an unknown one. */
export const staffOrder = get<StaffOrderIdInput, StaffOrderResponse>('/api/staff/membership/orders/{id}');
/** An invoice or credit note for staff, as PDF. */
export const staffInvoice = get<InvoiceIdInput, string>('/api/staff/membership/invoices/{id}');
/** Compares our payments with those of the providers, and the books with themselves. */
export const reconcilePayments = post<ReconcilePaymentsInput, ReconciliationResponse>('/api/staff/membership/reconcile');
/** One account's membership and periods for staff; 404 for an unknown one. */
export const staffMember = get<StaffMemberQuery, StaffMemberResponse>('/api/staff/membership/member');
/** Gives a membership, or records a store's. Takes an Idempotency-Key. */
export const grantMembership = post<GrantMembershipInput, StaffMemberResponse>('/api/staff/membership/grant');
/** Sends a payment back as an exception; 409 ORDER_STATE for one that is not paid. Takes an Idempotency-Key. */
export const refundOrder = post<RefundOrderInput, DoneResponse>('/api/staff/membership/refund');
export const promoCodes = get<NoInput, PromoCodesResponse>('/api/staff/membership/codes');
/** Makes or changes a promo code. */
export const savePromoCode = post<PromoCodeInput, PromoCodesResponse>('/api/staff/membership/codes/save');
/** Benefits, rates, questions, states without shoots and managers, for staff. */
export const staffMembershipSettings = get<NoInput, StaffMembershipSettingsResponse>('/api/staff/membership/settings');
/** Changes plans, benefits, rates, questions, states without shoots or managers. 409 REVISION_STALE, which says who was first, for another version. */
export const saveMembershipSettings = post<MembershipSettingsInput, MembershipPlansResponse>('/api/staff/membership/settings');
/** What each plan is, was and will be sold as. */
export const staffPlans = get<NoInput, StaffPlansResponse>('/api/staff/membership/plans');
/** Changes price and words of a plan, now or from a day on. 409 REVISION_STALE, which says who was first, for another version than the newest. */
export const changePlan = post<ChangePlanInput, StaffPlansResponse>('/api/staff/membership/plans/change');
/** Takes a planned change back until its day. Errors of changePlan; 404 once it holds. */
export const withdrawPlanChange = post<WithdrawPlanChangeInput, StaffPlansResponse>('/api/staff/membership/plans/withdraw');
export const membershipFigures = get<MembershipFiguresQuery, MembershipFiguresResponse>('/api/staff/membership/figures');
export const staffShoots = get<StaffShootsQuery, StaffShootsResponse>('/api/staff/membership/shoots');
export const moveShoot = post<MoveShootInput, StaffShootsResponse>('/api/staff/membership/shoots/move');

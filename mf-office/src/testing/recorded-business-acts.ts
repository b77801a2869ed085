import { ACCOUNT, type Recorded } from './recorded-act';

/** Acts about texts, prices and orders, as they are stored and shown. */
export const BUSINESS_ACTS = {
  'save-document': [['version 3: Fees of the season', 'words/home', 'Version 3 | Fees of the season']],
  'publish-document': [
    [
      'version 6 of words/hiring-influencer from 2026-11-20: Fees of the season',
      'words/hiring-influencer',
      'Version 6 | From 20 November 2026 | Fees of the season',
    ],
    ['version 2', 'words/singer', 'Version 2'],
  ],
  'withdraw-plan': [['version 4', 'article/monsoon-shoots', 'Version 4']],
  'add-picture': [['A singer on a stage', 'picture/3f2a', 'Alternative text A singer on a stage']],
  'change-plan': [
    [
      'One year, plus, ₹1,999 -> ₹2,499, from 2026-12-01: New prices: all plans',
      'plan:one-year',
      'Name One year, plus | Price ₹1,999 → ₹2,499 | From 1 December 2026 | New prices: all plans',
    ],
    ['Monthly, ₹499, from now: First price', 'plan:monthly', 'Name Monthly | Price ₹499 | From At once | First price'],
  ],
  'withdraw-plan-change': [['12: Not yet', 'plan:monthly', 'Not yet']],
  'save-membership-settings': [
    ['monthly 49900 -> 59900, one-year 399900', 'membership:plans', 'Monthly ₹499 → ₹599 | One year ₹3,999'],
    [
      'monthly applications_per_month 40 -> unlimited, one-year has_crown true, free has_manager false -> true',
      'membership:benefits',
      'Monthly, job applications a month 40 → Unlimited | One year, crown on the profile Yes | Free, talent manager No → Yes',
    ],
    ['', 'membership:benefits', ''],
    ['3 entries', 'membership:rates', 'Rates 3'],
    ['USD 0.0107 -> 0.011, EUR none -> 0.0095', 'membership:rates', 'USD 0.0107 → 0.011 | EUR None → 0.0095'],
    ['11 -> 12 entries', 'membership:questions', 'Questions 11 → 12'],
    ['2 -> 3 active', 'membership:managers', 'Managers 2 → 3'],
    ['12, 18', 'membership:shoot_excluded_states', 'States without shoots Arunachal Pradesh, Assam'],
    ['12+18 -> 12', 'membership:shoot_excluded_states', 'States without shoots Arunachal Pradesh, Assam → Arunachal Pradesh'],
    ['', 'membership:shoot_excluded_states', ''],
  ],
  'save-promo-code': [
    [
      'made, amount 50000, monthly+one-year, from ever to 2026-12-31, at most 100 uses, on',
      'promo-code:FIRST',
      'Gives ₹500 off | Plans Monthly, One year | From Any time | Until 31 December 2026 | Uses at most 100 | In use Yes',
    ],
    [
      'changed, percent 1500, , from 2026-11-20 to ever, at most any uses, off',
      'promo-code:FIRST',
      'Gives 15% off | Plans Every plan | From 20 November 2026 | Until Any time | Uses at most Any number | In use No',
    ],
    [
      'changed, worth days 30 -> shoot 0, from ever -> 2026-12-01, uses any -> 10, once no -> yes, active on -> off, states none -> 12+18',
      'promo-code:FIRST',
      'Gives 30 days → free portfolio shoot | From Any time → 1 December 2026 | Uses at most Any number → 10 | Once for each person No → Yes | In use Yes → No | States without it None → Arunachal Pradesh, Assam',
    ],
  ],
  'grant-membership': [
    ['one-year, 365 days, grant: Won the contest', ACCOUNT, 'Plan One year | Term 365 days | Given as A gift | Won the contest'],
    ['monthly, 1 days, app-store: -', ACCOUNT, 'Plan Monthly | Term 1 day | Given as A purchase through Apple | -'],
  ],
  'refund-order': [
    ['access ends: Paid twice', 'ord_3f2a', 'Access Ends | Paid twice'],
    ['access stays: Paid twice', 'ord_3f2a', 'Access Stays | Paid twice'],
  ],
  'reconcile-payments': [['1500 compared, 2 differences', 'payments', 'Payments compared 1,500 | Differences 2']],
  'move-shoot': [
    ['confirmed 2026-12-01 Bring two outfits', 'shoot:7', 'State Confirmed | Day 1 December 2026 | Bring two outfits'],
    ['requested -> cancelled', 'shoot:7', 'State To be confirmed → Cancelled'],
    ['confirmed -> done Thank you', 'shoot:7', 'State Confirmed → Done | Thank you'],
  ],
  'export-orders': [['1000 orders', 'orders', 'Listed 1,000']],
} satisfies Readonly<Record<string, Recorded>>;

export const RETURN_POLICY = `---
title: "Return policy"
description: "When a payment is returned, and how to stop a membership."
lede: "When money for a membership comes back, when it does not, and how to stop paying."
in_short:
  - "A membership is not refunded, in whole or in part."
  - "A payment that failed or was taken twice is put right."
  - "Switch off auto-renew on the website before the renewal date."
  - "What you bought in an app store, the store refunds or does not."
---

## No refunds on memberships {#no-refunds}

There are no refunds: not for the rest of a term, not for applications you did not send, not because no job came of it. The full price, with taxes, is shown before you pay, and you agree to this rule in words before you can. So look at it in peace; looking around is free for as long as you like.

Nothing in this policy takes away the rights that the law gives you as a consumer.

## Payments that went wrong {#failed-payments}

A payment that was taken twice goes back by itself, the way it came. You need not ask.

If money left your account and the plan did not start, or the amount was wrong, write to support on the [contact page](/contactus?topic=account) with the date, the amount and the reference from your bank. We find it, then start the plan or send the money back the way it came.

Never send a card number or a code. We do not need them and will never ask.

## Stopping a renewal {#stopping-a-renewal}

An auto-renewable plan renews at the end of each term until you cancel it. Switch auto-renew off on the website before the renewal date: open [Membership](/account/membership) in your account, switch it off and confirm. It takes two clicks. The plan then runs to the end of the term you paid for, nothing more is charged, and a mail confirms it.

We remind you 7 days and 24 hours before each term ends. If a renewal cannot be charged, we try again 1, 3 and 5 days later; your plan works for 7 days meanwhile, and ends if no charge succeeds. You owe nothing for these days.

A non-auto-renewable plan needs no stopping. It ends by itself. If you ask us to delete your account, auto-renew is switched off first.

If you cannot reach your account, write to support on the [contact page](/contactus?topic=account) before the renewal date. Give the e-mail address of the account as yours: we answer there, and switch auto-renew off for you.

## Invoices {#invoices}

An invoice comes by e-mail with every payment, and stays under [Membership](/account/membership) in your account. Money that goes back has a credit note of its own.

## Bought in an app store {#app-stores}

There is no app today. A plan bought in an app store is billed by the store, monthly or yearly, in Indian rupees (₹). Switch it off in the store’s settings at least 24 hours before the period ends. Refunds are the store’s decision; ask there, not here, for we never see the payment.

## The free portfolio shoot {#portfolio-shoot}

The shoot that comes with a one-year plan and the code FREEPORTFOLIO has no price of its own and cannot be exchanged for money. The [terms](/terms-of-use#additional-terms) and the checkout say what it contains and where it is not available.

If weather or illness stops a shoot, we find another date with you.

## Still unsure {#ask-us}

Write to support on the [contact page](/contactus?topic=account) before you pay rather than after. A complaint about a payment can also go to the [grievance officer](/contactus?topic=grievance), who settles it within one month.
`;

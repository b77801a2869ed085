export const TERMS_OF_USE = `---
title: "Terms of use"
description: "The agreement between you and All Talent."
lede: "The agreement between you and us, in words you can read on a bus."
in_short:
  - "18 or older, or a parent or guardian acts for you."
  - "Looking, a profile and a number of applications a month are free. A membership adds to that."
  - "There are no refunds. Auto-renew is yours to switch off before the renewal date."
  - "You never pay to audition."
---

## Introduction and Acceptance {#introduction-and-acceptance}

These terms are the agreement between you and All Talent, for the website and everything we offer through it (“the platform”). By making an account, browsing or applying you accept them, together with the [privacy policy](/privacy-policy) and the [return policy](/return-policy). If you do not accept them, please do not use the platform.

We run a place where talent and clients meet. We are not the employer of any talent, not an agent, and not a party to what users agree with each other. Whether somebody is hired, for what and for how much is between the two of you.

“Talent” is anyone with a profile. A “client” or “job poster” is anyone who looks for talent or posts a job. One account can be both. A “parent registered user” is a parent or guardian who registers a child from an account of their own.

## Account registration and security {#account-registration-and-security}

You must be 18 or older, or be registered by a parent or guardian who acts for you and answers for what happens in the account. Children under 13 may not make a profile; only a parent or guardian can make one for a child. A registered child has no login: the parent or guardian uses the child’s account and answers for what happens there. The profile of a child is on no list; only clients of jobs that the parent or guardian applies for with the child see it.

Tell us the truth about who you are, and keep it up to date. One person, one username. A username and the code that opens it are yours alone: do not lend, sell or share them.

You answer for what is done with your account. If you think somebody else got in, [tell us](/contactus) at once and we close the door.

## Use of Platform {#use-of-platform}

Free members can view and search casting notices. They can make a profile with photos and apply to jobs, too, up to the numbers that the [membership page](/membership) names. Paid members can build a professional profile and apply to jobs as far as their plan goes; the same page says what each plan contains.

Those who post a job answer for that post: its truth, its pay, its safety, and the permits and insurance it needs. We may read, refuse or take down a post, or ask for a change in it.

A client can make an offer to a talent. Either side may suggest other terms until the other one accepts, or until the last day for an answer is over. An accepted offer is an agreement between the client and the talent, and becomes a booking. We store it and show it to both; we are no party to it and pay nobody. If a booking is cancelled, what one side owes the other is what the two of them agreed.

Clients begin a conversation; talent may begin one about an offer or a booking. Messages are for casting and the work that follows. You can block somebody, and report a thread.

Test jobs may appear from time to time. They keep the platform working; they are not offers of work.

Nobody is ever charged to audition. If someone asks you for money to be seen, report it and do not pay.

## Website Content and Premium Services {#website-content-and-premium-services}

Pictures, words and tools on the site belong to us or to the people who made them. We may change, add or retire a part of the platform; we do not take away what you paid for during the term you paid for.

Paid membership opens the features that its plan names, for the term shown before you pay. Membership comes in two kinds, auto-renewable and non-auto-renewable; [Subscription terms](#subscription-terms) says how each one ends.

When a paid membership ends, nothing you made is deleted. Photos stay on your profile and applications stay sent; for new ones, the numbers of free members hold.

## Proprietary Rights {#proprietary-rights}

Our name, mark, design and software stay ours, and the law on copyright and trade marks protects them. Nothing in these terms hands them over, and nobody may use them to suggest that we stand behind something we do not.

## Usage Rights {#usage-rights}

Content made for a job belongs to the client of that job, within the usage agreed in writing: where it is shown, for how long, in which countries. An offer has a place for it, so that usage is accepted together with the fee and the dates. The agreement is between the two of you alone. If nothing was written down, ask before you publish.

Agree on the portfolio, too: whether, and from which day, the talent may show the finished work.

## User-provided content {#user-provided-content}

Only registered profiles may submit content. What you upload stays yours. You let us store it, show it and make smaller copies of it so that the service works, for as long as it is on your profile.

You promise that you may show what you upload: that you made it or have leave to use it, and that the people in it agree. A job poster may view your content, and may not change or download it without your consent.

A review is about the work of one booking, and true. Each side writes one at most, within 14 days after the booking is done, and the person it is about may reply once. Reviews are not given for money or for another review. You can report a review; we take down those that break these terms, and tell the author why.

We may remove content that breaks these terms, without notice where somebody could be hurt by waiting.

## Third-party content {#third-party-content}

Some pages link to or show things that others made: reels, maps, stores, social networks. Their own terms apply there. We do not check those places every day and do not answer for them.

## Limited license {#limited-license}

You may use the platform for your own casting or your own career. That permission is personal, can be taken back, cannot be passed on, and ends when your account ends.

## Restrictions {#restrictions}

So that everybody can feel at ease here, you may not:

- make a false profile, pose as somebody else, or post a job that does not exist;
- ask anyone for money to audition, to be shortlisted or to be paid;
- contact people outside what they agreed to, or pressure, harass or discriminate against them;
- write a review of yourself or of a booking that did not take place, or press somebody for a good one;
- send advertising, threats or anything unlawful in messages;
- ask a child for contact details, pictures or a meeting without the parent or guardian;
- collect profiles by machine, copy the wall elsewhere, or sell what you found here;
- break in, overload, or work around a limit of the platform.

## Copyright notices {#copyright-notices}

If your work is here without your permission, write to support on the [contact page](/contactus?topic=account) with the address of the page, what makes the work yours, and how we reach you. We take it down while we look into it and tell the person who put it up, who may answer.

Anyone who puts up the work of others again and again loses the account.

## User accounts {#user-accounts}

We may suspend or end an account that breaks these terms, puts somebody at risk, or is asked for by the law. Where we can, we say why.

You can close yours at any time on [your account page](/account). To delete an account, or to appeal a decision about it, e-mail support by the form of the [contact page](/contactus?topic=account). Log in first, so that the letter carries your account. If you cannot log in, give the e-mail address of the account as yours, and we answer there.

## Subscription terms {#subscription-terms}

The [membership page](/membership) names the plans, their prices and what they contain. The full price, with taxes, is shown before you pay, and you pay on a page of our payment company.

Plans come in two kinds, and you choose which one before you pay:

- An auto-renewable plan renews each term, at the price shown, until you cancel it. Switch auto-renew off on the website before the renewal date, under [Membership](/account/membership) in your account, and the plan ends with the term you already paid for. It takes two clicks.
- A non-auto-renewable plan ends by itself on its last day. You renew it by hand if you want more.

We write to you 7 days and 24 hours before a term ends, and charge a renewal no earlier than 24 hours after the second notice. If the charge fails, it is tried again 1, 3 and 5 days later. Your plan works for 7 days meanwhile; if no charge succeeds, it ends. If you ask us to delete your account, auto-renew is switched off first.

There are no refunds, for a whole term or for a part of one. The [return policy](/return-policy) says what happens when a payment fails or is taken twice.

A one-year plan gives you:

- a dedicated talent manager;
- premium support;
- unlimited job applications;
- an approved profile, once all required fields and edited pictures are in.

## Additional terms {#additional-terms}

**The free portfolio shoot.** It comes with a one-year plan and the promo code FREEPORTFOLIO, entered at checkout. Without the code there is no free shoot, and the code cannot be added later.

- It is an outdoor shoot with headshots: 5 edited pictures and 30–50 compressed, watermarked raw pictures.
- It is not available to users in Ladakh and the Andaman and Nicobar Islands. The checkout names the places without a shoot that hold when you buy.
- Questions about the shoot that cannot be settled otherwise are heard by the courts of Hyderabad.

**Plans bought in an app store.** There is no app today. If you have a plan that was bought in an app store, the store bills you and its rules on payment apply. A store plan is monthly or yearly, priced in Indian rupees (₹), and renews by itself unless you switch it off in the store’s own settings at least 24 hours before the period ends. Your account is charged for the next period within the 24 hours before the period ends.

## Dispute resolution {#dispute-resolution}

Talk to us first: most things are settled in one letter. Either side may write down what is wrong and send it to the other; from that day both have 30 days to settle it by negotiation before arbitration may start. Ours goes to your e-mail address, yours to the [grievance officer](/contactus?topic=grievance) by the form of the contact page.

If that fails, the question goes to arbitration before one arbitrator. It sits in your home town if you tell us so within 5 days of the arbitration notice; otherwise in Mumbai.

A small claim may go to the court for small claims instead. It must be brought within 1 year of the day its cause came up.

The law of India applies to these terms, and the courts of Mumbai decide what arbitration does not.

## Liability {#liability}

What we may owe you in total, for whatever reason, is capped at the price you paid us in the 12 months before the claim.

We do not answer for a job that fell through, a fee a client did not pay, or the behaviour of a user towards another, since we are no party to those agreements. Nothing here limits what the law does not let us limit.

## Indemnity {#indemnity}

If your use of the platform, your content or your job post breaks the law, these terms or somebody’s rights, and we are charged for it, you cover that cost, including reasonable fees of lawyers.

## Disclaimers {#disclaimers}

We do not promise a part, a fee or an audience. Membership decides neither who is found first nor who is chosen.

The platform is provided as it is and as it is available. We check a good deal and cannot check everything: meet in a public place, bring someone along, and put the agreement in writing.

## Termination of account {#termination-of-account}

An account is active, suspended or terminated. It is terminated when you ask for it or when these terms are broken. Its content then leaves the public pages and your own access; we may keep records that the law or an open dispute asks us to keep.

What was paid for a running plan is not refunded. Whether you may open a new account afterwards is decided case by case.

## Contact {#contact}

Questions go to [support](/contactus?topic=account); the [contact page](/contactus) lists every desk. Complaints go to the [grievance officer](/contactus?topic=grievance), who settles a grievance within one month of receiving it.

## Electronic communications {#electronic-communications}

We write to you by e-mail, by SMS and on the platform, and you agree that this counts as writing. A notice counts as received 24 hours after we post or send it. Keep the e-mail address of your account one that you read.

## Modifications {#modifications}

We may change these terms. We post the new text here, with its date, at least 15 days before it starts. If you go on using the platform after that, you accept it; if you do not agree, close your account before.

If a court finds one sentence of these terms void, the others stand.
`;

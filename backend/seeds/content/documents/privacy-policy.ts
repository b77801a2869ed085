// Invoices: section 36 of the CGST Act, 2017, keeps records until 72 months after the due date of the annual return, which is
// 31 December after the end of the financial year (section 44, rule 80): for a payment on 1 April, seven years and nine months.
export const PRIVACY_POLICY = `---
title: "Privacy policy"
page_title: "All Talent | Privacy Policy"
description: "What we collect, why, who sees it, and what you can ask of us."
lede: "What we collect, why, who sees it, and what you can ask of us."
in_short:
  - "Your mobile number and e-mail are not shared with clients; only you can choose to show them in your bookings."
  - "Your profile is public because you want to be found; you can hide it."
  - "Parents and guardians decide for children, and only they can make a child’s profile."
  - "We do not sell your data."
---

## Data collection {#data-collection}

We collect what a casting needs and what an account needs. Most of it you type or upload yourself:

- **Who you are:** name, date of birth, e-mail, phone, location and gender.
- **What you show:** pictures, videos, height, weight and other physical attributes, previous jobs and courses.
- **What you agree and write:** offers with all their versions, bookings with their call sheets, messages with their files, reviews, and the searches you save.
- **What you buy:** payment details. You pay on a page of the payment company, Razorpay or Stripe, so your card and account numbers stay there and never reach us. We keep your orders and invoices with the name, the address and, if you give one, the GSTIN on them, what the payment company calls each payment, and its reference to your consent if your plan renews.
- **For children:** the child’s name and date of birth, and the child’s profile, as the parent or guardian enters them, and the parent or guardian’s contact details.

Some of it comes from the visit itself: the pages asked for, the kind of browser, the time, the network address. If you fill in a form without an account, we keep what you wrote and how to answer you. If you say whether an answer of our help helped you, we keep the yes or no under a scrambled mark.

### Cookies {#cookies}

Cookies are short notes that your browser keeps for us. All of them are our own, and they follow you to no other site. Those that are needed are set when you use what they are for:

| Cookie | What it is for | Kept |
| --- | --- | --- |
| __Host-sid | your session: it keeps you logged in and forms safe | at most 30 days; until the browser is closed if you log in by password without being remembered |
| __Host-device | that this browser has logged in before, so that nobody who asks for codes in your name keeps you out; it names no account | 180 days after your last login |
| XSRF-TOKEN | a token against forged requests | as long as the session |
| cookie_choice | what you chose about cookies: all or needed | 180 days |
| theme | the colours you chose | one year |
| currency | the currency you chose | one year |
| flash, join | a sentence or a step for the next page, for example after you come back from Google | one minute |
| __Secure-lookbook-… | that you typed the passcode of a link | 12 hours |
| preview | which coming version of our pages a link shows you; it names nobody | as long as the link works, at most 7 days |

One more is set only after you choose “Allow statistics”:

| Cookie | What it is for | Kept |
| --- | --- | --- |
| vid | a random id and the variants of pages that were drawn for it; never your account | 90 days |

With it we count visits, measure how fast pages are, and compare variants of pages. Before you choose, and if you choose “Only what is needed”, nothing of this is set or sent. If your browser asks every site for privacy (Global Privacy Control), we take that as “Only what is needed” and do not ask. Change your mind at any time with “Cookie choice” at the foot of the page. Your browser also keeps the currency, an unsent form of this tab, the place where you stopped in a log-in and when a card about the membership was last shown; they are not sent with other requests.

## Use {#use}

We use your data to run the platform, and for nothing you would not expect from it:

- to show your profile to the people who cast, and to let them find it;
- to send log-in codes, answers, invitations and receipts, and new matches of the searches you saved, until you end them;
- to bring offers, bookings, messages and reviews to the person they are for;
- to take payments, make out invoices and renew plans;
- to keep people safe: to check reports, stop fraud and find false profiles;
- to see which parts of the site work and which do not, in figures that name nobody.

## Sharing {#sharing}

**Publicly visible:** username, country, photos, published portfolio, job information and ratings. Whatever you publish in your portfolio, such as your city and your skills, is public with it. Anyone can see these, with or without an account, and search engines may list them. When clients rate those who applied to them, they alone see it.

**Reviews:** both sides of a booking that is done can review each other, for 14 days. A review is shown to everybody once both have written, or when the 14 days have passed; until then only its author sees it. An average is public from 3 reviews on. A review names the client as on the published job, or says “A client”; a private profile is “A talent”.

**For verified clients:** your measurements, and every section of your profile that you keep for them. If you make your profile private, only people who are logged in and have its address see it, and clients you apply to.

**Not public:** mobile number and email are not shared with clients, unless you choose to show them in bookings. Payment details are not shared with clients either. If you share profiles with somebody, the mail to them names you and your e-mail address.

**Downloads:** a client can download a table and a contact sheet of applicants, and everybody those of their own lists, for casting alone. They hold what the page shows that person, never contact data. Your photo is on it only if you allow that in your privacy settings.

**Messages:** only the two who write to each other see their messages and files; colleagues in a client’s team count as the client. A file opens only for them. Our staff read a thread only after one of the two reported it, while that report is open, and each reading is recorded. Mails and notifications about a message leave out contact data.

**Teams:** a client can invite colleagues by e-mail to work in the same account. They see what the client sees: jobs, applicants, messages, offers and bookings, and the client’s team sees their name. Owners of the team also see the e-mail addresses of its members. They never see how the client logs in, or payments.

**Videos you upload:** a self-tape is seen by you and by the client you send it to; a reel by everybody who sees your profile, once our casting desk has approved it.

**Offers and bookings:** only the client and the talent of an offer or a booking see it; staff see a booking about which one of them asks us to decide. Nobody sees your e-mail address or phone number in a booking unless you choose to show them to the other side, under [Bookings](/bookings?view=settings). Anyone who has the address of your calendar feed can read your bookings; you can replace that address.

Companies that work for us see what their task needs: hosting, e-mail and SMS delivery, and payments. They may use it for that task only. Courts and authorities get what the law obliges us to give. We do not sell your data.

## Retention {#retention}

We keep your data while your account is open. When you ask us to delete it, your profile leaves the site at once; 30 days later the account and what belongs to it are deleted, except for records that the law, an open payment or an open dispute asks us to keep, and only for as long as it asks.

Orders, payments and invoices stay when the account goes, for as long as the law on taxes asks: at present six years from the day on which the annual return for the year of the purchase is due. That is at most seven years and nine months after you paid.

Log-in codes are kept as a scrambled mark and become useless within minutes.

A form of one of our campaign pages that nobody confirmed with the code is deleted after 7 days; a confirmed one after 24 months. Profiles that somebody sent you stay behind their link for the days the sender chose, and are deleted 30 days later.

A letter you send by the form of our [contact page](/contactus) is deleted after 24 months, with our answers and notes. An application to work with us and the CV that came with it are deleted after 12 months; a CV whose application never came, after a day.

An invitation to a team holds the e-mail address that was invited. It is deleted with the answer, and without one 30 days after it ended.

Messages are deleted with their files 24 months after the last message of their thread. Offers, bookings, messages and reviews between two people are deleted when the account of one of the two is deleted.

What you were told by the bell is deleted 180 days later if you read it, and after a year if you did not. What you reported to us as wrong is deleted 24 months after we dealt with it; if you close your account before, your name is taken off it.

A photo leaves our disks once neither your profile nor a version that waits for our casting desk shows it. What your camera wrote into it, the place included, is never kept.

A video you upload is deleted when you remove it, within a day after the application it was sent with is taken back or deleted, and with your account. One that you never used is deleted after 30 days, and an upload that you did not finish after a day.

## User rights {#user-rights}

Wherever you live, you can ask us:

- what we hold about you, and for a copy of it;
- to correct what is wrong or complete what is missing;
- to hide your profile, or to delete it and your account;
- to stop writing to you about anything but your account;
- to explain a decision about your account and look at it again.

Log in and write to us on the [contact page](/contactus?topic=data): the letter then carries your account, so that we know it is you. If you cannot log in, give the e-mail address of your account as yours, and we answer there.

## Security {#security}

Connections are encrypted. You log in with a code that works once; a password is your choice, and we keep only a scrambled mark of it. Personal details are masked in our logs, and what our staff decide about an account is written down.

No system is perfect. If something happens that puts you at risk, we tell you and the authority concerned, and say what we did about it.

## Children’s privacy {#childrens-privacy}

You need to be 18 to keep an account of your own. Only a parent or guardian can add a child, from an account of their own. We store the child’s name and date of birth, what the parent or guardian is to the child, when they agreed, and what they do for the child: the profile with its photos, applications, offers, bookings and messages. The child gets no login; only the parent or guardian uses the child’s account, and what is sent to it goes to their e-mail address.

Clients of jobs that the parent or guardian applies for with the child see the child’s profile: what the parent or guardian wrote and our staff approved, with the first name, the initial of the last name, the state and an age range. They do not see the date of birth, the city or measurements. The profile is not in the public listing, not in search results and not in saved searches. Everything else is shown only to the parent or guardian and to the staff who read profiles and look after accounts.

The parent or guardian can withdraw consent or remove the child at any time. From then on clients no longer see the profile, and open applications, offers and bookings end.

We show children no advertising chosen for them, and do not follow what they do. If you see a child’s profile that no parent stands behind, tell us and we take it down while we ask.

## Policy updates {#policy-updates}

We post every new version of this policy here, with its date, and announce it on this page when it is still to come. The date at the top says which version you are reading.

## Users in India {#users-in-india}

Indian law on digital personal data gives you the rights listed under [User rights](#user-rights), and two more: to name a person who acts for you if you die or cannot act yourself, and to have a complaint heard. You may take back a consent as easily as you gave it.

Complaints go to the [grievance officer](/contactus?topic=grievance). We redress a grievance within one month of receiving it. If our answer does not settle it, you can turn to the Data Protection Board of India.

## California (CCPA) {#california}

If you live in California you may ask which personal information we collected about you, why, where it came from and who received it. You may make such an access request at most twice per 12 months, and the answer covers the previous 12 months.

You may also ask us to delete or correct it. We do not sell personal information, and nobody is treated worse for using these rights. Someone you have authorised in writing may ask for you.

## COPPA {#coppa}

In line with the Children’s Online Privacy Protection Act of the United States, we do not knowingly collect personal information from children under 13. They may not create profiles; a parent or guardian may create one for them, after giving their consent. We record that consent with its text and its day, and take the word of the parent or guardian for who they are.

A parent or guardian can see what we hold about the child, refuse any further collection, and have it deleted: remove the child under [Children](/account/children) in your account, or write to us on the [contact page](/contactus?topic=data). Everything about a child is deleted 30 days after its consent is withdrawn. If we learn that a child under 13 gave us data without such consent, we delete it.

## Contact {#contact}

Anything about your data: choose [Your data](/contactus?topic=data) on the contact page. Complaints: the [grievance officer](/contactus?topic=grievance). Everything else has its own desk on the [contact page](/contactus).
`;

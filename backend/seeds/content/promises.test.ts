import {
  CHOICE_COOKIE_SECONDS,
  CV_LIMITS,
  HIRING_LIMITS,
  JOB_LIMITS,
  LIMITS,
  PROFILE_LIMITS,
  REVIEW_QUESTIONS,
  REVIEW_TIME,
  SHOOT_CODE,
  SHOOT_CONTENT,
  SUPPLY_PLACES,
  TEAM_LIMITS,
  TICKET_TOPICS,
  VISITOR_COOKIE_DAYS,
} from '@alltalent/shared/contracts';
import { UNLOCK_LIFETIME_MS } from '../../src/auth/codes/login-failures.service';
import { ENDED_INVITATION_RETENTION_MS } from '../../src/auth/team/team.policy';
import { NOTICE_PERIOD_DAYS } from '../../src/auth/terms/terms-notice-period';
import { THREAD_RETENTION_MS } from '../../src/hiring/threads/attachment-cleanup.job';
import { RETENTION_MS as CONTACT_RETENTION_MS } from '../../src/content/contact/contact-message-retention';
import { WAITING_MS as KEEP_LEFT_CVS_MS } from '../../src/content/contact/cvs.service';
import { UNVERIFIED_RETENTION_MS, VERIFIED_RETENTION_MS } from '../../src/landing/leads/lead-retention.service';
import { KEPT_AFTER_RETURN_MONTHS, LONGEST_KEPT_MONTHS } from '../../src/membership/books/books-retention.policy';
import { DAY_NOTICE_MS, GRACE_DAYS, RETRY_DAYS, WEEK_NOTICE_MS } from '../../src/membership/terms/membership-steps.policy';
import { topicOf } from '../../src/content';
import { LETTER_HOURS, PROMISE_HOURS } from '../../src/staff/queues/kit/queue-promises';
import { READ_RETENTION_MS, RETENTION_MS as NOTIFICATION_RETENTION_MS } from '../../src/notifications/notification-retention.service';
import { CLOSED_RETENTION_MS as CLOSED_REPORT_RETENTION_MS } from '../../src/staff/reports/report-retention.job';
import { FRESH_MS, SESSION_LIVES } from '../../src/auth/sessions/session-life';
import { KNOWN_DAYS } from '../../src/auth/sessions/known-devices.service';
import { BLOCK_MS } from '../../src/talents/sharing/share-blocks.service';
import { ENDED_SHARE_RETENTION_MS } from '../../src/talents/sharing/sharing.service';
import { PASS_MS } from '../../src/talents/sharing/lookbook-passes.service';
import { toldTexts } from '../../test/support/seeds/content/told-texts';

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;
const MEGABYTE = 1024 * 1024;
const MONTH_MS = (365.25 / 12) * DAY_MS;
const TEXTS = toldTexts();

const sayingOf = (source: string) => TEXTS.filter((one) => one.source === source).map(({ text }) => text);
const days = (ms: number) => String(ms / DAY_MS);
const months = (ms: number) => String(Math.floor(ms / MONTH_MS));

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven'.split(' ');
const inWords = (count: number) =>
  [`${NUMBERS[Math.floor(count / 12)]} years`, ...(count % 12 === 0 ? [] : [`${NUMBERS[count % 12]} months`])].join(' and ');

type Promised = readonly [promise: string, source: string, phrase: string, never: RegExp];

/** Statements that hold today, each with the phrases that no text may use meanwhile. */
const PROMISES: readonly Promised[] = [
  [
    'MEM-01 what is free, and how much of it',
    'page/terms-of-use',
    'up to the numbers that the [membership page](/membership) names',
    /not (?:sold|on sale) yet|nobody can be charged|Applying needs a paid plan|until paid plans are sold/iu,
  ],
  [
    'MEM-01 nothing made is taken away',
    'page/terms-of-use',
    'Photos stay on your profile and applications stay sent',
    /(?:photos|applications) (?:are|will be) (?:hidden|deleted|withdrawn) when (?:a|the|your) (?:plan|membership) ends/iu,
  ],
  [
    'D24 the full price comes first',
    'page/terms-of-use',
    'The full price, with taxes, is shown before you pay',
    /\b(?:plus|excluding|excl\.) (?:tax|taxes|GST)\b|taxes (?:are )?added at/iu,
  ],
  [
    'D24 a renewal ends in two clicks',
    'page/return-policy',
    'switch it off and confirm. It takes two clicks.',
    /(?:call|phone|write to|e-mail) us to (?:cancel|stop)|switch auto-renew off (?:in|under) the app/iu,
  ],
  [
    'MEM-01 no refunds, and what was wrong is put right',
    'page/return-policy',
    'A payment that was taken twice goes back by itself, the way it came.',
    /money.back guarantee|full refund|refunded? (?:within|in full)|it was taken twice, write/iu,
  ],
  [
    'no card details are held',
    'page/privacy-policy',
    'your card and account numbers stay there and never reach us',
    /your (?:saved|stored) card|card (?:we|on) (?:keep|file)|so we hold none today/iu,
  ],
  [
    'MEM-01 deleting the account stops the renewal',
    'page/terms-of-use',
    'If you ask us to delete your account, auto-renew is switched off first.',
    /cancel (?:the|your) (?:plan|membership) before you delete/iu,
  ],
  ['no apps', 'page/terms-of-use', 'for the website and everything we offer through it', /\bin the app\b|\bthe apps\b|\bour apps?\b/iu],
  [
    'HIR-02 messages are for the two who write',
    'page/privacy-policy',
    'only the two who write to each other see their messages and files',
    /has no messages between members|(?:we|staff) (?:read|check) (?:all|every|your) messages?\b/iu,
  ],
  [
    'HIR-06 a client’s team reads the client’s messages',
    'page/privacy-policy',
    'colleagues in a client’s team count as the client',
    /Only the two of you see your messages\.|nobody but the client (?:sees|reads)/iu,
  ],
  [
    'HIR-06 what a colleague can do',
    'faq/can-my-colleagues-work-in-my-account',
    'Owners do everything but change the account itself, and invite and remove colleagues, too.',
    /share (?:your|one) (?:login|password)|one login for (?:the|your) team/iu,
  ],
  [
    'HIR-05 reviews are shown together',
    'page/privacy-policy',
    'A review is shown to everybody once both have written',
    /has no public ratings|\bstar rating\b|reviews? (?:is|are) (?:shown|public) at once/iu,
  ],
  [
    'HIR-01 the agreement is between the two',
    'page/terms-of-use',
    'An accepted offer is an agreement between the client and the talent, and becomes a booking.',
    /platform has no form for it|What is yours is written down|All Talent guarantees? the (?:fee|booking)/iu,
  ],
  [
    'HIR-01 usage is part of the offer',
    'page/terms-of-use',
    'so that usage is accepted together with the fee and the dates',
    /You make that agreement yourselves|The two of you make that agreement yourselves/iu,
  ],
  [
    'HIR-04 contact data is shown by choice',
    'page/privacy-policy',
    'unless you choose to show them to the other side, under [Bookings](/bookings?view=settings)',
    /Nobody who hires\.|booking (?:always )?shows your (?:e-mail|phone)/iu,
  ],
  [
    'OFF-01 staff who look after accounts see contact data',
    'faq/who-can-see-my-phone-number-and-e-mail',
    'The staff who look after accounts can see both.',
    /^Nobody, unless you choose so/mu,
  ],
  [
    'HIR-02 staff read what was reported',
    'page/privacy-policy',
    'only after one of the two reported it, while that report is open, and each reading is recorded',
    /staff (?:never|do not) read (?:a thread|messages)/iu,
  ],
  [
    'HIR-04 a cancellation moves no money',
    'faq/what-happens-when-a-booking-is-cancelled',
    'No fee passes through this site, so none goes back.',
    /cancellation fee of|we refund the (?:fee|booking)/iu,
  ],
  [
    'HIR-02 clients begin',
    'faq/how-do-messages-work',
    'As talent you can begin only about an offer or a booking.',
    /talent can (?:write to|message) (?:any|every) client/iu,
  ],
  [
    'measurements are kept back',
    'page/privacy-policy',
    '**For verified clients:** your measurements',
    /skills and measurements, is public/iu,
  ],
  ['consent is recorded', 'page/privacy-policy', 'We record that consent with its text and its day', /checked their consent/iu],
  [
    'children are on no list',
    'page/terms-of-use',
    'The profile of a child is on no list',
    /Children come with a grown-up|children are not shown/iu,
  ],
  [
    'HIR-08 one account, two sides',
    'faq/can-i-be-talent-and-hire-people-with-the-same-account',
    'you can add the other side to your account',
    /second account with|Not at the same time\. An account is for talent/iu,
  ],
  [
    'MEM-01 the crown comes with a membership',
    'faq/how-do-i-get-the-crown-on-my-card',
    'It comes with a [membership](/membership) and goes when that ends.',
    /nobody can get the crown|crown (?:puts|moves|lifts) you|crown marks a (?:checked|verified)/iu,
  ],
  [
    'no time to answer in',
    'faq/how-fast-do-people-answer',
    'you are told when somebody applies',
    /(?:answers on|to answer) the same day/iu,
  ],
  [
    'no fee of a job here',
    'faq/who-pays-the-talent-and-when',
    'no fee for a job passes through this site',
    /All Talent (?:pays|sends the money)|no payment passes through/iu,
  ],
  [
    'a guardian applies for a child',
    'faq/my-child-wants-to-act-how-does-that-work',
    'applies for roles of the child’s age, answers offers and writes with clients',
    /applying for a child is not possible/iu,
  ],
  ['no app', 'faq/is-there-an-app', 'Not yet.', /(?:download|get|install) (?:the|our) app/iu],
  [
    'who sees a private profile',
    'faq/can-i-hide-my-profile-for-a-while',
    'Only people who are logged in and have your address see it, and clients you apply to.',
    /It is private: members who are logged in see it/iu,
  ],
  ['hidden at once', 'faq/how-do-i-delete-my-account', 'Your profile is taken from view at once.', /\ball stays as it is\b/iu],
  [
    'HIR-01 clients make offers',
    'backend/seeds/content/pages/home.ts',
    'compare the takes and make an offer. Talent is told at every step.',
    /say who is booked/iu,
  ],
  [
    'an application is a form',
    'backend/seeds/content/pages/home.ts',
    'Your profile goes with a short note.',
    /one tap sends|no form to fill/iu,
  ],
  [
    'brands invite',
    'backend/seeds/content/pages/influencer.ts',
    'Brands invite you.',
    /brands write to you|in one message you can answer|sample conversation/iu,
  ],
  [
    'brands pay',
    'backend/seeds/content/pages/influencer.ts',
    'The brand pays you, under the agreement you both sign.',
    /the money leaves when/iu,
  ],
  [
    'matches are shown',
    'backend/seeds/content/pages/influencer.ts',
    'Every brief shows how well you match it',
    /introduce you|hear from us when a brief fits/iu,
  ],
  ['reviews are no reward', 'backend/seeds/content/pages/influencer.ts', 'Then add the film to your credits.', /\bturn up on time\b/iu],
  [
    'profiles are read',
    'backend/seeds/content/pages/hiring-influencer.ts',
    'We read every profile before it is shown.',
    /bought numbers/iu,
  ],
  [
    'agreements are yours',
    'backend/seeds/content/pages/hiring-influencer.ts',
    'Your offer names the fee, the usage and the dates, and is accepted before anyone films.',
    /usage and dates (?:belong )?on one page/iu,
  ],
  [
    'nobody is called in working hours',
    'backend/seeds/content/pages/hiring-influencer.ts',
    'then calls or writes to you',
    /people on the phone/iu,
  ],
  [
    'guardians read the messages to their children',
    'backend/src/auth/guardians/consent-text.ts',
    'answer offers and read and write its messages',
    /no login and no messages/iu,
  ],
  [
    'views of pictures are not counted',
    'article/your-first-portfolio-eight-pictures-are-enough',
    'ask people who cast which one',
    /see which one gets opened/iu,
  ],
  [
    'no payment to go wrong',
    'shared/src/contracts/content/contact-topics.ts',
    'an invitation that went too far',
    /payment that went wrong|message that went too far/iu,
  ],
  ['the stores are named, not an app', 'mf-landing/src/features/home/hero/store-links.ts', 'App Store', /App for (?:iPhone|Android)/iu],
  [
    'HIR-01 an offer is answered here',
    'mf-jobs/src/messages/en.json',
    '{client} made you an offer. Read its terms, then accept, decline, or suggest other terms.',
    /cannot answer an offer on the site/iu,
  ],
  [
    'HIR-01 an accepted offer is what books',
    'mf-jobs/src/messages/en.json',
    'Once it is accepted, the booking appears here with its dates.',
    /offer cannot be answered on the site/iu,
  ],
  [
    'MEM-01 those who apply are told what is left',
    'mf-jobs/src/messages/en.json',
    'You have sent {used, number} of {limit, number} applications this month.',
    /account has none at present|applications left for ever/iu,
  ],
  [
    'MEM-01 the way to the membership leads back',
    'mf-jobs/src/messages/en.json',
    'After you pay, you come back to this call.',
    /buy a plan to be (?:seen|found|chosen)/iu,
  ],
  [
    'one role, changed by its owner',
    'mf-jobs/src/messages/posting.json',
    'You can change its role on your account page until something depends on it',
    /write to us and we add that|if it should, we can change/iu,
  ],
  [
    'nobody is promised applicants',
    'mf-jobs/src/messages/en.json',
    'You are told in the bell when somebody applies.',
    /mostly come within a day|new calls are posted every day|are answered first/iu,
  ],
  [
    'MEM-01 the crown is no check',
    'mf-talents/src/features/profile/profile-badges.tsx',
    'A premium member. It says nothing about what was checked.',
    /premium (?:means|shows) (?:checked|verified)/iu,
  ],
  [
    'the mail of a share names its sender',
    'mf-talents/src/features/share/terms-step.tsx',
    'and the mail your e-mail address',
    /your e-mail is never told/iu,
  ],
  [
    'HIR-02 messages and shared profiles are told apart',
    'shared/src/contracts/jobs/job-values.ts',
    "threads: 'Messages', messages: 'Shared profiles'",
    /'wrote to you'|messages: 'Messages'/u,
  ],
  [
    'who sees the profile of a child',
    'backend/src/kernel/messages/en.json',
    'Only clients you apply to see the profile.',
    /Nothing about your child is shown|shown without your consent/iu,
  ],
  [
    'withdrawing deletes',
    'mf-auth/src/messages/en.json',
    'Withdrawn on {withdrawn}. Everything stored about {name} is deleted',
    /child's profile is hidden/iu,
  ],
  [
    'consent says so',
    'backend/src/auth/guardians/consent-text.ts',
    'I can withdraw my consent at any time on this page. Nothing of my child is shown from then on',
    /the profile is hidden at once, and/iu,
  ],
  ['a password is a choice', 'page/privacy-policy', 'a password is your choice', /There is no password to steal/iu],
  [
    'a photo is printed by consent',
    'page/privacy-policy',
    'is on it only if you allow that in your privacy settings',
    /downloads? (?:all )?your photos/iu,
  ],
  ['nobody is mailed about the policy', 'page/privacy-policy', 'announce it on this page', /tell members by e-mail/iu],
];

test.each(PROMISES)('every sentence the site says about itself is true: %s', (_promise, source, phrase, never) => {
  expect(sayingOf(source)).toEqual([expect.stringContaining(phrase)]);
  expect(TEXTS.filter(({ text }) => never.test(text)).map((one) => `${one.source}: ${never.exec(one.text)?.[0] ?? ''}`)).toEqual([]);
});

test.each([
  ['an invoice', `at present ${inWords(KEPT_AFTER_RETURN_MONTHS)} from the day on which the annual return`],
  ['an order', `at most ${inWords(LONGEST_KEPT_MONTHS)} after you paid`],
  ['an account', `${LIMITS.deletionDays} days later the account and what belongs to it are deleted`],
  ['a request without its code', `nobody confirmed with the code is deleted after ${days(UNVERIFIED_RETENTION_MS)} days`],
  ['a confirmed request', `a confirmed one after ${months(VERIFIED_RETENTION_MS)} months`],
  ['a share', `are deleted ${days(ENDED_SHARE_RETENTION_MS)} days later`],
  ['a letter', `is deleted after ${months(CONTACT_RETENTION_MS.messages)} months`],
  ['an application to work here', `the CV that came with it are deleted after ${months(CONTACT_RETENTION_MS.applications)} months`],
  ['a CV without an application', `a CV whose application never came, after ${KEEP_LEFT_CVS_MS === DAY_MS ? 'a day' : '?'}`],
  ['what was read', `is deleted ${days(READ_RETENTION_MS)} days later if you read it`],
  ['what was not read', `after ${months(NOTIFICATION_RETENTION_MS) === '12' ? 'a year' : '?'} if you did not`],
  ['an invitation to a team', `without one ${days(ENDED_INVITATION_RETENTION_MS)} days after it ended`],
  ['a message', `deleted with their files ${months(THREAD_RETENTION_MS)} months after the last message of their thread`],
  ['a review that waits', `once both have written, or when the ${HIRING_LIMITS.reviewDays} days have passed`],
  ['a report', `is deleted ${months(CLOSED_REPORT_RETENTION_MS)} months after we dealt with it`],
  ['a child', `Everything about a child is deleted ${LIMITS.withdrawnChildDays} days after its consent is withdrawn`],
  ['a session', `at most ${days(SESSION_LIVES.standard.absoluteMs)} days; until the browser is closed`],
  ['a known browser', `${KNOWN_DAYS} days after your last login`],
  ['the cookie choice', `all or needed | ${CHOICE_COOKIE_SECONDS / 86_400} days`],
  ['a typed passcode', `the passcode of a link | ${PASS_MS / HOUR_MS} hours`],
  ['the id of a visitor', `never your account | ${VISITOR_COOKIE_DAYS} days`],
])('PRIV-01 the policy says how long %s is kept, as the code keeps it', (_what, phrase) => {
  expect(sayingOf('page/privacy-policy')).toEqual([expect.stringContaining(phrase)]);
});

test.each([
  ['faq/how-do-i-log-in-without-a-password', `for ${LIMITS.codeLifetimeSeconds / 60} minutes`],
  ['page/privacy-policy', `can review each other, for ${HIRING_LIMITS.reviewDays} days`],
  ['page/privacy-policy', `An average is public from ${HIRING_LIMITS.averageFrom} reviews on`],
  ['page/terms-of-use', `within ${HIRING_LIMITS.reviewDays} days after the booking is done`],
  ['faq/how-do-i-delete-my-account', `For ${LIMITS.deletionDays} days you can change your mind`],
  ['faq/can-i-post-a-job-without-a-company', `we read every first post ${REVIEW_TIME}`],
  ['faq/how-do-i-report-somebody', `A person reads every report ${REVIEW_TIME}`],
  ['backend/src/auth/codes/unlock.message.ts', `works once, for ${UNLOCK_LIFETIME_MS / HOUR_MS} hours`],
  ['backend/src/auth/codes/unlock.message.ts', `once, within ${UNLOCK_LIFETIME_MS / HOUR_MS} hours`],
  ['backend/src/jobs/postings/job-closing.service.ts', `At most ${JOB_LIMITS.closesInDays} days ahead`],
  ['mf-jobs/src/features/posting/place-step.tsx', `At most ${JOB_LIMITS.closesInDays} days ahead`],
  ['backend/src/talents/editor/photos/photo-uploads.ts', `A photo may have ${PROFILE_LIMITS.photoBytes / MEGABYTE} MB at most`],
  ['mf-talents/src/features/photos/photo-drop.tsx', `at most ${PROFILE_LIMITS.photoBytes / MEGABYTE} MB each`],
  ['backend/src/content/contact/cv-uploads.ts', `A CV may have ${CV_LIMITS.bytes / MEGABYTE} MB at most`],
  ['mf-content/src/features/career/use-cv-upload.ts', `A CV may have ${CV_LIMITS.bytes / MEGABYTE} MB at most`],
  ['mf-content/src/features/career/cv-field.tsx', `A PDF of at most ${CV_LIMITS.bytes / MEGABYTE} MB`],
  ['mf-content/src/features/career/cv-field.tsx', `delete it with your letter after ${months(CONTACT_RETENTION_MS.applications)} months`],
  ['mf-content/src/features/contact/contact-form.tsx', `We delete letters after ${months(CONTACT_RETENTION_MS.messages)} months`],
])('the figure in %s is the code’s own: %s', (source, phrase) => {
  expect(sayingOf(source)).toEqual([expect.stringContaining(phrase)]);
});

test.each([
  ['page/career', 'We delete your letter and your CV after twelve months', months(CONTACT_RETENTION_MS.applications), '12'],
  ['mf-auth/src/features/account/confirm-steps.tsx', 'for ten minutes without another code', String(FRESH_MS / 60_000), '10'],
  ['backend/src/auth/account/account-codes.service.ts', 'For ten minutes you can change your account', String(FRESH_MS / 60_000), '10'],
  ['mf-talents/src/messages/en.json', 'until a month after its end', days(ENDED_SHARE_RETENTION_MS), '30'],
  ['mf-talents/src/messages/shortlist.json', 'deleted 30 days after the link has ended', days(ENDED_SHARE_RETENTION_MS), '30'],
  ['mf-talents/src/pages/managed-share.page.tsx', 'until a month after its end', days(ENDED_SHARE_RETENTION_MS), '30'],
  ['mf-talents/src/messages/en.json', 'can send you no profiles for a year', days(BLOCK_MS), '365'],
  ['backend/src/kernel/messages/en.json', 'This sender can send you nothing more for a year.', days(BLOCK_MS), '365'],
  ['faq/how-do-i-report-somebody', 'A person reads every report within one working day', String(PROMISE_HOURS.reports), '24'],
  ['shared/src/contracts/talents/review-time.ts', 'within one working day', String(PROMISE_HOURS.profiles), '24'],
  ['shared/src/contracts/talents/review-time.ts', 'within one working day', String(PROMISE_HOURS.jobs), '24'],
  ['backend/seeds/content/pages/singer.ts', 'within two working days', String(PROMISE_HOURS.leads), '48'],
  ['backend/seeds/content/pages/product-photoshoot.ts', 'within two working days', String(PROMISE_HOURS.leads), '48'],
  ['backend/seeds/content/pages/hiring-influencer.ts', 'within two working days', String(PROMISE_HOURS.leads), '48'],
])('the words in %s are the code’s own: %s', (source, phrase, figure, said) => {
  expect(sayingOf(source)).toEqual([expect.stringContaining(phrase)]);
  expect(figure).toBe(said);
});

test.each(TICKET_TOPICS)('a letter about %s is answered in the hours that its sender is promised', (topic) => {
  const hours = { 'Within one working day': 24, 'Within two weeks': 14 * 24, 'Within one month': 30 * 24 };
  expect(Object.entries(hours)).toContainEqual([topicOf({ topic }).answer, LETTER_HOURS[topic]]);
  expect(LETTER_HOURS[topic]).toBeGreaterThanOrEqual(PROMISE_HOURS.letters);
});

const RETRIES = RETRY_DAYS.join(', ').replace(/, (?=\d+$)/u, ' and ');
const NOTICES = `${days(WEEK_NOTICE_MS)} days and ${DAY_NOTICE_MS / HOUR_MS} hours before`;
const { editedPictures, rawPicturesFrom, rawPicturesTo } = SHOOT_CONTENT;

test.each([
  ['page/terms-of-use', `We write to you ${NOTICES} a term ends`],
  ['page/terms-of-use', `no earlier than ${DAY_NOTICE_MS / HOUR_MS} hours after the second notice`],
  ['page/terms-of-use', `it is tried again ${RETRIES} days later`],
  ['page/terms-of-use', `Your plan works for ${GRACE_DAYS} days meanwhile`],
  ['page/return-policy', `We remind you ${NOTICES} each term ends`],
  ['page/return-policy', `we try again ${RETRIES} days later; your plan works for ${GRACE_DAYS} days meanwhile`],
  ['page/terms-of-use', `the promo code ${SHOOT_CODE}, entered at checkout`],
  ['page/return-policy', `a one-year plan and the code ${SHOOT_CODE}`],
  ['page/terms-of-use', `${editedPictures} edited pictures and ${rawPicturesFrom}–${rawPicturesTo} compressed, watermarked raw pictures`],
])('MEM-01 D24 what %s says about a membership is what the code does: %s', (source, phrase) => {
  expect(sayingOf(source)).toEqual([expect.stringContaining(phrase)]);
});

test.each(['page/terms-of-use', 'page/return-policy', 'page/privacy-policy'])('MEM-01 %s names no price, which staff change', (source) => {
  expect(sayingOf(source)).toEqual([expect.not.stringMatching(/₹ ?\d|Rs\.? ?\d|\b\d+ (?:applications|photos)\b/u)]);
});

test.each([
  ['mf-auth/src/messages/en.json', 'If you have a membership, we turn its renewal off at once.'],
  ['backend/src/kernel/messages/en.json', 'We keep only your membership invoices, for as long as the law requires.'],
  ['page/privacy-policy', 'Orders, payments and invoices stay when the account goes, for as long as the law on taxes asks'],
])('MEM-01 %s says what the deletion of an account leaves: %s', (source, phrase) => {
  expect(sayingOf(source)).toEqual([expect.stringContaining(phrase)]);
});

test('MEM-01 both places without a shoot are named, and the checkout as well', () => {
  const states = SUPPLY_PLACES.filter(({ name }) => /Ladakh|Andaman/u.test(name)).map(({ name }) => name);
  expect(states).toHaveLength(2);
  for (const name of states) expect(sayingOf('page/terms-of-use')).toEqual([expect.stringContaining(name)]);
  expect(sayingOf('page/terms-of-use')).toEqual([expect.stringContaining('The checkout names the places without a shoot')]);
});

test('TERMS-01 MEM-02 the terms say the notice that publishing them demands', () => {
  expect(sayingOf('page/terms-of-use')).toEqual([expect.stringContaining(`at least ${NOTICE_PERIOD_DAYS} days before it starts`)]);
});

const FAQ_SOURCE = 'backend/seeds/content/documents/faqs/topics.ts';

test.each([
  ['faq/how-do-messages-work', `${HIRING_LIMITS.attachments} files of up to ${HIRING_LIMITS.attachmentBytes / 1_000_000} MB each`],
  [
    'faq/can-my-colleagues-work-in-my-account',
    `up to ${TEAM_LIMITS.people} people; an invitation works for ${TEAM_LIMITS.invitationDays} days`,
  ],
  ['faq/how-do-offers-work', `An offer can have ${HIRING_LIMITS.versions} versions`],
  ['faq/can-i-leave-a-review', `for ${HIRING_LIMITS.reviewDays} days. Both sides can`],
  ['faq/can-i-leave-a-review', `when the ${HIRING_LIMITS.reviewDays} days are over`],
  ['faq/can-i-leave-a-review', `An average is shown from ${HIRING_LIMITS.averageFrom} reviews on`],
])('HIR-01 HIR-02 HIR-05 the figure in %s is the one that holds: %s', (source, phrase) => {
  expect(sayingOf(source)).toEqual([expect.stringContaining(phrase)]);
});

test('HIR-05 a review has the three questions that the FAQ count', () => {
  expect(sayingOf(FAQ_SOURCE)).toEqual([expect.stringContaining('three questions with one to five points each')]);
  for (const questions of Object.values(REVIEW_QUESTIONS)) expect(questions).toHaveLength(3);
});

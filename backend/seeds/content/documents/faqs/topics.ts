import { HIRING_LIMITS, LIMITS, REVIEW_TIME, TEAM_LIMITS } from '@alltalent/shared/contracts';

type Topic = { readonly topic: string; readonly entries: readonly (readonly [question: string, answer: string])[] };

/** Topics in the order of the page; answers are Markdown. */
export const TOPICS: readonly Topic[] = [
  {
    topic: 'Getting started',
    entries: [
      [
        'Is it free to join?',
        'Yes. A free member can make a profile, browse [everyone on the wall](/talents) and read [every casting notice](/jobs). Applying to a casting call is free, too, for as many a month as the [membership page](/membership) names; answers to invitations do not count. A [membership](/membership) adds to that.',
      ],
      [
        'Do I need professional pictures?',
        'No. Three clear pictures in daylight are enough to begin: face, half length and full length, without filters. Add studio work when you have it.\n\nHow to begin stands in [eight pictures are enough](/article/your-first-portfolio-eight-pictures-are-enough).',
      ],
      [
        'Can I be talent and hire people with the same account?',
        'Yes. On [your account page](/account) you can add the other side to your account. The menu shows one side at a time; you choose which one in the account menu. You can leave a side until something depends on it, such as a profile you submitted, photos, jobs you posted or offers you made. The account of a parent or guardian has no second side.',
      ],
      [
        'How do I log in without a password?',
        `Type your e-mail address and we send you a six-digit code. It works once, for ${LIMITS.codeLifetimeSeconds / 60} minutes. Nothing to remember, nothing to leak.`,
      ],
      ['Is there an app?', 'Not yet. The whole site works in the browser of your phone.'],
    ],
  },
  {
    topic: 'For talent',
    entries: [
      [
        'Who can see my phone number and e-mail?',
        'No other member, unless you choose so. Clients see your name, city, pictures and work. When you apply to a casting call, you decide what you write. For bookings you can choose to show your confirmed e-mail address or phone number to the other side, under [Bookings](/bookings?view=settings); at first neither is shown. The staff who look after accounts can see both.',
      ],
      [
        'Do I ever pay to audition?',
        '**Never.** If anyone asks for money to audition, [tell us](/contactus) and we take the post down while we look into it.',
      ],
      [
        'What makes a profile easy to find?',
        'The right category and sub-category, your real city, the languages you can work in, and three to five skills in plain words. Clients search for words like “Kathak” or “Tamil dubbing”, not for “versatile”.',
      ],
      [
        'Can I hide my profile for a while?',
        'Yes. Make it private in your [profile settings](/talent/profile-settings). Lists, searches and shared pages then show no name and no picture of you. Only people who are logged in and have your address see it, and clients you apply to. Your account and your applications stay as they are. If you ask for your account to be deleted, your profile is hidden at once.',
      ],
      [
        'How do I get the crown on my card?',
        'The crown marks a premium member. It comes with a [membership](/membership) and goes when that ends. It moves nobody up in the order, and says nothing about what was checked.',
      ],
      [
        'I was not picked. Will I hear about it?',
        'Yes. Sent, viewed, shortlisted, booked or not this time: every change reaches you. A no is a no to one part, not to you.',
      ],
    ],
  },
  {
    topic: 'For clients',
    entries: [
      [
        'Can I post a job without a company?',
        `Yes. Students, families planning a wedding and first-time directors all post here. Say what you pay, when and where; we read every first post ${REVIEW_TIME}, before it goes live.`,
      ],
      ['What does it cost to post a job?', 'Posting is free. Browsing and sharing a shortlist are free, too.'],
      [
        'How fast do people answer?',
        'Talent see your call as soon as it is on the call list, and you are told when somebody applies. Put the fee and the dates in: people answer what they can plan.',
      ],
      [
        'Can my team see the shortlist?',
        'Yes. Tick the faces you like and share them as one link. Your colleagues need no account to look.',
      ],
      [
        'Can my colleagues work in my account?',
        `Yes, with logins of their own. On [your team page](/account/team) you invite them by e-mail, up to ${TEAM_LIMITS.people} people; an invitation works for ${TEAM_LIMITS.invitationDays} days. Owners do everything but change the account itself, and invite and remove colleagues, too. Casters work with jobs, applicants, messages, offers and bookings. Viewers read, and change nothing. You can change a role or remove a colleague at any time.`,
      ],
      [
        'What may I do with the pictures of a profile?',
        'Look at them to decide whom to book. Downloading, changing or using them anywhere else needs the written consent of the talent; the [terms](/terms-of-use) say the same.',
      ],
    ],
  },
  {
    topic: 'Messages, offers and bookings',
    entries: [
      [
        'How do messages work?',
        `A client can write to somebody who applied, to somebody they invited, and about an offer or a booking. Then both can answer. As talent you can begin only about an offer or a booking. A message may have ${HIRING_LIMITS.attachments} files of up to ${HIRING_LIMITS.attachmentBytes / 1_000_000} MB each: pictures, PDFs and sound.\n\nOnly the two of you see your messages, and the colleagues whom a client invited to the team. You can block somebody, and report a thread: only then do our staff read it. All your threads are under [Messages](/messages).`,
      ],
      [
        'How do offers work?',
        `The client names the work, the dates, the place, the fee, expenses and usage, and the last day for an answer. The talent accepts, declines, or suggests other terms; then it is the client’s turn. An offer can have ${HIRING_LIMITS.versions} versions, and both sides can read all of them.\n\nWhen one side accepts the terms of the other, the booking is made. The agreement is between the two of you; All Talent is no party to it. Your offers are under [Offers](/offers).`,
      ],
      [
        'What happens when a booking is cancelled?',
        'Either side can cancel until the last day of the work is over, and gives a reason. The other side is told at once. The days are free again, you can still write to each other, and nobody writes a review. The client can make another offer.\n\nNo fee passes through this site, so none goes back. Whether something is owed depends on what the two of you agreed.',
      ],
      [
        'Can I leave a review?',
        `Yes, once for each booking that is done, for ${HIRING_LIMITS.reviewDays} days. Both sides can: three questions with one to five points each, and a text. The reviews are shown when both of you have written, or when the ${HIRING_LIMITS.reviewDays} days are over. The person a review is about may reply once.\n\nAn average is shown from ${HIRING_LIMITS.averageFrom} reviews on.`,
      ],
    ],
  },
  {
    topic: 'Pay and agreements',
    entries: [
      [
        'Who pays the talent, and when?',
        'The client does, as the two of you agreed; no fee for a job passes through this site. We recommend half on confirmation and the rest within fifteen days of the last shoot day.',
      ],
      [
        'Is All Talent my employer?',
        'No. We are the place where you meet. An offer that was accepted is an agreement between the talent and the client, and the content made for a job belongs to the client unless you agree otherwise.',
      ],
      [
        'Can I get a refund on a membership?',
        'No, neither for a whole term nor for a part of one. A payment that was taken twice goes back by itself, and one that went wrong is put right: the [return policy](/return-policy) says how.',
      ],
      [
        'How do I stop a membership from renewing?',
        'Log in before the renewal date, open [Membership](/account/membership) in your account, switch auto-renew off and confirm. It takes two clicks. The plan runs to the end of the term you paid for, and nothing more is charged.',
      ],
      [
        'What should a usage clause say?',
        'Four things:\n\n- where the picture is used,\n- for how long,\n- in which countries,\n- what a longer use costs.\n\nIf one of the four is missing, ask before you sign. [Usage rights in plain words](/article/usage-rights-in-plain-words) has an example.',
      ],
    ],
  },
  {
    topic: 'Safety',
    entries: [
      [
        'My child wants to act. How does that work?',
        'A parent or guardian registers the child from an account of their own and gives consent there. The child gets no login: the parent or guardian opens the child’s account under [Children](/account/children), writes the profile, applies for roles of the child’s age, answers offers and writes with clients. A child’s profile is on no list; only clients whose jobs the child applied for see it. Our staff read each child’s profile and each job for under-18s before it is shown.',
      ],
      [
        'How do I report somebody?',
        'Use Report on the profile, the call, the review or the thread of messages, or [write to us](/contactus) and choose safety. A person reads every report within one working day, and you do not have to explain yourself twice.',
      ],
      [
        'What are the signs of a false casting call?',
        'Any one of these is enough to report:\n\n- a fee to audition,\n- a meeting at a home or a hotel room,\n- a promise before anyone has seen your work,\n- no name behind the company.',
      ],
      [
        'How do I delete my account?',
        `On [your account page](/account), under your data. Your profile is taken from view at once. For ${LIMITS.deletionDays} days you can change your mind, and the profile comes back; then the account and what belongs to it are erased. What the law asks us to keep stands in the [privacy policy](/privacy-policy#retention).`,
      ],
    ],
  },
];

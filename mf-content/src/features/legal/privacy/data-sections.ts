import { DESKS } from '../../../desks';
import type { ReadingSection } from '../reading-document';

export const DATA_SECTIONS: readonly ReadingSection[] = [
  {
    id: 'data-collection',
    heading: 'Data collection',
    blocks: [
      'We collect what a casting needs and what an account needs. Most of it you type or upload yourself:',
      [
        '**Who you are:** name, e-mail, phone, location and gender.',
        '**What you show:** pictures, videos, height, weight and other physical attributes, previous jobs and courses.',
        '**What you buy:** payment details. The payment company handles card and account numbers; we keep the receipt.',
        '**For children:** the same details of the child as the parent or guardian enters them, and the parent or guardian’s contact details.',
      ],
      'Some of it comes from the visit itself: the pages asked for, the kind of browser, the time, the network address. If you fill in a form without an account, we keep what you wrote and how to answer you.',
      'The site stores a few things in your browser: a session cookie that keeps you logged in, a token against forged requests, your colour theme and your currency. They follow you nowhere else.',
    ],
  },
  {
    id: 'use',
    heading: 'Use',
    blocks: [
      'We use your data to run the platform, and for nothing you would not expect from it:',
      [
        'to show your profile to the people who cast, and to let them find it;',
        'to send log-in codes, answers, invitations and receipts;',
        'to take payments and renew plans;',
        'to keep people safe: to check reports, stop fraud and find false profiles;',
        'to see which parts of the site work and which do not, in figures that name nobody.',
      ],
    ],
  },
  {
    id: 'sharing',
    heading: 'Sharing',
    blocks: [
      '**Publicly visible:** username, country, photos, published portfolio, job information and ratings. Whatever you publish in your portfolio, such as your city, skills and measurements, is public with it. Anyone can see these, with or without an account, and search engines may list them.',
      '**Not public:** mobile number and email are not shared with clients. Neither are payment details or messages. Clients write to you through the platform, and you decide what to tell them after that.',
      'Companies that work for us see what their task needs: hosting, e-mail and SMS delivery, payments. They may use it for that task only. Courts and authorities get what the law obliges us to give. We do not sell your data.',
    ],
  },
  {
    id: 'retention',
    heading: 'Retention',
    blocks: [
      'We keep your data while your account is open. When it ends, your profile leaves the public pages at once and the rest is deleted, except for records that the law, an open payment or an open dispute asks us to keep, and only for as long as it asks.',
      'Log-in codes are kept as a scrambled mark and become useless within minutes.',
    ],
  },
  {
    id: 'user-rights',
    heading: 'User rights',
    blocks: [
      'Whoever you are and wherever you live, you can ask us:',
      [
        'what we hold about you, and for a copy of it;',
        'to correct what is wrong or complete what is missing;',
        'to hide your profile, or to delete it and your account;',
        'to stop writing to you about anything but your account;',
        'to explain a decision about your account and look at it again.',
      ],
      `Write to [${DESKS.privacy}](mailto:${DESKS.privacy}) from the e-mail address of your account, so that we know it is you.`,
    ],
  },
  {
    id: 'security',
    heading: 'Security',
    blocks: [
      'Connections are encrypted. There is no password to steal: you log in with a code that works once. Personal details are masked in our logs, and staff see only what their desk needs.',
      'No system is perfect. If something happens that puts you at risk, we tell you and the authority concerned, and say what we did about it.',
    ],
  },
];

import { ACCOUNT, listedAs, nothing, type Recorded } from './recorded-act';

/** Acts about letters, leads, the office and what was only read, as they are stored and shown. */
export const DESK_ACTS = {
  'answer-ticket': [
    ['closed', 'AT-7K2M', 'Letter Closed'],
    ['kept open', 'AT-7K2M', 'Letter Still open'],
  ],
  'note-ticket': nothing('AT-7K2M'),
  'assign-ticket': [
    ['nobody -> Joseph D’Cruz', 'AT-7K2M', 'Assigned to Nobody → Joseph D’Cruz'],
    ['nobody', 'AT-7K2M', 'Assigned to Nobody'],
  ],
  'close-ticket': nothing('AT-7K2M'),
  'reopen-ticket': [
    ['', 'AT-7K2M', ''],
    ['the closing was undone', 'AT-7K2M', 'The closing was undone'],
  ],
  'change-lead': [
    ['new to won, assigned from nobody to Joseph D’Cruz', 'lead:9', 'State New → Won | Assigned to Nobody → Joseph D’Cruz'],
    ['assigned to u_demo_joseph', 'lead:9', 'Assigned to a deleted account'],
    ['contacted to lost', 'lead:9', 'State Contacted → Lost'],
  ],
  'note-lead': nothing('lead:9'),
  'export-leads': [
    [
      '1 leads of Singer, page singer, variant B, release 1.4.0, state new, assigned to nobody, since 2026-11-20, also not confirmed, by a search, a further part',
      'leads',
      'Listed 1 | Form Singer | Page singer | Variant B | Release 1.4.0 | State New | Assigned to Nobody | Since 20 November 2026 | Also not confirmed Yes | Shown Found by a search | A further part Yes',
    ],
    ['3 leads of Product Photoshoot since 2026-11-20', 'leads', 'Listed 3 | Form Product Photoshoot | Since 20 November 2026'],
  ],
  'make-staff': [
    ['roles 7 -> 7,1', ACCOUNT, 'Roles client → client, staff'],
    ['roles none -> 1', ACCOUNT, 'Roles None → staff'],
  ],
  'remove-staff': [
    ['roles 1 -> none', ACCOUNT, 'Roles staff → None'],
    ['support,finance', ACCOUNT, 'Roles in the office Support, Finance'],
  ],
  'invite-staff': [
    ['new@example.com', 'staff:support,content', 'E-mail address new@example.com | Roles in the office Support, Content editor'],
  ],
  'withdraw-staff-invitation': nothing('si_3f2a'),
  'join-office': [['administrator', ACCOUNT, 'Roles in the office Administrator']],
  'change-staff-roles': [['support -> support,finance', ACCOUNT, 'Roles in the office Support → Support, Finance']],
  'open-office': [
    ['totp', ACCOUNT, 'Second step An authenticator app'],
    ['recovery', ACCOUNT, 'Second step A recovery code'],
  ],
  'add-second-step': [['passkey', ACCOUNT, 'Second step A passkey']],
  'remove-second-step': [['passkey', ACCOUNT, 'Second step A passkey']],
  'renew-recovery-codes': nothing(),
  'release-messages': [
    ['3 of every held message', 'outbox', 'Number 3 | Every held message Yes'],
    ['2 of messages 14, 15', 'outbox', 'Number 2 | Messages 14, 15'],
    ['Released 2 messages.', 'outbox', 'Released 2 messages.'],
  ],
  'drop-messages': [['2 of messages 14, 15: Sent by hand', 'outbox', 'Number 2 | Messages 14, 15 | Sent by hand']],
  'start-upkeep': nothing('rebuild-ratings'),
  'rebuild-ratings': [['1200 ratings', 'ratings', 'Ratings 1,200']],
  'rotate-registry-key': [['A second key signs from now on.', 'registry', 'A second key signs from now on.']],
  'export-figures': [
    ['periods by month, 2026-11-01 to 2026-11-20', 'figures', 'File Figures by month | Period 1 November 2026 to 20 November 2026'],
  ],
  'list-profiles': listedAs('submitted profiles', 'profiles'),
  'read-profile': nothing(),
  'list-jobs': listedAs('jobs that wait', 'jobs'),
  'read-job': nothing('job:7'),
  'list-leads': [
    ['50 leads of every form', 'leads', 'Listed 50'],
    ['2 leads of Singer, assigned to Joseph D’Cruz', 'leads', 'Listed 2 | Form Singer | Assigned to Joseph D’Cruz'],
  ],
  'read-lead': nothing('lead:9'),
  'list-tickets': listedAs('open letters', 'letters'),
  'list-applications': listedAs('applications', 'applications'),
  'read-ticket': nothing('AT-7K2M'),
  'download-cv': nothing('AT-7K2M'),
  'list-reports': listedAs('open reports', 'reports'),
  'read-report': nothing('report:3'),
  'read-thread': nothing('thread:th'),
  'list-disputes': listedAs('disputed bookings', 'bookings'),
  'list-orders': listedAs('orders', 'orders'),
  'read-order': [
    ['', 'ord_3f2a', ''],
    ['AT/26-27/000123', 'ord_3f2a', 'Invoice or credit note AT/26-27/000123'],
  ],
  'read-membership': nothing(),
  'read-membership-figures': [['12 months', 'membership', 'Period 12 months']],
  'list-shoots': listedAs('shoots', 'shoots'),
  'find-people': [['1 accounts', 'people', 'Listed 1']],
  'read-person': [
    ['', ACCOUNT, ''],
    ['beside Ritu Sen', ACCOUNT, 'Compared with Ritu Sen'],
  ],
  'read-audit-trail': nothing('audit'),
  'list-messages': [['50 failed', 'outbox', 'Listed 50 | State Given up']],
} satisfies Readonly<Record<string, Recorded>>;

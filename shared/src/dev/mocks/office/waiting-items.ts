import type { AccountBrief, AuditLine, ReviewedJob, ReviewedProfile } from '../../../contracts';
import { hoursAgo } from './office-call';

const account = (id: string, name: string, changes: Partial<AccountBrief> = {}): AccountBrief => ({
  user_id: id,
  name,
  email: `${name.toLowerCase().replace(' ', '.')}@example.com`,
  phone: '+91 98200 12345',
  status: 'active',
  since: hoursAgo(2400),
  open_reports: 0,
  ...changes,
});

const sentIn = (hours: number, actor: string): AuditLine => ({
  at: hoursAgo(hours),
  actor,
  action: 'submit-profile',
  subject: '',
  detail: '',
});
const photo = (name: string, at: number, isNew: boolean) => ({
  url: `/media/photos/${name}-${at}-640.webp`,
  alt: `Portrait ${at} of ${name.replace('-', ' ')}`,
  is_new: isNew,
});

export const PROFILES: readonly ReviewedProfile[] = [
  {
    id: 'u_meher',
    version: 'v4',
    title: 'Meher Kaul',
    waiting_since: hoursAgo(27),
    due_at: hoursAgo(3),
    marks: ['change', 'member'],
    account: account('u_meher', 'Meher Kaul', { open_reports: 1 }),
    lines: [
      { label: 'Stage name', before: 'Meher Kaul', after: 'Meher Kaul' },
      { label: 'City', before: 'Srinagar', after: 'Mumbai' },
      {
        label: 'About',
        before: 'Trained at the National School of Drama. Plays strong women.',
        after: 'Trained at the National School of Drama. Kashmiri, Urdu and Hindi; rides and fences. Plays women who do not give in.',
      },
      { label: 'Height', before: '168 cm', after: '168 cm' },
      { label: 'Languages', before: 'Kashmiri, Urdu', after: 'Kashmiri, Urdu, Hindi, English' },
      { label: 'Fee for a day', before: null, after: '₹25,000 to ₹40,000' },
    ],
    photos: [photo('meher-kaul', 1, true), photo('meher-kaul', 2, false), photo('meher-kaul', 3, true), photo('meher-kaul', 4, false)],
    reels: [{ title: 'Monologue, Nil Battey Sannata', url: 'https://video.example/watch/meher' }],
    public_path: '/meher-kaul-1a2b3c4d',
    history: [
      sentIn(27, 'Meher Kaul'),
      { at: hoursAgo(900), actor: 'Farida Sheikh', action: 'approve-profile', subject: '', detail: '' },
      { at: hoursAgo(930), actor: 'Farida Sheikh', action: 'return-profile', subject: '', detail: 'The first photo shows two people.' },
    ],
    claim: null,
  },
  {
    id: 'u_arjun',
    version: 'v1',
    title: 'Arjun Pillai',
    waiting_since: hoursAgo(9),
    due_at: hoursAgo(-15),
    marks: ['child'],
    account: account('u_arjun', 'Arjun Pillai', { since: hoursAgo(30) }),
    lines: [
      { label: 'Stage name', before: null, after: 'Arjun Pillai' },
      { label: 'Age', before: null, after: '11, in the care of Latha Pillai' },
      { label: 'City', before: null, after: 'Kochi' },
      { label: 'About', before: null, after: 'Dances Bharatanatyam, likes football, has played in two school films.' },
      { label: 'Languages', before: null, after: 'Malayalam, English' },
    ],
    photos: [photo('arjun-pillai', 1, true), photo('arjun-pillai', 2, true)],
    reels: [],
    public_path: '',
    history: [sentIn(9, 'Latha Pillai')],
    claim: { user_id: 'u_demo_farida', name: 'Farida Sheikh', until: hoursAgo(-0.03) },
  },
  {
    id: 'u_zoya',
    version: 'v2',
    title: 'Zoya Fernandes',
    waiting_since: hoursAgo(1.2),
    due_at: hoursAgo(-22.8),
    marks: ['change'],
    account: account('u_zoya', 'Zoya Fernandes'),
    lines: [
      { label: 'Stage name', before: 'Zoya F.', after: 'Zoya Fernandes' },
      { label: 'City', before: 'Panaji', after: 'Panaji' },
    ],
    photos: [photo('zoya-fernandes', 1, false), photo('zoya-fernandes', 2, false), photo('zoya-fernandes', 3, false)],
    reels: [],
    public_path: '/zoya-fernandes-9z8y7x6w',
    history: [sentIn(1.2, 'Zoya Fernandes')],
    claim: null,
  },
];

export const JOBS: readonly ReviewedJob[] = [
  {
    id: '41',
    version: 'r3',
    title: 'Two children for a biscuit film',
    waiting_since: hoursAgo(5),
    due_at: hoursAgo(-1),
    marks: ['minors', 'contact (call us on)'],
    account: account('u_lotus', 'Lotus Films', { phone: '' }),
    lines: [
      { label: 'Title', before: null, after: 'Two children for a biscuit film' },
      {
        label: 'Description',
        before: null,
        after: 'A day at a farm near Nashik. A parent stays on the set. Call us on the number below for details.',
      },
      { label: 'Parts', before: null, after: 'Boy, 6 to 9\nGirl, 6 to 9' },
      { label: 'Fee', before: null, after: '₹15,000 for the day' },
      { label: 'Shoot', before: null, after: '7–9 January, Nashik' },
    ],
    public_path: '',
    history: [{ at: hoursAgo(5), actor: 'Lotus Films', action: 'submit-job', subject: '', detail: '' }],
    claim: null,
  },
  {
    id: '38',
    version: 'r7',
    title: 'Lead in a coming-of-age feature',
    waiting_since: hoursAgo(2),
    due_at: hoursAgo(-4),
    marks: ['changed'],
    account: account('u_banyan', 'Banyan Pictures'),
    lines: [
      { label: 'Title', before: 'Lead in a coming-of-age feature', after: 'Lead in a coming-of-age feature' },
      { label: 'Fee', before: '₹2,00,000', after: '₹2,50,000' },
      { label: 'Applications until', before: '3 December', after: '10 December' },
    ],
    public_path: '/jobs/1-lead-coming-of-age-feature',
    history: [{ at: hoursAgo(2), actor: 'Banyan Pictures', action: 'submit-job', subject: '', detail: '' }],
    claim: null,
  },
];

import { readSeeded, sectionTextOf } from '../../../test/support/seeds/content/documents/read-seeded';

const HEADINGS = [
  'Introduction and Acceptance',
  'Account registration and security',
  'Use of Platform',
  'Website Content and Premium Services',
  'Proprietary Rights',
  'Usage Rights',
  'User-provided content',
  'Third-party content',
  'Limited license',
  'Restrictions',
  'Copyright notices',
  'User accounts',
  'Subscription terms',
  'Additional terms',
  'Dispute resolution',
  'Liability',
  'Indemnity',
  'Disclaimers',
  'Termination of account',
  'Contact',
  'Electronic communications',
  'Modifications',
];

const TERMS = readSeeded('terms-of-use');
const sectionText = (heading: string) => sectionTextOf(TERMS, heading);

test('TERMS-01 the terms have every heading of the specification, in its order, with anchors that differ', () => {
  const headings = TERMS.blocks.filter((block) => block.kind === 'heading');
  expect(headings.map(({ text }) => text)).toEqual(HEADINGS);
  expect(new Set(headings.map(({ id }) => id)).size).toBe(HEADINGS.length);
});

test.each([
  ['minimum age, or a guardian', 'Account registration and security', /18 or older, or be registered by a parent or guardian/u],
  ['no own profile under 13', 'Account registration and security', /under 13 may not make a profile/u],
  ['one username per person', 'Account registration and security', /One person, one username\..*do not lend, sell or share/u],
  ['not an employer or a party', 'Introduction and Acceptance', /not the employer of any talent.*not a party/u],
  ['what free members may do', 'Use of Platform', /Free members can view and search casting notices/u],
  ['what paid members may do', 'Use of Platform', /Paid members can build a professional profile and apply/u],
  ['job posters answer for their posts', 'Use of Platform', /Those who post a job answer for that post/u],
  ['test jobs', 'Use of Platform', /Test jobs may appear/u],
  ['two kinds of membership', 'Website Content and Premium Services', /auto-renewable and non-auto-renewable/u],
  ['content made for a job', 'Usage Rights', /belongs to the client of that job/u],
  ['only registered profiles submit', 'User-provided content', /Only registered profiles may submit content/u],
  ['job posters view only', 'User-provided content', /may view your content, and may not change or download it without your consent/u],
  ['suspension', 'User accounts', /suspend or end an account/u],
  [
    'deletion and appeals by e-mail',
    'User accounts',
    /delete an account, or to appeal.*e-mail support by the form of the contact page.*carries your account/u,
  ],
  ['no refunds', 'Subscription terms', /There are no refunds/u],
  ['auto-renew is switched off on the website', 'Subscription terms', /Switch auto-renew off on the website before the renewal date/u],
  ['renewal by hand', 'Subscription terms', /ends by itself.*renew it by hand/u],
  ['one-year plan: manager', 'Subscription terms', /one-year plan.*dedicated talent manager/u],
  ['one-year plan: support', 'Subscription terms', /premium support/u],
  ['one-year plan: applications', 'Subscription terms', /unlimited job applications/u],
  ['one-year plan: approved profile', 'Subscription terms', /approved profile, once all required fields and edited pictures are in/u],
  ['promo code', 'Additional terms', /one-year plan and the promo code FREEPORTFOLIO, entered at checkout/u],
  ['the shoot', 'Additional terms', /outdoor shoot with headshots: 5 edited pictures and 30–50 compressed, watermarked raw pictures/u],
  ['courts for the shoot', 'Additional terms', /courts of Hyderabad/u],
  ['stores bill', 'Additional terms', /store bills you.*monthly or yearly, priced in Indian rupees \(₹\)/u],
  ['store renewal', 'Additional terms', /24 hours before the period ends/u],
  ['negotiation', 'Dispute resolution', /30 days to settle it by negotiation before arbitration/u],
  ['venue', 'Dispute resolution', /home town if you tell us so within 5 days of the arbitration notice; otherwise in Mumbai/u],
  ['small claims', 'Dispute resolution', /small claim.*within 1 year/u],
  ['law and courts', 'Dispute resolution', /law of India.*courts of Mumbai/u],
  ['cap of liability', 'Liability', /capped at the price you paid us in the 12 months before/u],
  ['content after the end', 'Termination of account', /content then leaves the public pages.*may keep records/u],
  ['a new account', 'Termination of account', /new account afterwards is decided case by case/u],
  ['grievances', 'Contact', /grievance within one month/u],
  ['notices', 'Electronic communications', /counts as received 24 hours after we post/u],
  ['notice of changes', 'Modifications', /at least 15 days before it starts.*go on using the platform after that, you accept/u],
])('TERMS-01 the terms say: %s', (_name, heading, rule) => {
  expect(sectionText(heading)).toMatch(rule);
});

test('TERMS-01 both regions without a free shoot are named', () => {
  expect(sectionText('Additional terms')).toMatch(/Ladakh.*Andaman and Nicobar Islands/u);
});

import type { PageBlocks } from '@alltalent/shared/contracts';

/** What the influencer page claims, shows as proof and asks for. */
export const INFLUENCER_PROOFS = {
  why: {
    type: 'list',
    title: 'Why Choose All Talent',
    action: { label: 'Enroll Now', to: '#lead-form' },
    items: [
      { title: 'Instant payment', text: 'The money leaves when the shoot ends.', art: 'receipt' },
      { figure: '1,000+', title: 'A thousand-plus network', text: 'Brands and agencies, by our count.' },
      { title: 'Match notifications', art: 'bell' },
    ],
  },
  receipt: {
    type: 'list',
    title: 'A sample receipt',
    items: [
      { title: 'Shoot wrapped', figure: '18:20' },
      { title: 'To you', figure: '₹38,000' },
    ],
  },
  carousel: { type: 'people', title: 'They said yes', fill: 'influencer', people: [{ slug: 'face-6', tags: [] }] },
  stories: {
    type: 'quotes',
    title: 'Success Stories',
    quotes: [
      { quote: 'It paid for the board.', by: 'Rhea D’Souza, travel, Goa' },
      { quote: 'My diary became a poster.', by: 'Ify Okonkwo, hair, Lagos' },
      { quote: 'A boot maker came to Leh.', by: 'Tenzin Dorje, travel, Leh' },
      { quote: 'Three national spots.', by: 'Rohan Gill, fitness, Chandigarh' },
    ],
    note: 'Stories are sample copy.',
  },
  campaigns: {
    type: 'claims',
    title: 'Our Successful Campaigns',
    claims: [
      { figure: '1k+', text: 'views' },
      { figure: '1M+', text: 'followers' },
    ],
    note: 'All Talent’s own claims.',
  },
  analysis: {
    type: 'list',
    title: 'Analysis',
    items: [
      { title: 'Fri', figure: '46%' },
      { title: 'Sat', figure: '92%' },
      { title: 'Sun', figure: 'closed' },
    ],
    note: 'Sample data, of no real campaign.',
  },
  faces: { type: 'people', title: 'Faces', fill: 'influencer', people: [{ slug: 'face-1', tags: ['Food'] }] },
  form: { type: 'form', title: 'Join Our Influencer Network', points: ['Paid the day you shoot'] },
} satisfies PageBlocks<'influencer'>;

import type { PageBlocks } from '@alltalent/shared/contracts';

export const INFLUENCER: PageBlocks<'influencer'> = {
  hero: {
    type: 'band',
    title: 'Connect. Collaborate. Conquer.',
    text: 'Brands write to you. You read the fee first, then say yes.',
    action: { label: 'Join Us Now', to: '#lead-form' },
  },
  unlock: {
    type: 'list',
    title: 'Unlock Your Career Potential',
    text: 'Your feed is already a portfolio. Here it becomes work: a brief, a date and a sum, in one message you can answer from the bus.',
    items: [
      { figure: '09:12', title: 'New brief', text: 'Monsoon skin care, two reels, Goa. ₹38,000' },
      { figure: '09:40', title: 'You', text: 'Yes. I can film on the 14th.' },
      { figure: '09:58', title: 'Booked', text: 'Usage 90 days, one round of changes, signed.' },
      { figure: '18:31', title: 'Paid', text: 'The shoot wrapped at 18:20. ₹38,000' },
    ],
    note: 'A sample conversation.',
  },
  journey: {
    type: 'list',
    title: 'Start Your Influencer Journey',
    items: [
      { figure: '1', title: 'Show your face', text: 'Five pictures, one reel, the languages you speak. Ten minutes.' },
      { figure: '2', title: 'Name your price', text: 'Per post, per reel, per day. You can change it tomorrow.' },
      { figure: '3', title: 'Answer a brief', text: 'It comes with fee, dates and usage. No form to fill in.' },
      { figure: '4', title: 'Film, post, get paid', text: 'And the next brand sees that you turn up on time.' },
    ],
  },
  match: {
    type: 'list',
    title: 'Find Your Perfect Match',
    text: 'You cook in Bangla. A pickle maker needs exactly that. We read both sides and introduce you, so nobody has to shout.',
    action: { label: 'Join Us Now', to: '#lead-form' },
    items: [
      { title: 'Brief', text: 'A mango pickle, for people who cook alone' },
      { title: 'Wants', text: 'Food, Bangla' },
      { title: 'Where', text: 'Dhaka' },
      { title: 'Fee', text: '₹26,000' },
    ],
    note: 'A sample brief.',
  },
  fields: {
    type: 'list',
    title: 'Influence In Every Field',
    action: { label: 'View All Categories', to: '/talents' },
    items: ['Fitness', 'Beauty', 'Fashion', 'Lifestyle', 'Travel', 'Food', 'Hair'].map((title) => ({
      title,
      to: `/talents?searchtext=${title.toLowerCase()}`,
    })),
  },
  why: {
    type: 'list',
    title: 'Why Choose All Talent',
    action: { label: 'Enroll Now', to: '#lead-form' },
    items: [
      { title: 'Instant payment', text: 'The money leaves when the shoot ends, not when someone finds the invoice.' },
      { figure: '1,000+', title: 'A thousand-plus network', text: 'Brands and agencies who book creators, by our count.' },
      { title: 'Match notifications', text: 'Your phone rings when a brief fits you. It stays quiet when it doesn’t.' },
    ],
  },
  carousel: {
    type: 'people',
    title: 'They said yes',
    fill: 'influencer',
    people: [
      { slug: 'tara-bhonsle-tbdoa7s5', tags: ['Actor', 'Influencer'] },
      { slug: 'nadia-hussain-vjha5wrr', tags: ['Actor', 'Influencer'] },
      { slug: 'zoya-merchant-2plwuldk', tags: ['Actor', 'Influencer'] },
      { slug: 'rhea-dsouza-kkun7sk3', tags: ['Actor', 'Influencer'] },
      { slug: 'rohan-gill-36b5ajzv', tags: ['Actor', 'Influencer'] },
      { slug: 'joseph-kurian-v7cmpjw4', tags: ['Actor', 'Influencer'] },
    ],
  },
  stories: {
    type: 'quotes',
    title: 'Success Stories',
    quotes: [
      { quote: 'I filmed on the night bus from Goa. It paid for the board I’d been renting.', by: 'Rhea D’Souza, travel, Goa' },
      { quote: 'My wash-day diary became a poster.', by: 'Ify Okonkwo, hair, Lagos' },
      { quote: 'My first climbing vlog brought a boot maker to Leh.', by: 'Tenzin Dorje, travel, Leh' },
      { quote: 'From one gym in Chandigarh to three national spots.', by: 'Rohan Gill, fitness, Chandigarh' },
    ],
    note: 'Illustrated demo profiles. Stories are sample copy.',
  },
  campaigns: {
    type: 'claims',
    title: 'Our Successful Campaigns',
    claims: [
      { figure: '1k+', text: 'views' },
      { figure: '1M+', text: 'followers' },
    ],
    note: 'Figures are All Talent’s own claims. The chart is sample data.',
  },
  claims: {
    type: 'claims',
    title: 'A brief, a date and a sum, in one message.',
    claims: [
      { figure: '1000+', text: 'people in the network' },
      { figure: 'Instant', text: 'payment after a shoot' },
      { figure: 'Matched', text: 'notifications when a brief fits you' },
    ],
    note: 'By All Talent’s own count.',
  },
  form: {
    type: 'form',
    title: 'Join Our Influencer Network',
    text: 'Free to join. A person looks at every profile, usually the same day.',
    points: ['Paid the day you shoot', 'You own your account and your audience', 'Leave whenever you like'],
  },
};

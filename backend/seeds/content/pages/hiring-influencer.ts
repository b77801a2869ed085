import type { PageBlocks } from '@alltalent/shared/contracts';

export const HIRING_INFLUENCER: PageBlocks<'hiring-influencer'> = {
  cover: {
    type: 'band',
    title: 'Discover Connect Hire',
    text: 'Influencers your customers already watch, matched to your brief and your budget.',
    action: { label: 'Get Started', to: '#lead-form' },
  },
  strip: {
    type: 'people',
    title: 'Influencer videos',
    fill: 'influencer',
    people: [
      { slug: 'nadia-hussain-vjha5wrr', tags: [], clip: 'clip-nadia-hussain' },
      { slug: 'zoya-merchant-2plwuldk', tags: [], clip: 'clip-zoya-merchant' },
      { slug: 'rhea-dsouza-kkun7sk3', tags: [], clip: 'clip-rhea-dsouza' },
      { slug: 'joseph-kurian-v7cmpjw4', tags: [], clip: 'clip-joseph-kurian' },
      { slug: 'rohan-gill-36b5ajzv', tags: [], clip: 'clip-rohan-gill' },
      { slug: 'tara-bhonsle-tbdoa7s5', tags: [], clip: 'clip-tara-bhonsle' },
    ],
    note: 'Short films of our demo profiles, drawn like their posters.',
  },
  budget: {
    type: 'list',
    title: 'Define Your Hiring Budget',
    text: 'Tell us the number first. We show you who fits it, not who would like to stretch it.',
    action: { label: 'Hire Now', to: '#lead-form' },
    items: [
      { figure: '₹15,000', title: 'One creator, one post', text: 'A first test. Your first trial influencer hire is free of our fee.' },
      {
        figure: '₹1,10,000',
        title: 'Three voices, one week',
        text: 'Same message, three kinds of audience. You keep the footage for 90 days.',
      },
      { figure: '₹6,00,000', title: 'A season', text: 'Twelve creators over three months, one producer on our side, one report.' },
    ],
  },
  marketing: {
    type: 'list',
    title: 'Level up your marketing',
    action: { label: 'Explore Now', to: '#lead-form' },
    items: [
      { title: 'Live shopping', art: 'category-influencer' },
      { title: 'Beauty reels', art: 'featured-2' },
      { title: 'Travel diaries', art: 'featured-3' },
      { title: 'Before and after', art: 'category-make-up-artist' },
      { title: 'Kitchen tests', art: 'featured-4' },
    ],
  },
  impact: {
    type: 'band',
    title: 'Make an Impact',
    text: 'People skip adverts. They don’t skip a friend. Put your product in hands that already know how to hold it.',
    action: { label: 'Experience It Now', to: '#lead-form' },
  },
  why: {
    type: 'list',
    title: 'Why Choose All Talent',
    items: [
      { title: 'Real reach', text: 'We read every profile before it is shown. Ask for the audience, not only the follower count.' },
      {
        title: 'One agreement',
        text: 'Your offer names the fee, the usage and the dates, and is accepted before anyone films.',
      },
      { title: 'People who answer', text: 'A casting producer reads your request, then calls or writes to you.' },
    ],
  },
  featured: {
    type: 'people',
    title: 'Featured talents',
    action: { label: 'See all influencers', to: '/talents?searchtext=influencer' },
    fill: 'influencer',
    people: [
      { slug: 'nadia-hussain-vjha5wrr', tags: [] },
      { slug: 'zoya-merchant-2plwuldk', tags: [] },
      { slug: 'rhea-dsouza-kkun7sk3', tags: [] },
      { slug: 'joseph-kurian-v7cmpjw4', tags: [] },
      { slug: 'rohan-gill-36b5ajzv', tags: [] },
      { slug: 'tara-bhonsle-tbdoa7s5', tags: [] },
    ],
  },
  carousel: {
    type: 'people',
    title: 'Meet six of them',
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
  claims: {
    type: 'claims',
    title: 'Your launch needs a face people already trust.',
    claims: [
      { figure: '2K+', text: 'influencers to choose from' },
      { figure: 'Free', text: 'trial influencer hire for your first campaign' },
    ],
    note: 'By All Talent’s own count.',
  },
  form: {
    type: 'form',
    title: 'Connect with Top Influencers',
    text: 'Tell us what you sell and to whom. You get five names within two working days, with prices.',
    points: ['First trial influencer hire, free', 'No retainer, no lock-in', '2K+ influencers, by our count'],
  },
};

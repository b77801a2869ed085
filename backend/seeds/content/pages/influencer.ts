import type { PageBlocks } from '@alltalent/shared/contracts';

export const INFLUENCER: PageBlocks<'influencer'> = {
  hero: {
    type: 'band',
    title: 'Connect. Collaborate. Conquer.',
    text: 'Brands invite you. You read the fee first, then say yes.',
    action: { label: 'Join Us Now', to: '#lead-form' },
  },
  unlock: {
    type: 'list',
    title: 'Unlock Your Career Potential',
    text: 'Your feed is already a portfolio. Here it becomes work: a brief with a date and a sum, which you can answer from the bus.',
    items: [
      { time: '09:12', title: 'New brief', text: 'Monsoon skin care, two reels, Goa.', figure: '₹38,000' },
      { time: '09:40', title: 'You apply', text: 'I can film on the 14th.', art: 'reply' },
      { time: '09:58', title: 'Booked', text: 'Two reels, on the 14th.' },
      { time: '14th, 18:31', title: 'Paid', text: 'The shoot wrapped at 18:20.', figure: '₹38,000', art: 'paid' },
    ],
    note: 'A sample booking. The brand pays you, under the agreement you both sign.',
  },
  journey: {
    type: 'list',
    title: 'Start Your Influencer Journey',
    items: [
      { figure: '1', title: 'Show your face', text: 'Five pictures, one reel, the languages you speak. Ten minutes.' },
      { figure: '2', title: 'Name your price', text: 'Per hour, per day or per project. You can change it later.' },
      { figure: '3', title: 'Answer a brief', text: 'It comes with the fee and the dates. A short note is enough.' },
      { figure: '4', title: 'Film, post, get paid', text: 'Then add the film to your credits.' },
    ],
  },
  match: {
    type: 'list',
    title: 'Find Your Perfect Match',
    text: 'You cook in Bangla. A pickle maker needs exactly that. Every brief shows how well you match it, so nobody has to shout.',
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
      to: `/talents?searchtext=influencer+${title.toLowerCase()}`,
    })),
  },
  why: {
    type: 'list',
    title: 'Why Choose All Talent',
    action: { label: 'Enroll Now', to: '#lead-form' },
    items: [
      {
        title: 'Instant payment',
        text: 'The brand pays you when the shoot ends, as the two of you agreed, not when someone finds the invoice.',
        art: 'receipt',
      },
      { figure: '1,000+', title: 'A thousand-plus network', text: 'Brands and agencies who book creators, by our count.' },
      {
        title: 'Match notifications',
        text: 'When a brand picks you for a brief, you are told by bell and e-mail. Every brief shows how well you match it.',
        art: 'bell',
      },
    ],
  },
  receipt: {
    type: 'list',
    title: 'A sample receipt',
    items: [
      { title: 'Shoot wrapped', figure: '18:20' },
      { title: 'Payment sent', figure: '18:31' },
      { title: 'To you', figure: '₹38,000' },
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
    note: 'Views and followers are All Talent’s own claims.',
  },
  analysis: {
    type: 'list',
    title: 'Analysis',
    text: 'Who watched to the end, by day of the week.',
    items: [
      { title: 'Mon', figure: '29%' },
      { title: 'Tue', figure: '39%' },
      { title: 'Wed', figure: '34%' },
      { title: 'Thu', figure: '54%' },
      { title: 'Fri', figure: '70%' },
      { title: 'Sat', figure: '92%' },
      { title: 'Sun', figure: '78%' },
    ],
    note: 'Sample data, of no real campaign.',
  },
  faces: {
    type: 'people',
    title: 'Faces beside the words',
    fill: 'influencer',
    people: [
      { slug: 'nadia-hussain-vjha5wrr', tags: ['Food'] },
      { slug: 'rohan-gill-36b5ajzv', tags: ['Fitness'] },
      { slug: 'zoya-merchant-2plwuldk', tags: ['Beauty'] },
      { slug: 'eva-marchetti-4zixcsjg', tags: ['Fashion'] },
      { slug: 'tara-bhonsle-tbdoa7s5', tags: ['Lifestyle'] },
      { slug: 'rhea-dsouza-kkun7sk3', tags: ['Travel'] },
      { slug: 'ify-okonkwo-p2vxpbe4', tags: ['Hair'] },
      { slug: 'tenzin-dorje-tlkapdub', tags: ['Stories'] },
    ],
  },
  form: {
    type: 'form',
    title: 'Join Our Influencer Network',
    text: 'Free to join. Leave your number and our team writes back.',
    points: ['Instant payment after a shoot', 'You own your account and your audience', 'Leave whenever you like'],
  },
};

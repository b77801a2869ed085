import type { PageBlocks } from '@alltalent/shared/contracts';

export const HOME: PageBlocks<'home'> = {
  'featured-in': {
    type: 'marks',
    title: 'Featured in',
    is_demo: true,
    marks: [
      { name: 'The Call Sheet', look: 'heavy' },
      { name: 'STAGE & STREET', look: 'spaced' },
      { name: 'Reel Weekly', look: 'thin' },
      { name: 'monsoon review', look: 'tight' },
      { name: 'Greenroom', look: 'boxed' },
    ],
  },
  'influencer-marketing': {
    type: 'band',
    title: 'Your launch needs a face people already trust.',
    text: 'Creators in food, beauty, travel and sport, matched to your budget. Try your first influencer hire free.',
    action: { label: 'Meet the influencers', to: '/hiring-influencer' },
    claim: { figure: '2K+', text: 'influencers, by our count' },
  },
  'popular-features': {
    type: 'lanes',
    title: 'One of you has the talent. One of you has the part.',
    lanes: [
      {
        title: 'For talent',
        items: [
          {
            art: 'profile',
            title: 'Make one profile',
            text: 'Pictures, a reel, the languages you speak. Ten minutes on your phone; you can finish it later.',
          },
          {
            art: 'call',
            title: 'Answer a call',
            text: 'See the pay, the dates and who is hiring before you write a word. Your profile goes with a short note.',
          },
          {
            art: 'status',
            title: 'Know where you stand',
            text: 'Sent, viewed, shortlisted, booked. Every change reaches you, even the no.',
          },
        ],
      },
      {
        title: 'For clients',
        items: [
          {
            art: 'post',
            title: 'Post what you need',
            text: 'Role, city, dates, pay. Four short steps, with templates for films, shows and campaigns.',
          },
          {
            art: 'shortlist',
            title: 'Build a shortlist',
            text: 'Tick the faces you like and share them with your team as one link. No account needed to look.',
          },
          {
            art: 'booking',
            title: 'Meet, then book',
            text: 'Ask for a self-tape, compare the takes and make an offer. Talent is told at every step.',
          },
        ],
      },
    ],
    ending: { title: 'Booked.', text: 'Scene 24, take 3. See you on set.' },
  },
  'register-to-hire': {
    type: 'band',
    title: 'Looking for someone who isn’t on a list yet?',
    text: 'Describe the part. We read every first post, then talent see it and can apply.',
    action: { label: 'Register to hire talent', to: '/post-a-job' },
  },
  'work-for': {
    type: 'list',
    title: 'Where our people work',
    text: 'Big sets, small rooms, one microphone. Pick the kind of work and see who does it.',
    items: [
      { title: 'Feature films', text: 'Leads, second leads, the neighbour everyone remembers.', to: '/talents?searchtext=film' },
      { title: 'Brand campaigns', text: 'Faces and hands for skin care, tea, trainers and banks.', to: '/talents?searchtext=model' },
      {
        title: 'Creator campaigns',
        text: 'Reels and live shopping by people who are watched already.',
        to: '/talents?searchtext=influencer',
      },
      { title: 'Weddings', text: 'Sufi quartets, sangeet choreographers, hosts in two languages.', to: '/talents?searchtext=singer' },
      { title: 'Live shows', text: 'Dancers, anchors and musicians who have done the sound check.', to: '/talents?searchtext=dancer' },
      { title: 'Audio', text: 'Audiobooks, dubbing, podcasts, the voice in the lift.', to: '/talents?searchtext=voice' },
      { title: 'Theatre', text: 'From the black box in Pune to the touring musical.', to: '/talents?searchtext=theatre' },
      {
        title: 'Behind the camera',
        text: 'Photographers and make-up artists, booked with the cast.',
        to: '/talents?searchtext=photographer',
      },
    ],
  },
  claims: {
    type: 'claims',
    title: 'All Talent so far',
    claims: [
      { figure: '10+', text: 'years' },
      { figure: '100k+', text: 'talents' },
      { figure: '1000+', text: 'clients' },
    ],
    note: 'By All Talent’s own count, since the first casting.',
  },
};

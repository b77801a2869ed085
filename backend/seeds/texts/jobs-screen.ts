import type { JobText } from '../jobs/job-text';

export const SCREEN_JOBS: readonly JobText[] = [
  {
    category: 'Actor',
    unit: 'flat fee',
    fee: [60_000, 260_000],
    titles: [
      [
        'Lead, coming-of-age feature',
        'Film',
        'A girl learns to drive her late father’s taxi. One monsoon, one city, no villains. We look for people who can hold a close-up without speaking. Workshops in the first week, then twelve shoot days.',
      ],
      [
        'The landlord, web series',
        'Web series',
        'Four episodes, comic, nosy, never cruel. Plays 50 to 65. Two languages help. Self-tape of ninety seconds, phone is fine.',
      ],
      [
        'Two sisters for a courtroom drama',
        'Film',
        'One knows the truth and the other suspects it. Twenty to thirty, alike enough to share a mirror. Fourteen days, six of them in one room.',
      ],
      [
        'Inspector on her first night shift',
        'Web series',
        'Plays 25 to 35. Rides a scooter. Quiet, funny without trying. Night shoots, transport home included.',
      ],
    ],
  },
  {
    category: 'Actor',
    unit: 'per day',
    fee: [9_000, 45_000],
    titles: [
      [
        'The aunt in a tea film',
        'Commercial',
        'Makes tea for the whole building on the day the lift breaks. Mostly listens. Plays 35 to 50. One shoot day and a fitting.',
      ],
      [
        'Three fathers at a school gate',
        'Commercial',
        'Ordinary faces, real beards welcome, thirty to forty-five. One day, no lines, a lot of waiting for rain.',
      ],
      [
        'Ensemble for a street play tour',
        'Stage',
        'Twelve towns in twenty days. Strong voice, steady knees. Food, travel and a room for two are paid.',
      ],
      [
        'Villain’s left-hand man',
        'Film',
        'Six days, two falls with a coordinator, one long silence. Stage combat wanted, moustache optional.',
      ],
    ],
  },
  {
    category: 'Model',
    unit: 'per day',
    fee: [18_000, 90_000],
    titles: [
      [
        'Three faces for a skincare film',
        'Commercial',
        'All skin tones, no retouching, one long take each. Twenty to forty-five. Bare face at the casting, please.',
      ],
      [
        'Lookbook for a handloom house',
        'Editorial',
        'Forty looks in two days, natural light, barefoot. We dress the person, not the size. Steaming is done, tea is endless.',
      ],
      [
        'Runway, monsoon collection',
        'Runway',
        'Eighteen walkers, all heights above five foot five. Fitting on the day before. Rubber boots are part of the look.',
      ],
      [
        'Silver-class couple for a bank',
        'Commercial',
        'Sixty and above, at ease with each other by lunch. One day in a house with a garden.',
      ],
      ['Hands for a jewellery catalogue', 'Product', 'Steady hands, short nails, patience for macro. Half days, four of them.'],
    ],
  },
  {
    category: 'Influencer',
    unit: 'package',
    fee: [25_000, 180_000],
    titles: [
      [
        'Street-food creator, six short videos',
        'Campaign',
        'Six stalls, six stories, the cook talks more than you do. We pay the stalls. Two rounds of changes, figures after seven days.',
      ],
      [
        'Monsoon travel diary, five days',
        'Campaign',
        'Trains and ferries only. You keep the raw files; we need three reels and twelve pictures. Two seats, bring a friend who can hold a camera.',
      ],
      [
        'Skin routine without a filter',
        'Campaign',
        'Thirty days with one product, honest in the middle. Marked as paid. Medical claims are not yours to make and not ours to ask.',
      ],
      ['Home workouts for small rooms', 'Series', 'Eight films of nine minutes, no equipment. A physiotherapist checks the script.'],
    ],
  },
  {
    category: 'Anchor',
    unit: 'per show',
    fee: [20_000, 120_000],
    titles: [
      [
        'Host for a two-day town hall',
        'Live',
        'Bilingual, quick with names, calm with late speakers. Script meeting a week before. Six hundred people, one very short lunch.',
      ],
      [
        'Pitch-side voice, kabaddi league',
        'Sports',
        'Nine evenings, live. You know the raid from the tackle and can interview someone who has no breath.',
      ],
      ['Sangeet host for two large families', 'Live', 'One evening, two languages, forty cousins. Clean jokes. The grandmothers decide.'],
    ],
  },
];

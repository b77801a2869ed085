import type { JobText } from '../jobs/job-text';

export const CRAFT_JOBS: readonly JobText[] = [
  {
    category: 'Photographer',
    unit: 'per day',
    fee: [15_000, 75_000],
    titles: [
      [
        'Catalogue of 140 brass lamps',
        'Product',
        'White background and one lit version of each. Three days in the workshop. Retouching is a separate line.',
      ],
      ['Set stills for a period film', 'Film', 'Twenty-two days, silent shutter, good shoes. Portraits of the cast on two Sundays.'],
      ['Menu of a small restaurant', 'Food', 'Thirty-four plates and the people who cook them. One day, natural light until four.'],
    ],
  },
  {
    category: 'Make-up Artist',
    unit: 'per day',
    fee: [10_000, 55_000],
    titles: [
      ['Key make-up, web series', 'Web series', 'Eight episodes, three ages of one woman, a lot of continuity. Assistant is paid by us.'],
      ['Prosthetics for a short film', 'Film', 'One old man, three shoot days, removal time is paid time.'],
      ['Bridal team for two sisters', 'Live', 'Same day, two looks, one mirror. Patch tests the day before. Early call with breakfast.'],
    ],
  },
  {
    category: 'Voice Artist',
    unit: 'per episode',
    fee: [5_000, 24_000],
    titles: [
      [
        'Narrators for a podcast, Hindi and Tamil',
        'Remote',
        'Ten episodes of eighteen minutes about rivers. A quiet room and a steady pace; we edit. Pick-ups within a month are in the fee.',
      ],
      ['Cartoon goat, second season', 'Remote', 'Sarcastic, kind, hungry. Thirteen episodes, directed by video call.'],
      ['Museum guide in two languages', 'Remote', 'Sixty short stops. Clear, curious, never a lecture. Names are spelt out for you.'],
    ],
  },
  {
    category: 'Writer',
    unit: 'per draft',
    fee: [30_000, 150_000],
    titles: [
      [
        'Dialogue for a hill-town comedy',
        'Web series',
        'Six episodes are mapped, the talking is not. Two drafts and a polish, credit on screen.',
      ],
      ['Three ad films about walking', 'Campaign', 'Thirty seconds each, few words. Two rounds. You sit in on the shoot if you like.'],
    ],
  },
];

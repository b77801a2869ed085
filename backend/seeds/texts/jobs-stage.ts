import type { JobText } from '../jobs/job-text';

export const STAGE_JOBS: readonly JobText[] = [
  {
    category: 'Singer',
    unit: 'per show',
    fee: [25_000, 180_000],
    titles: [
      [
        'Sufi quartet for a winter wedding',
        'Live',
        'Ninety minutes under the trees, then the family joins in. Travel and stay are paid for four. Sound is ours, instruments are yours.',
      ],
      [
        'Playback voice, low and warm',
        'Film',
        'One song, two languages, half a day in the booth. Scratch track comes with the call. No reference voice: we do not know her yet.',
      ],
      ['Choir for a midnight scene', 'Film', 'Eight voices, on camera and on the record. Sight reading helps, coats are provided.'],
      ['Retro band for a rooftop', 'Live', 'Two sets of forty-five minutes. Songs from before 1985 and one surprise.'],
    ],
  },
  {
    category: 'Dancer',
    unit: 'per day',
    fee: [7_000, 40_000],
    titles: [
      [
        'Front line for a monsoon song',
        'Film',
        'Sixteen dancers, three rehearsal days, two wet shoot days. Good shoes, better knees. Physiotherapist on set.',
      ],
      [
        'Kathak duo for a museum night',
        'Live',
        'Twenty minutes, close audience, stone floor with a mat. Live tabla. Two shows in one evening.',
      ],
      [
        'Hip-hop crew for a phone launch',
        'Live',
        'Six people who already dance together. Two minutes forty, one drop. Rehearsal space is paid.',
      ],
      ['Sangeet choreographer, patient', 'Live', 'Eleven uncles, nine aunts, four songs. Six evenings. Laughing allowed.'],
    ],
  },
  {
    category: 'Musician',
    unit: 'per session',
    fee: [8_000, 60_000],
    titles: [
      [
        'Bansuri for a documentary score',
        'Remote',
        'Four cues, about nine minutes in all. You record at home, we send picture and click. Two weeks.',
      ],
      ['DJ for a beach wedding', 'Live', 'Sunset to midnight, three generations. House, Bihu and one slow song at ten sharp.'],
      ['Percussionist for a theatre run', 'Stage', 'Thirty-two shows, one pit, no score. You watch the actors and answer them.'],
      ['Sarangi and cello, one film', 'Film', 'Two players who can listen. Three sessions in the afternoon, parts are written.'],
    ],
  },
  {
    category: 'Comedian',
    unit: 'per show',
    fee: [15_000, 90_000],
    titles: [
      ['Clean set for an annual day', 'Live', 'Thirty minutes, nine hundred engineers. No jokes about layoffs. Travel paid.'],
      ['Improv team for a toy shop', 'Live', 'Four people, two Saturdays, an audience below four feet. Bring knee pads.'],
    ],
  },
];

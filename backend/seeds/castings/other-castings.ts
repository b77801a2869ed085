import type { CastingText } from './casting-text';
import { DEMO_CHILD } from './demo-child';

const NIGHT_BUS: CastingText = {
  title: 'Night bus to Nashik, six episodes',
  medium: 'Web series',
  category: 'Actor',
  details:
    'Everybody on the bus has a reason not to arrive. Six short episodes, nearly all of them inside the bus, at night, moving. A small crew, blankets, and a driver who has done it before.',
  roles: [
    { name: 'The conductor', gender: 'Male', ages: [30, 65], skills: ['Hindi'], details: 'Counts heads and secrets. Eleven nights.' },
    {
      name: 'The girl with the tabla',
      gender: 'Female',
      ages: [20, 32],
      skills: ['Hindi', 'English'],
      details: 'Will not put it on the rack. Seven nights.',
    },
  ],
  city: 'Mumbai',
  days: [61, 79],
  closesIn: 23,
  writtenDaysAgo: 5,
  more: { pay: 160_000, pay_unit: 'flat fee', usage: 'One streaming service, world. Night travel home is paid.' },
  applicants: [
    {
      who: 'baldev-rana',
      role: 0,
      stage: 'booked',
      hoursAgo: 110,
      note: 'I drove this road for two winters.',
      rating: 5,
      clientNote: 'The bus is his.',
      said: 'Welcome aboard. Contracts follow this week.',
    },
    {
      who: 'ade-bello',
      role: 0,
      stage: 'not-selected',
      hoursAgo: 100,
      note: 'I would take any seat.',
      rating: 3,
      said: 'The part is cast. We would like to see you for the second season.',
    },
    { who: 'kabir-singh-anand', role: 0, stage: 'withdrawn', hoursAgo: 90, note: 'A conductor who sings?' },
    {
      who: 'meher-kaul',
      role: 1,
      stage: 'self-tape',
      hoursAgo: 80,
      note: 'I have carried a tabla on worse roads.',
      rating: 5,
      clientNote: 'Saw her on stage in March.',
      said: 'One minute, in the dark, to somebody asleep. A phone is fine.',
    },
    { who: 'kiara-sen', role: 1, stage: 'viewed', hoursAgo: 44, note: 'Seven nights suit me, I do not sleep.' },
    { who: 'asha-rao', role: 1, stage: 'sent', hoursAgo: 12, note: 'I dance to it, so I can hold it.' },
    { who: 'tara-bhonsle', role: 1, stage: 'shortlisted', hoursAgo: 75, note: 'My uncle plays. I know how heavy it is.', rating: 3 },
  ],
  invites: [{ who: 'asha-rao', role: 1, state: 'applied', hoursAgo: 30, message: 'Your hands would convince me. Please read the part.' }],
};

const RAIN_SONG: CastingText = {
  title: 'Rain song, front line of three',
  medium: 'Film',
  category: 'Dancer',
  details: 'Two rehearsal days, one wet night. Good shoes, better knees, and towels from us.',
  roles: [{ name: 'Front line', ages: [18, 40], people: 3, skills: ['Contemporary'], details: 'In step for four minutes.' }],
  city: 'Mumbai',
  days: [-12, -10],
  closesIn: -25,
  writtenDaysAgo: 60,
  state: 'closed',
  more: { pay: 12_000, pay_unit: 'per day' },
  applicants: [
    {
      who: 'asha-rao',
      role: 0,
      stage: 'booked',
      hoursAgo: 1300,
      note: 'Floor work in the wet is my favourite.',
      rating: 5,
      said: 'See you at the tank.',
    },
    {
      who: 'amara-diallo',
      role: 0,
      stage: 'booked',
      hoursAgo: 1290,
      note: 'I bring my own knees.',
      rating: 5,
      said: 'See you at the tank.',
    },
    {
      who: 'devika-nair',
      role: 0,
      stage: 'booked',
      hoursAgo: 1280,
      note: 'Classical, but I do not mind water.',
      rating: 4,
      said: 'See you at the tank.',
    },
    {
      who: 'mira-solanki',
      role: 0,
      stage: 'not-selected',
      hoursAgo: 1275,
      note: 'Garba is nearly the same.',
      said: 'The line is full. Thank you.',
    },
    {
      who: 'rohan-gill',
      role: 0,
      stage: 'not-selected',
      hoursAgo: 1270,
      note: 'I can run in the rain.',
      said: 'The line is full. Thank you.',
    },
  ],
  invites: [],
};

const VOICES: CastingText = {
  title: 'Four voices for a river guide',
  medium: 'Audio',
  category: 'Voice Artist',
  details: 'Twelve short chapters for people in boats. You record at home; we send the text, a map and the sound of the place.',
  roles: [
    { name: 'A voice in Hindi', ages: [20, 70], people: 2, skills: ['Hindi'], details: 'Unhurried.' },
    { name: 'A voice in Tamil', ages: [20, 70], people: 2, skills: ['Tamil'], details: 'Unhurried, too.' },
  ],
  city: null,
  days: null,
  closesIn: 40,
  writtenDaysAgo: 3,
  more: { pay: 18_000, pay_unit: 'package', usage: 'The guide alone, for good.' },
  applicants: [],
  invites: [],
};

const LAUNCH: CastingText = {
  title: 'Host and DJ for a launch night',
  medium: 'Live',
  category: 'Anchor',
  details: 'A bookshop opens on a roof. Two hours, eighty guests, one very short speech. Clean sound, no smoke machines.',
  roles: [
    { name: 'Host', ages: [22, 60], skills: ['English', 'Hindi'], details: 'Has read at least one of the books.' },
    { name: 'DJ', ages: [20, 60], skills: ['Open format'], details: 'Vinyl welcome.', category: 'Musician' },
  ],
  city: 'Mumbai',
  days: [33, 33],
  closesIn: 17,
  writtenDaysAgo: 2,
  more: { pay: 30_000, pay_unit: 'per show' },
  applicants: [
    { who: 'naina-kapoor', role: 0, stage: 'viewed', hoursAgo: 15, note: 'I read three of them on trains.' },
    { who: 'dev-mehra', role: 1, stage: 'shortlisted', hoursAgo: 28, note: 'Two crates, no smoke.', rating: 4 },
  ],
  invites: [],
};

const PICKLE: CastingText = {
  title: 'Grandmother for a pickle film',
  medium: 'Commercial',
  category: 'Actor',
  details: 'One day, one jar, one secret.',
  roles: [{ name: 'The grandmother', gender: 'Female', ages: [60, 80], skills: [], details: '' }],
  city: null,
  days: null,
  closesIn: 0,
  writtenDaysAgo: 1,
  state: 'draft',
  more: { is_remote: false, is_flexible: false, closes_on: '', pay: null },
  applicants: [],
  invites: [],
};

const KITES: CastingText = {
  title: 'Kite film, one roof and two afternoons',
  medium: 'Film',
  category: 'Actor',
  details:
    'A girl and her grandfather fly kites from a roof until the string breaks. Two afternoons of four hours each, with breaks and a parent beside the camera. Our production has a person for children on the set.',
  roles: [
    {
      name: 'The girl with the kite',
      gender: 'Female',
      ages: [8, 12],
      skills: ['Tamil'],
      details: 'Talks to the kite more than to anybody else. A parent or guardian is on the set all the time.',
    },
  ],
  city: 'Chennai',
  days: [52, 53],
  closesIn: 28,
  writtenDaysAgo: 4,
  more: { pay: 20_000, pay_unit: 'per day', usage: 'Festivals and one streaming service in India, two years.' },
  applicants: [
    {
      who: DEMO_CHILD,
      role: 0,
      stage: 'shortlisted',
      hoursAgo: 30,
      note: 'Tara has flown kites with her grandfather since she was four. I come with her.',
      rating: 4,
    },
  ],
  invites: [],
};

export const OTHER_CASTINGS: readonly CastingText[] = [RAIN_SONG, NIGHT_BUS, VOICES, LAUNCH, PICKLE, KITES];

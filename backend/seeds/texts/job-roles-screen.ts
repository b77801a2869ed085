import type { RoleTexts } from '../jobs/job-text';

/** Roles by the title of their job; a job without an entry has one role of its own title. */
export const SCREEN_ROLES: RoleTexts = {
  'Lead, coming-of-age feature': [
    {
      name: 'The girl who drives',
      gender: 'Female',
      ages: [18, 25],
      skills: ['Hindi'],
      details: 'Holds a close-up without speaking. Learns to drive a taxi.',
    },
    {
      name: 'Her father, in flashbacks',
      gender: 'Male',
      ages: [38, 52],
      skills: ['Hindi', 'Driving scenes'],
      details: 'Three days, most of them in the car.',
    },
  ],
  'The landlord, web series': [
    { name: 'The landlord', ages: [50, 65], skills: ['Character roles'], details: 'Comic, nosy, never cruel. Two languages help.' },
  ],
  'Two sisters for a courtroom drama': [
    { name: 'The one who knows', gender: 'Female', ages: [20, 30], skills: ['Hindi', 'English'], details: 'Six of the days in one room.' },
    {
      name: 'The one who suspects',
      gender: 'Female',
      ages: [20, 30],
      skills: ['Hindi', 'English'],
      details: 'Alike enough to share a mirror.',
    },
  ],
  'Inspector on her first night shift': [
    {
      name: 'The inspector',
      gender: 'Female',
      ages: [25, 35],
      skills: ['Hindi', 'Riding'],
      details: 'Rides a scooter. Quiet, funny without trying.',
    },
    { name: 'The constable', gender: 'Male', ages: [40, 58], skills: ['Character roles'], details: 'Has seen it all, and tells it.' },
  ],
  'The aunt in a tea film': [{ name: 'The aunt', gender: 'Female', ages: [35, 50], skills: ['Hindi'], details: 'Mostly listens.' }],
  'Three fathers at a school gate': [
    { name: 'A father', gender: 'Male', ages: [30, 45], people: 3, skills: [], details: 'Real beards welcome. No lines.' },
  ],
  'Ensemble for a street play tour': [
    { name: 'Player', ages: [18, 40], people: 8, skills: ['Street theatre', 'Hindi'], details: 'Strong voice, steady knees.' },
    { name: 'Drummer who acts', ages: [18, 45], skills: ['Percussion'], details: 'Leads the procession into every square.' },
  ],
  'Villain’s left-hand man': [
    {
      name: 'The left hand',
      gender: 'Male',
      ages: [28, 45],
      skills: ['Stage combat'],
      details: 'Two falls with a coordinator, one long silence.',
    },
  ],
  'Three faces for a skincare film': [
    { name: 'A face', ages: [20, 45], people: 3, skills: ['Skin care'], details: 'Bare face at the casting, please.' },
  ],
  'Lookbook for a handloom house': [
    { name: 'In sarees', gender: 'Female', ages: [20, 60], people: 2, skills: ['Handloom'], details: 'Twenty looks each.' },
    { name: 'In kurtas', gender: 'Male', ages: [20, 60], skills: [], details: 'Barefoot, natural light.' },
  ],
  'Runway, monsoon collection': [{ name: 'Walker', ages: [18, 40], people: 18, skills: ['Runway'], details: 'Fitting on the day before.' }],
  'Silver-class couple for a bank': [
    { name: 'She', gender: 'Female', ages: [60, 75], skills: ['Silver class'], details: 'Laughs first.' },
    { name: 'He', gender: 'Male', ages: [60, 75], skills: ['Silver class'], details: 'Gardens, or can look it.' },
  ],
  'Hands for a jewellery catalogue': [
    { name: 'Hands', ages: [18, 45], people: 2, skills: ['Hands'], details: 'Short nails, patience for macro.' },
  ],
  'Street-food creator, six short videos': [
    { name: 'Creator', ages: [18, 50], skills: ['Food reels', 'Hindi'], details: 'The cook talks more than you do.' },
  ],
  'Monsoon travel diary, five days': [
    { name: 'Traveller', ages: [18, 45], skills: ['Travel vlogs'], details: 'Three reels and twelve pictures.' },
    { name: 'The friend with the camera', ages: [18, 45], skills: ['Drone shots'], details: 'Comes along, is paid too.' },
  ],
  'Skin routine without a filter': [{ name: 'Creator', ages: [20, 50], skills: ['Skin routines'], details: 'Honest in the middle.' }],
  'Home workouts for small rooms': [
    { name: 'Trainer', ages: [22, 50], skills: ['Home workouts'], details: 'Eight films of nine minutes.' },
  ],
  'Host for a two-day town hall': [{ name: 'Host', ages: [25, 55], skills: ['Bilingual', 'English'], details: 'Quick with names.' }],
  'Pitch-side voice, kabaddi league': [
    { name: 'Pitch-side voice', ages: [22, 50], skills: ['Sports', 'Hindi'], details: 'Nine evenings, live.' },
  ],
  'Sangeet host for two large families': [
    { name: 'Host', ages: [22, 50], skills: ['Live events', 'Hindi'], details: 'Clean jokes. The grandmothers decide.' },
  ],
};

import type { RoleTexts } from '../jobs/job-text';

export const STAGE_ROLES: RoleTexts = {
  'Sufi quartet for a winter wedding': [
    { name: 'Lead voice', ages: [20, 60], skills: ['Sufi'], details: 'Brings the quartet along.' },
    { name: 'Harmonium', ages: [18, 65], skills: ['Harmonium'], details: 'If the quartet is a trio so far.', category: 'Musician' },
  ],
  'Playback voice, low and warm': [
    { name: 'The voice', gender: 'Female', ages: [20, 50], skills: ['Playback', 'Hindi'], details: 'Half a day in the booth.' },
  ],
  'Choir for a midnight scene': [
    { name: 'High voices', ages: [18, 50], people: 4, skills: [], details: 'Sight reading helps.' },
    { name: 'Low voices', ages: [18, 60], people: 4, skills: [], details: 'Coats are provided.' },
  ],
  'Retro band for a rooftop': [
    { name: 'Singer', ages: [20, 55], skills: ['Live shows'], details: 'Songs from before 1985.' },
    { name: 'Guitar', ages: [20, 60], skills: ['Guitar'], details: 'And one surprise.', category: 'Musician' },
  ],
  'Front line for a monsoon song': [
    { name: 'Front line', ages: [18, 32], people: 16, skills: ['Contemporary'], details: 'Three rehearsal days, two wet shoot days.' },
    { name: 'Swing', ages: [18, 35], people: 2, skills: ['Contemporary'], details: 'Knows every place, steps in on the day.' },
  ],
  'Kathak duo for a museum night': [
    { name: 'Dancer', ages: [18, 45], people: 2, skills: ['Kathak'], details: 'Stone floor with a mat, live tabla.' },
  ],
  'Hip-hop crew for a phone launch': [
    { name: 'Crew member', ages: [18, 35], people: 6, skills: ['Hip-hop'], details: 'Six people who already dance together.' },
  ],
  'Sangeet choreographer, patient': [{ name: 'Choreographer', ages: [22, 60], skills: ['Choreography'], details: 'Laughing allowed.' }],
  'Bansuri for a documentary score': [{ name: 'Bansuri', skills: [], details: 'Four cues, recorded at home.' }],
  'DJ for a beach wedding': [{ name: 'DJ', ages: [20, 50], skills: ['House', 'Weddings'], details: 'One slow song at ten sharp.' }],
  'Percussionist for a theatre run': [{ name: 'Percussionist', skills: ['Percussion'], details: 'Watches the actors and answers them.' }],
  'Sarangi and cello, one film': [
    { name: 'Sarangi', skills: ['Sarangi'], details: 'Can listen.' },
    { name: 'Cello', skills: ['Cello'], details: 'Parts are written.' },
  ],
  'Clean set for an annual day': [{ name: 'Comedian', ages: [20, 60], skills: ['Stand-up', 'Clean sets'], details: 'Thirty minutes.' }],
  'Improv team for a toy shop': [
    { name: 'Player', ages: [20, 50], people: 4, skills: ['Improv'], details: 'An audience below four feet.' },
  ],
  'Catalogue of 140 brass lamps': [{ name: 'Photographer', skills: ['Product', 'Lighting'], details: 'Three days in the workshop.' }],
  'Set stills for a period film': [{ name: 'Stills photographer', skills: ['Portrait'], details: 'Silent shutter, good shoes.' }],
  'Menu of a small restaurant': [{ name: 'Food photographer', skills: ['Product'], details: 'Natural light until four.' }],
  'Key make-up, web series': [{ name: 'Key make-up', skills: ['Continuity', 'HD film'], details: 'Three ages of one woman.' }],
  'Prosthetics for a short film': [{ name: 'Prosthetics', skills: ['Prosthetics'], details: 'One old man, three shoot days.' }],
  'Bridal team for two sisters': [
    { name: 'Make-up', skills: ['Bridal'], details: 'Two looks, one mirror.' },
    { name: 'Hair', skills: ['Bridal'], details: 'Early call with breakfast.' },
  ],
  'Narrators for a podcast, Hindi and Tamil': [
    { name: 'Narrator, Hindi', ages: [20, 60], skills: ['Hindi', 'Audiobooks'], details: 'Ten episodes about rivers.' },
    { name: 'Narrator, Tamil', ages: [20, 60], skills: ['Tamil', 'Audiobooks'], details: 'The same ten.' },
  ],
  'Cartoon goat, second season': [{ name: 'The goat', skills: ['Hindi'], details: 'Sarcastic, kind, hungry.' }],
  'Museum guide in two languages': [{ name: 'The guide', skills: ['English', 'Hindi'], details: 'Clear, curious, never a lecture.' }],
  'Dialogue for a hill-town comedy': [{ name: 'Dialogue writer', skills: ['Hindi'], details: 'Two drafts and a polish.' }],
  'Three ad films about walking': [{ name: 'Writer', skills: ['English'], details: 'Thirty seconds each, few words.' }],
};

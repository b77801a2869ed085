import type { PageBlocks } from '@alltalent/shared/contracts';

export const SINGER: PageBlocks<'singer'> = {
  hero: {
    type: 'band',
    title: 'The room goes quiet. Then she sings.',
    text: 'Live singers for weddings, launches and small rooms with good ears.',
    action: { label: 'Book Now', to: '#lead-form' },
  },
  includes: {
    type: 'list',
    title: 'Singer service includes',
    text: 'Everything on the sheet is in the fee. What isn’t, we tell you before you ask.',
    items: [
      'A voice matched to your evening',
      'Songs agreed a week ahead',
      'Sound check, engineer and desk',
      'Travel and stay, arranged',
      'Two sets, one encore',
      'A stand-in singer, on call',
    ].map((title) => ({ title })),
  },
  featured: {
    type: 'people',
    title: 'Featured Singers',
    fill: 'singer',
    people: [
      { slug: 'leela-pillai-wmieojoo', tags: ['Carnatic', 'Playback'] },
      { slug: 'kabir-anand-7zf7ebxe', tags: ['Sufi', 'Punjabi folk'] },
      { slug: 'pema-tamang-gyfj7len', tags: ['Indie folk', 'Songwriter'] },
      { slug: 'tanusree-chatterjee-dgedbenc', tags: ['Ghazal', 'Wedding sets'] },
    ],
  },
  budget: {
    type: 'list',
    title: 'Tell us your Budget',
    text: 'Set the level. We find the voice that lives there.',
    action: { label: 'Book Now', to: '#lead-form' },
    items: [
      { figure: '₹25,000', title: 'One voice', text: 'A house concert, one guitar.' },
      { figure: '₹80,000', title: 'Voice and trio', text: 'A wedding evening, two sets.' },
      { figure: '₹3,00,000', title: 'Full band', text: 'A festival hour, sound included.' },
    ],
  },
  stories: {
    type: 'quotes',
    title: 'Our Success Stories',
    quotes: [
      {
        quote: 'We asked for background music. By the second song my grandmother was dancing and nobody was in the background.',
        by: 'Simran, bride’s sister. Kabir Anand, Sufi set, Amritsar',
      },
    ],
    note: 'Illustrated demo profile. The story is sample copy.',
  },
  claims: {
    type: 'claims',
    title: 'A voice for every kind of evening.',
    claims: [
      { figure: '100k+', text: 'talents' },
      { figure: '1000+', text: 'clients' },
      { figure: '10+', text: 'years' },
    ],
    note: 'By All Talent’s own count.',
  },
  form: {
    type: 'form',
    title: 'What type of Singer do you need',
    text: 'Three names with recordings and fees, within two working days.',
    points: ['Playback', 'Sufi', 'Ghazal', 'Carnatic', 'Indie folk', 'Jazz'],
  },
};

import type { LandingPeople, LandingPerson, PageContentResponse } from '@alltalent/shared/contracts';
import { aTalentCard } from '@alltalent/shared/testing';

export const SINGER_COPY: PageContentResponse = {
  status: 200,
  data: {
    page: 'singer',
    updated_at: '2026-11-20T10:00:00.000Z',
    blocks: {
      hero: { type: 'band', title: 'Then he sings.', text: 'Voices for small rooms.', action: { label: 'Book Now', to: '#lead-form' } },
      includes: {
        type: 'list',
        title: 'Singer service includes',
        text: 'All of it is in the fee.',
        items: [{ title: 'Songs agreed a week ahead' }, { title: 'Sound check', text: 'With an engineer.' }],
      },
      featured: { type: 'people', title: 'Featured Singers', fill: 'singer', people: [{ slug: 'leela-pillai', tags: ['Carnatic'] }] },
      budget: {
        type: 'list',
        title: 'Tell us your Budget',
        action: { label: 'Book Now', to: '#lead-form' },
        items: [
          { figure: '₹25,000', title: 'One voice', text: 'One guitar.' },
          { figure: '₹80,000', title: 'Voice and trio' },
        ],
      },
      stories: {
        type: 'quotes',
        title: 'Our Success Stories',
        quotes: [{ quote: 'My grandmother was dancing.', by: 'Simran, bride’s sister. Kabir Anand, Sufi set' }],
        note: 'Sample copy.',
      },
      claims: {
        type: 'claims',
        title: 'A voice for every evening.',
        claims: [
          { figure: '100k+', text: 'talents' },
          { figure: '1000+', text: 'clients' },
          { figure: '10+', text: 'years' },
        ],
        note: 'By All Talent’s own count.',
      },
      form: { type: 'form', title: 'What type of Singer do you need', text: 'Three names.', points: ['Sufi', 'Ghazal'] },
    },
  },
};

const singer = (id: number, display_name: string, tags: readonly string[], location: string): LandingPerson => ({
  ...aTalentCard({ id, slug: `singer-${id}`, display_name, location }),
  tags: [...tags],
  clip: '',
});

export const SINGERS: LandingPeople = {
  status: 200,
  data: [
    {
      place: 'featured',
      people: [
        singer(1, 'Leela Pillai', ['Carnatic', 'Playback'], 'Thiruvananthapuram'),
        singer(2, 'Kabir Anand', ['Sufi'], 'Amritsar'),
        singer(3, 'Pema Tamang', ['Indie folk'], 'Gangtok'),
        singer(4, 'Tanusree Chatterjee', ['Ghazal'], 'Kolkata'),
        singer(5, 'One too many', [], ''),
      ],
    },
  ],
};

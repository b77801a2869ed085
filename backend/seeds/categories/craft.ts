import type { CategoryText } from './category';

export const CRAFT_CATEGORIES: readonly CategoryText[] = [
  {
    name: 'Photographer',
    weight: 6,
    groups: ['social'],
    skills: {
      Fashion: 'Lookbooks, Lighting, Editorial, Test shoots, Retouching, Medium format',
      Product: 'Product, Jewellery macro, White background, Food styling, Focus stacking, Catalogue',
      Portrait: 'Portrait, Headshots, Portfolio shoots, Window light, Black and white, Studio strobes',
      Wedding: 'Candid weddings, Pre-wedding films, Drone shots, Album design, Same-day edits',
      Food: 'Food, Restaurant menus, Steam and splash, Props, Overhead rigs, Recipe books',
      'Stills and documentary': 'Set stills, Documentary, Street, Travel essays, Film photography, Archives',
    },
  },
  {
    name: 'Make-up Artist',
    weight: 5,
    groups: ['social'],
    skills: {
      Bridal: 'Bridal, Airbrush, Saree draping, Hair styling, South Indian bride, Long-wear base',
      'Film and television': 'HD film, Continuity, Ageing, Period looks, Beard laying, No make-up look',
      Editorial: 'Editorial, Graphic liner, Runway backstage, Skin prep, Body paint, Beauty close-ups',
      'Prosthetics and effects': 'Prosthetics, Wounds, Bald caps, Creature work, Silicone, Mould making',
      'Hair styling': 'Hair styling, Wigs, Braids, Extensions, Textured hair, Period hair',
    },
  },
  {
    name: 'Voice Artist',
    weight: 6,
    groups: [],
    skills: {
      Dubbing: 'Film dubbing, Anime dubbing, Lip-sync, Tamil dubbing, Hindi dubbing, Crowd walla',
      Audiobooks: 'Audiobooks, Long reads, Character voices, Home studio, Proof listening, Poetry',
      Commercials: 'Radio spots, Brand voice, Jingles, Fast disclaimers, Promo voice, Warm reads',
      'IVR and learning': 'IVR, E-learning, Explainers, Museum guides, Medical terms, Bilingual reads',
      'Games and animation': 'Game characters, Cartoon voices, Creature sounds, Efforts, Child voices, Accents',
    },
  },
  {
    name: 'Writer',
    weight: 4,
    groups: [],
    skills: {
      Screenplay: 'Feature scripts, Script doctoring, Story bibles, Dialogue polish, Adaptation, Beat sheets',
      Dialogue: 'Hindi dialogue, Dialect research, Comic timing, Punch-up, On-set rewrites, Subtitles',
      'Songs and lyrics': 'Film lyrics, Jingles, Ghazal, Rap verses, Translation, Devotional songs',
      Copy: 'Ad films, Taglines, Social scripts, Brand voice, Radio spots, Campaign ideas',
      'Comedy and sketch': 'Sketch writing, Roast writing, Stand-up editing, Sitcom rooms, Parody songs',
    },
  },
];

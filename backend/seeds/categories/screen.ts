import type { CategoryText } from './category';

export const SCREEN_CATEGORIES: readonly CategoryText[] = [
  {
    name: 'Actor',
    weight: 24,
    groups: ['physical'],
    skills: {
      Film: 'Hindi drama, Regional cinema, Method acting, Screen combat, Accents, Crying on cue, Long takes, Workshops',
      'Web series': 'Web series, Dark comedy, Thrillers, Improvised dialogue, Driving scenes, Intimacy-trained, Ensemble work',
      Theatre: 'Stage, Street theatre, Mime, Shakespeare, Voice projection, Devised theatre, Musical theatre, Puppetry',
      Television: 'Daily soaps, Mythological roles, Family drama, Multi-camera, Quick line learning, Period costume',
      Commercials: 'TV commercials, Product handling, Food bites, Direct to camera, Hand acting, Kids-friendly sets',
      'Action and stunts': 'Stage combat, Bike stunts, Riding, Wire work, Kalaripayattu, Sword work, Parkour, High falls',
      'Character and comedy': 'Character roles, Physical comedy, Dialects, Villains, Grandparent roles, Cameos, Sketch comedy',
    },
  },
  {
    name: 'Model',
    weight: 18,
    groups: ['physical', 'social'],
    skills: {
      Runway: 'Runway, Showstopper walks, Couture, Bridal ramp, Show choreography, Fittings',
      Editorial: 'Editorial, Magazine covers, Beauty close-ups, Film stills, High fashion, Movement for stills',
      Commercial: 'Commercial, E-commerce, Catalogue, Lifestyle, Skin care, Eyewear, Family campaigns',
      'Ethnic wear': 'Lehenga, Saree draping, Bridal wear, Jewellery, Sherwani, Handloom, Festive campaigns',
      Fitness: 'Fitness, Sports TVC, Activewear, Yoga, Functional training, Swim',
      'Plus size': 'Curve, Denim, Everyday wear, Lingerie basics, Body-positive campaigns, Fit modelling',
      'Silver class': 'Silver class, Grey hair, Banking films, Health campaigns, Grandparent roles, Luxury',
      'Hands and parts': 'Hands, Feet, Hair, Jewellery close-ups, Nail art, Watch campaigns',
    },
  },
  {
    name: 'Influencer',
    weight: 16,
    groups: ['physical', 'social'],
    skills: {
      Fashion: 'Outfit reels, Thrift styling, Street style, Lookbooks, Live shopping, Saree styling',
      Beauty: 'Beauty reels, Skin routines, Product reviews, Hair tutorials, Bridal looks, Live shopping',
      Food: 'Food reels, Recipe writing, Street food, Food hosting, Home cooking, Restaurant reviews',
      Travel: 'Travel vlogs, Drone shots, Budget trips, Mountain treks, Homestay reviews, Van life',
      Fitness: 'Functional training, Yoga, Running, Home workouts, Mobility, Sports TVC',
      Lifestyle: 'Home decor, Morning routines, Slow living, Book talk, Pet reels, Sustainable living',
      'Technology and gaming': 'Phone reviews, Unboxing, Game streaming, Explainer reels, App demos, Gadget tests',
      'Parents and family': 'New-parent reels, School lunch boxes, Family trips, Toy reviews, Home learning',
    },
  },
  {
    name: 'Anchor',
    weight: 6,
    groups: ['physical', 'social'],
    skills: {
      'Live events': 'Live events, Crowd games, Bilingual hosting, Teleprompter, Award nights, Product launches',
      Television: 'News reading, Talk shows, Teleprompter, Studio debate, Live reporting, Panel moderation',
      Sports: 'Sports, Pitch-side interviews, Cricket, Kabaddi, Match analysis, Live commentary',
      Weddings: 'Sangeet hosting, Bilingual hosting, Family games, Varmala scripts, Shayari, Crowd games',
      Corporate: 'Town halls, Panel moderation, Product launches, Award nights, Virtual events, Scripting',
    },
  },
];

import { type Weighted, weights } from '../chance';

/** Props, palettes and garments of a category's pictures. */
export type Trade = {
  readonly words: Weighted;
  readonly held: Weighted;
  readonly heldChance: number;
  readonly behind: Weighted;
  readonly behindChance: number;
  /** Preferred garments, for the two wardrobes. */
  readonly wearF: string;
  readonly wearM: string;
  readonly mood: Weighted;
  readonly headphones: number;
};

const trade = (t: {
  words: string;
  held?: string;
  heldChance?: number;
  behind?: string;
  behindChance?: number;
  wear?: string;
  wearF?: string;
  wearM?: string;
  mood?: string;
  headphones?: number;
}): Trade => ({
  words: weights(t.words),
  held: weights(t.held ?? ''),
  heldChance: t.held ? (t.heldChance ?? 0.4) : 0,
  behind: weights(t.behind ?? ''),
  behindChance: t.behind ? (t.behindChance ?? 0.22) : 0,
  wearF: [t.wear, t.wearF].filter(Boolean).join(', '),
  wearM: [t.wear, t.wearM].filter(Boolean).join(', '),
  mood: weights(t.mood ?? 'calm 4, warm 3, bright 2, dreamy 1, sharp 1'),
  headphones: t.headphones ?? 0,
});

const ANYONE = trade({ words: 'talent 1', behind: 'softbox 1, lamp 1, spotlight 1' });

const TRADES: Readonly<Record<string, Trade>> = {
  actor: trade({
    words: 'actor 6, screen 1, stage 1, play 1, drama 1',
    held: 'clapper 3, script 4, mask 1',
    heldChance: 0.28,
    behind: 'strip 2, bulbs 2, spotlight 2, lamp 1',
    mood: 'calm 5, sharp 4, dreamy 2, warm 3, bright 1',
  }),
  model: trade({
    words: 'model 6, runway 1, style 1, editorial 1',
    held: '',
    behind: 'hanger 2, rail 1, softbox 2, ring 1',
    wear: 'turtleneck 3, trench 3, blazer 2',
    wearF: 'slip 3, gown 4, halter 3, pantsuit 3, strap 3, sequin 2',
    wearM: 'suit 3, leather 3, linen 3, tank 1',
    mood: 'sharp 6, calm 5, dreamy 2, warm 1',
  }),
  influencer: trade({
    words: 'create 4, style 1, travel 1, food 1, beauty 1, tech 1, vlog 1',
    held: 'phone 5, gimbal 3, coffee 2',
    heldChance: 0.46,
    behind: 'ring 5, softbox 1',
    behindChance: 0.42,
    mood: 'bright 6, warm 4, calm 1',
  }),
  singer: trade({
    words: 'sing 5, voice 1, live 1, soul 1',
    held: 'mic 5, retromic 3',
    heldChance: 0.6,
    behind: 'notes 2, bulbs 2, spotlight 2, vinyl 1',
    mood: 'song 6, dreamy 3, warm 3, bright 1',
    headphones: 0.08,
  }),
  dancer: trade({
    words: 'dance 6, move 2, step 1',
    held: 'fan 1',
    heldChance: 0.12,
    behind: 'ribbons 4, swirl 4, spotlight 1',
    behindChance: 0.5,
    wear: 'tank 4, scoop 2',
    wearF: 'halter 3, strap 3, lehenga 4, slip 2',
    wearM: 'vneck 5, track 3',
    mood: 'dreamy 4, warm 3, bright 2, sharp 2',
  }),
  anchor: trade({
    words: 'anchor 5, host 3, live 2',
    held: 'newsmic 4, cards 4',
    heldChance: 0.5,
    behind: 'lamp 2, softbox 2',
    wear: 'blazer 8, shirt 2',
    wearF: 'pantsuit 6, silksaree 2',
    wearM: 'suit 7, bandhgala 3, nehru 2',
    mood: 'bright 5, warm 4, calm 2',
  }),
  photographer: trade({
    words: 'shoot 5, frame 2, photo 2, light 1',
    held: 'camera 5, rangefinder 4',
    heldChance: 0.62,
    behind: 'softbox 3, reflector 3, strip 1',
    wear: 'jacket 4, overshirt 5, denim 4, turtleneck 3, tee 3',
    mood: 'calm 5, warm 4, sharp 1',
  }),
  'make-up-artist': trade({
    words: 'make-up 6, beauty 2, bridal 1',
    held: 'brushes 5, palette 4, mirror 3',
    heldChance: 0.56,
    behind: 'bulbs 4, ring 2',
    wear: 'tee 4, shirt 4, turtleneck 3, dungaree 2',
    mood: 'warm 5, calm 4, bright 2',
  }),
  'voice-artist': trade({
    words: 'voice 6, dub 2, story 1',
    held: 'studiomic 5, retromic 3, script 2',
    heldChance: 0.6,
    behind: 'wave 4',
    behindChance: 0.34,
    mood: 'dreamy 4, warm 4, song 2, calm 2',
    headphones: 0.46,
  }),
  musician: trade({
    words: 'play 4, music 3, band 1, rhythm 1',
    held: 'guitar 4, tabla 3, flute 2, violin 2, keys 3, trumpet 1',
    heldChance: 0.62,
    behind: 'vinyl 3, notes 3',
    behindChance: 0.3,
    mood: 'dreamy 4, calm 4, warm 3, song 1',
    headphones: 0.12,
  }),
  comedian: trade({
    words: 'stand-up 5, comic 2, laughs 1',
    held: 'mic 4, coffee 1, cards 1',
    heldChance: 0.46,
    behind: 'stand 3, spotlight 3, bulbs 1',
    wear: 'tee 4, hoodie 4, overshirt 4, checkshirt 3, blazer 3, bomber 2',
    mood: 'bright 7, warm 3, wry 4',
  }),
  writer: trade({
    words: 'write 5, words 2, story 2',
    held: 'notebook 5, book 4, coffee 2',
    heldChance: 0.52,
    behind: 'pages 4, lamp 1',
    behindChance: 0.32,
    wear: 'cardigan 5, turtleneck 5, sweater 4, shirt 3, linen 2',
    wearF: 'cottonsaree 2, kurti 2',
    wearM: 'kurta 3, waistcoat 2',
    mood: 'calm 5, dreamy 3, wry 3, warm 2',
  }),
  dj: trade({
    words: 'dj 4, mix 1',
    behind: 'vinyl 4, spotlight 1',
    behindChance: 0.6,
    wear: 'tee 4, hoodie 4, bomber 4, leather 2',
    headphones: 0.7,
  }),
  chef: trade({ words: 'chef 2, host 1', wear: 'chef 60', mood: 'warm 4, bright 3' }),
  fitness: trade({ words: 'move 3, fit 2', wear: 'tank 20, track 20, hoodie 6', mood: 'calm 3, bright 3, sharp 2' }),
};

const ALIASES: Readonly<Record<string, string>> = {
  'makeup-artist': 'make-up-artist',
  makeup: 'make-up-artist',
  'make-up': 'make-up-artist',
  voice: 'voice-artist',
  'voice-over-artist': 'voice-artist',
  host: 'anchor',
  emcee: 'anchor',
  choreographer: 'dancer',
  'content-creator': 'influencer',
  creator: 'influencer',
  'fitness-trainer': 'fitness',
  'stand-up': 'comedian',
  'stand-up-comedian': 'comedian',
  instrumentalist: 'musician',
  screenwriter: 'writer',
  'script-writer': 'writer',
  theatre: 'actor',
};

const toSlug = (category: string) =>
  category
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export function tradeOf(category: string): Trade {
  const slug = toSlug(category);
  return TRADES[ALIASES[slug] ?? slug] ?? { ...ANYONE, words: weights(`${slug || 'talent'} 1`) };
}

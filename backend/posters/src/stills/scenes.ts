import { drawBackdrop } from '../backdrops/backdrops';
import { halftone } from '../backdrops/halftone';
import { choosePicture } from '../casting/picture';
import { hash } from '../chance';
import { darken, mix } from '../drawing/colour';
import { dot, fade, fill, stroke } from '../drawing/pen';
import { drawFigure } from '../figure/figure';
import { type Palette, paletteOf } from '../palettes';
import type { PosterSubject } from '../poster-subject';
import { drawBehind } from '../props/behind';
import { drawProp } from '../props/held';
import { printSheet, type SheetSize } from '../sheet';

export const SCENE_SIZE: SheetSize = { width: 1440, height: 810 };

/** A person in a scene. Only the colour of the clothes differs from the lamp's colours. */
type Extra = {
  readonly name: string;
  readonly gender: PosterSubject['gender'];
  readonly region: string;
  readonly category: string;
  readonly at: readonly [x: number, y: number];
  readonly scale: number;
  readonly look?: Readonly<Record<string, unknown>>;
};

type Scene = {
  readonly palette: string;
  readonly key: 1 | -1;
  readonly light: string;
  readonly behind: (p: Palette) => string;
  readonly people: readonly Extra[];
  readonly front?: (p: Palette, crowd: Acting['crowd']) => string;
};

/** Changes of a scene at one moment of a film. */
export type Acting = {
  /** Choices of a person's look, and where they sway to: shift and turn. */
  readonly person: (
    name: string,
    look: Readonly<Record<string, unknown>>,
  ) => { readonly look: Readonly<Record<string, unknown>>; readonly sway: readonly [x: number, y: number, turn: number] };
  /** How far a head of the audience has nodded. */
  readonly crowd: (seat: number) => number;
};

const POSED: Acting = { person: () => ({ look: {}, sway: [0, 0, 0] }), crowd: () => 0 };

const { width: W, height: H } = SCENE_SIZE;
const range = (count: number) => Array.from({ length: count }, (_, i) => i);

function drawExtra(extra: Extra, scene: Scene, { index, acting }: { index: number; acting: Acting }) {
  const acted = acting.person(extra.name, extra.look ?? {});
  const given = { ...extra.look, ...acted.look };
  const look = { palette: scene.palette, key: scene.key, light: scene.light, glasses: '', ...given };
  const subject: PosterSubject = {
    key: extra.name,
    category: extra.category,
    gender: extra.gender,
    premium: false,
    region: extra.region,
    look,
  };
  const picture = choosePicture(subject, 0);
  const uid = `x${hash(extra.name).toString(36)}${index}`;
  const figure = drawFigure(
    picture.look,
    picture.colours,
    uid,
    drawBehind(given['behind'] === undefined ? '' : picture.behind, picture.colours, scene.key),
  );
  const prop = given['prop'] === undefined ? '' : drawProp(picture.prop, picture.colours, picture.propSide);
  const [x, y, turn] = [extra.at[0] + acted.sway[0], extra.at[1] + acted.sway[1], acted.sway[2]];
  const place = `translate(${x} ${y})${turn ? ` rotate(${turn})` : ''} scale(${extra.scale})`;
  return { defs: figure.defs, art: `<g transform="${place}">${figure.art}${prop}</g>` };
}

function hallWindows(p: Palette): string {
  const pane = (x: number) =>
    fill(`M${x} 60H${x + 150}V470H${x}Z`, mix(p.spot, p.light, 0.4)) +
    [1, 2, 3].map((i) => stroke(`M${x} ${60 + i * 102}H${x + 150}`, p.bg, 8)).join('') +
    stroke(`M${x + 75} 60V470`, p.bg, 8) +
    fill(`M${x} 470H${x + 150}L${x - 160} 810H${x - 420}Z`, p.light, fade(0.16));
  return (
    fill(`M0 560H${W}V${H}H0Z`, mix(p.bg, p.deep, 0.35)) +
    range(4)
      .map((i) => pane(560 + i * 230))
      .join('')
  );
}

function callSheets(p: Palette): string {
  const sheet = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${fill('M0 0H92V120H0Z', '#fff3de')}${fill('M0 0H92V18H0Z', p.accent)}${range(5)
      .map((i) => stroke(`M12 ${36 + i * 16}H${80 - (i % 3) * 18}`, p.deep, 3, fade(0.45)))
      .join('')}</g>`;
  return sheet(80, 110, -4) + sheet(206, 90, 3) + sheet(330, 124, -2) + sheet(130, 262, 5) + sheet(270, 258, -5);
}

const lampString = (p: Palette) =>
  stroke('M0 60Q360 220 720 60Q1080 220 1440 60', p.deep, 4, fade(0.8)) +
  range(19)
    .map((i) => {
      const along = (i % 9) / 9;
      const y = 60 + 320 * along * (1 - along);
      return dot(i * 80, y, 24, p.light, fade(0.16)) + dot(i * 80, y, 9, mix(p.light, '#ffffff', 0.4));
    })
    .join('');

const audience = (p: Palette, crowd: Acting['crowd']) =>
  range(15)
    .map((i) => {
      const [x, y, r] = [i * 104 + ((i * 37) % 40) - 20, 742 + ((i * 53) % 46) + crowd(i), 46 + ((i * 29) % 14)];
      return (
        dot(x, y, r, darken(p.deep, 0.2)) +
        fill(`M${x - r * 1.9} 830C${x - r * 1.7} ${y + r * 0.7} ${x + r * 1.7} ${y + r * 0.7} ${x + r * 1.9} 830Z`, darken(p.deep, 0.2))
      );
    })
    .join('');

function mirrorWall(p: Palette): string {
  const frame = (x: number, w: number) => {
    const bulb = (cx: number, cy: number) => dot(cx, cy, 15, mix(p.light, '#ffffff', 0.4)) + dot(cx, cy, 27, p.light, fade(0.28));
    return (
      `<rect x="${x}" y="70" width="${w}" height="500" rx="10" fill="${mix(p.spot, p.light, 0.25)}"/>${fill(`M${x + 40} 540L${x + w * 0.5} 90H${x + w * 0.7}L${x + 140} 540Z`, '#fff6e4', fade(0.22))}` +
      range(6)
        .map((i) => bulb(x + 6, 96 + i * 90) + bulb(x + w - 6, 96 + i * 90))
        .join('') +
      range(5)
        .map((i) => bulb(x + 60 + (i * (w - 120)) / 4, 72))
        .join('')
    );
  };
  return (
    frame(120, 460) + frame(700, 620) + fill(`M0 640H${W}V${H}H0Z`, mix(p.bg, p.deep, 0.5)) + fill(`M0 632H${W}V644H0Z`, p.rim, fade(0.5))
  );
}

const SCENES: Readonly<Record<string, Scene>> = {
  'casting-hall': {
    palette: 'marigold',
    key: 1,
    light: 'loop',
    behind: (p) => hallWindows(p) + callSheets(p) + halftone(p, 1, W, H),
    people: [
      {
        name: 'hall-f',
        gender: 'm',
        region: 'tamil',
        category: 'actor',
        at: [430, 440],
        scale: 0.62,
        look: { yaw: 0.3, garment: 'checkshirt', pitch: 0.02 },
      },
      {
        name: 'hall-g',
        gender: 'f',
        region: 'naga',
        category: 'actor',
        at: [700, 450],
        scale: 0.6,
        look: { yaw: 0.26, hair: 'bangs', garment: 'shawl', eye: 'open', smile: 0.6, earring: 'drop' },
      },
      {
        name: 'hall-h',
        gender: 'm',
        region: 'nigerian',
        category: 'model',
        at: [1010, 430],
        scale: 0.64,
        look: { yaw: -0.24, garment: 'dashiki' },
      },
      {
        name: 'hall-i',
        gender: 'f',
        region: 'bengali',
        category: 'dancer',
        at: [1310, 450],
        scale: 0.62,
        look: { yaw: -0.3, garment: 'cottonsaree' },
      },
      {
        name: 'hall-a',
        gender: 'm',
        region: 'punjabi',
        category: 'singer',
        at: [560, 590],
        scale: 0.84,
        look: {
          build: 'm',
          skin: 3,
          hair: 'turban',
          wrap: '#c2183d',
          beard: 'full',
          garment: 'nehru',
          cloth: '#26304d',
          cloth2: '#e9dcc6',
          yaw: 0.34,
          eye: 'open',
          smile: 0.8,
        },
      },
      {
        name: 'hall-b',
        gender: 'f',
        region: 'malayali',
        category: 'actor',
        at: [860, 570],
        scale: 0.9,
        look: {
          skin: 4,
          hair: 'curly',
          garment: 'blazer',
          cloth: '#0b6b63',
          cloth2: '#fffbf5',
          yaw: -0.2,
          smile: 0.9,
          teeth: true,
          eye: 'open',
          prop: 'script',
          propSide: 1,
          earring: 'hoop',
        },
      },
      {
        name: 'hall-c',
        gender: 'f',
        region: 'swedish',
        category: 'model',
        at: [1170, 590],
        scale: 0.86,
        look: { skin: 0, hair: 'lob', hairTone: 'blond', garment: 'turtleneck', cloth: '#8f1029', yaw: -0.34, eye: 'soft', smile: 0.4 },
      },
    ],
  },
  stage: {
    palette: 'curtain',
    key: 1,
    light: 'rembrandt',
    behind: (p) =>
      drawBackdrop('curtain', p, 1, SCENE_SIZE) +
      drawBackdrop('beam', { ...p, spot: mix(p.spot, p.bg, 0.2) }, 1, SCENE_SIZE) +
      halftone(p, 1, W, H),
    people: [
      {
        name: 'stage-singer',
        gender: 'f',
        region: 'tamil',
        category: 'singer',
        at: [1010, 410],
        scale: 1.12,
        look: {
          skin: 5,
          hair: 'gajra',
          garment: 'silksaree',
          cloth: '#f7b538',
          cloth2: '#16121a',
          eye: 'closed',
          smile: 0.8,
          bindi: true,
          earring: 'jhumka',
          necklace: 'haar',
          yaw: -0.34,
          pitch: -0.06,
          prop: 'mic',
          propSide: 1,
        },
      },
    ],
    front: audience,
  },
  greenroom: {
    palette: 'rose',
    key: -1,
    light: 'loop',
    behind: (p) => mirrorWall(p) + halftone(p, -1, W, H),
    people: [
      {
        name: 'green-talent',
        gender: 'f',
        region: 'nigerian',
        category: 'model',
        at: [640, 470],
        scale: 1,
        look: {
          skin: 6,
          hair: 'afropuff',
          garment: 'puff',
          cloth: '#f7b538',
          eye: 'closed',
          smile: 0.6,
          earring: 'bighoop',
          yaw: 0.34,
          pitch: -0.04,
        },
      },
      {
        name: 'green-artist',
        gender: 'f',
        region: 'maharashtrian',
        category: 'make-up-artist',
        at: [1030, 470],
        scale: 1.02,
        look: {
          skin: 3,
          hair: 'updo',
          garment: 'dungaree',
          cloth: '#0b6b63',
          cloth2: '#fffbf5',
          eye: 'soft',
          smile: 0.8,
          yaw: -0.36,
          pitch: 0.06,
          prop: 'brushes',
          propSide: 1,
          earring: 'stud',
        },
      },
    ],
  },
  'night-show': {
    palette: 'plum',
    key: -1,
    light: 'split',
    behind: (p) => drawBackdrop('twinbeam', p, -1, SCENE_SIZE) + halftone(p, -1, W, H),
    people: [
      {
        name: 'night-comic',
        gender: 'm',
        region: 'urdu',
        category: 'comedian',
        at: [1000, 430],
        scale: 1.1,
        look: {
          skin: 3,
          hair: 'curlytop',
          beard: 'short',
          garment: 'bomber',
          cloth: '#0b6b63',
          cloth2: '#f7b538',
          eye: 'open',
          smile: 1,
          teeth: true,
          yaw: -0.24,
          prop: 'mic',
          propSide: 1,
        },
      },
    ],
    front: audience,
  },
  sangeet: {
    palette: 'plum',
    key: -1,
    light: 'split',
    behind: (p) => drawBackdrop('curtain', p, -1, SCENE_SIZE) + lampString(p) + halftone(p, -1, W, H),
    people: [
      {
        name: 'sangeet-singer',
        gender: 'm',
        region: 'punjabi',
        category: 'singer',
        at: [440, 500],
        scale: 1.62,
        look: {
          skin: 3,
          hair: 'turban',
          wrap: '#f7b538',
          beard: 'full',
          garment: 'nehru',
          cloth: '#26304d',
          cloth2: '#fffbf5',
          eye: 'open',
          smile: 0.8,
          yaw: 0.3,
          prop: 'mic',
          propSide: -1,
        },
      },
    ],
  },
  sunrise: {
    palette: 'marigold',
    key: 1,
    light: 'loop',
    behind: (p) => drawBackdrop('rings', p, 1, SCENE_SIZE) + halftone(p, 1, W, H),
    people: [
      {
        name: 'sunrise-creator',
        gender: 'f',
        region: 'goan',
        category: 'influencer',
        at: [1070, 478],
        scale: 2.1,
        look: {
          skin: 4,
          hair: 'curly',
          hairTone: 'brown',
          garment: 'shirt',
          cloth: '#fffbf5',
          cloth2: '#c2183d',
          eye: 'open',
          smile: 1,
          teeth: true,
          yaw: -0.28,
          prop: 'phone',
          propSide: -1,
        },
      },
    ],
  },
  campaign: {
    palette: 'teal',
    key: 1,
    light: 'loop',
    behind: (p) => drawBackdrop('skyline', p, 1, SCENE_SIZE) + halftone(p, 1, W, H),
    people: [
      {
        name: 'campaign-creator',
        gender: 'f',
        region: 'kashmiri',
        category: 'influencer',
        at: [900, 470],
        scale: 1.3,
        look: {
          skin: 2,
          hair: 'hijab',
          wrap: '#f7b538',
          garment: 'blazer',
          cloth: '#8f1029',
          cloth2: '#fffbf5',
          eye: 'open',
          smile: 0.8,
          yaw: -0.3,
          prop: 'phone',
          propSide: -1,
          behind: 'ring',
        },
      },
    ],
  },
};

export const SCENE_NAMES: readonly string[] = Object.keys(SCENES);

/** Draws a wide picture with people; one side is left plain for text. */
export function composeScene(name: string, acting: Acting = POSED): string {
  const scene = SCENES[name];
  if (!scene) throw new RangeError(`No scene "${name}". Known: ${SCENE_NAMES.join(', ')}.`);
  const palette = paletteOf(scene.palette);
  const people = scene.people.map((extra, index) => drawExtra(extra, scene, { index, acting }));
  return printSheet({
    uid: `w${hash(name).toString(36)}`,
    size: SCENE_SIZE,
    palette,
    key: scene.key,
    label: 'Illustration',
    defs: people.map(({ defs }) => defs).join(''),
    art: scene.behind(palette) + people.map(({ art }) => art).join('') + (scene.front?.(palette, acting.crowd) ?? ''),
    shade: 0.6,
  });
}

import type { PosterSubject } from '../src';
import rawCast from '../cast.json';
import type { Clip, Shot } from './clip';

/** Drawn parts of a person of the cast; the seeds check the rest. */
type Drawn = Pick<PosterSubject, 'key' | 'no' | 'premium' | 'region'> & {
  readonly category: string;
  readonly look?: Readonly<Record<string, unknown>>;
  readonly word?: string;
};
const CAST: readonly Drawn[] = rawCast;

/** Returns a person of the cast as their posters show them. */
export function castSubject(key: string): PosterSubject {
  const member = CAST.find((candidate) => candidate.key === key);
  if (!member?.look) throw new Error(`${key} is not cast by hand.`);
  const { no, premium, region, look, word } = member;
  const gender = look['build'] === 'm' ? 'm' : 'f';
  return { key, no, premium, region, gender, category: member.category.toLowerCase(), look: word === undefined ? look : { ...look, word } };
}

const clip = (key: string, beat: number, shots: readonly Shot[]): Clip => ({ subject: castSubject(key), beat, shots });

const NADIA: readonly Shot[] = [
  {
    beats: 3,
    look: { palette: 'curtain', backdrop: 'sun', behind: 'ring' },
    from: { yaw: 0.3, scale: 0.98, smile: 0.7 },
    to: { yaw: -0.1, scale: 1.06, smile: 1 },
    act: 'talk',
  },
  { beats: 2, cutaway: 'plate-night' },
  {
    beats: 2,
    look: { palette: 'peacock', backdrop: 'skyline', prop: 'phone', propSide: 1, teeth: false },
    from: { yaw: -0.34, roll: -5, scale: 0.9 },
    to: { yaw: -0.16, roll: 2, scale: 0.98 },
  },
  { beats: 1, cutaway: 'chai-plate' },
  {
    beats: 2,
    look: { palette: 'teal', backdrop: 'bokeh', teeth: true },
    from: { yaw: 0.2, scale: 1.5, cy: 0.5, roll: 6 },
    to: { yaw: 0, scale: 1.62, roll: -2 },
    act: 'blink',
  },
  {
    beats: 2,
    look: { palette: 'marigold', backdrop: 'rays', type: 'tall', teeth: true },
    from: { yaw: -0.2, scale: 0.86, cy: 0.44 },
    to: { yaw: 0.16, scale: 0.92 },
  },
];

const ZOYA: readonly Shot[] = [
  {
    beats: 3,
    look: { palette: 'rose', backdrop: 'arch', behind: 'ring' },
    from: { yaw: -0.28, scale: 1.04, smile: 0.6 },
    to: { yaw: 0.06, scale: 1.1, smile: 0.9 },
    act: 'blink',
  },
  {
    beats: 2,
    look: { palette: 'maroon', backdrop: 'bulbs', prop: 'brushes', propSide: 1, wrap: '#8f1029', cloth: '#8f1029' },
    from: { yaw: 0.3, scale: 0.9, roll: 4 },
    to: { yaw: 0.12, scale: 0.96, roll: 0 },
  },
  { beats: 1, cutaway: 'bottle-jars' },
  {
    beats: 2,
    look: { palette: 'peacock', backdrop: 'drape', wrap: '#f7b538', cloth: '#26304d' },
    from: { yaw: -0.1, scale: 1.7, cy: 0.5, smile: 0.3 },
    to: { yaw: -0.34, scale: 1.58, smile: 0.8 },
    act: 'blink',
  },
  { beats: 1, cutaway: 'ring-close' },
  {
    beats: 3,
    look: { palette: 'linen', backdrop: 'window', type: 'stack', prop: 'mirror', propSide: -1, wrap: '#0b6b63' },
    from: { yaw: 0.22, scale: 0.9, roll: -3 },
    to: { yaw: -0.12, scale: 0.98, roll: 3, smile: 1 },
  },
];

const RHEA: readonly Shot[] = [
  {
    beats: 3,
    look: { palette: 'terracotta', backdrop: 'hills', prop: 'gimbal', propSide: 1, teeth: true },
    from: { yaw: 0.34, scale: 0.84, smile: 0.9 },
    to: { yaw: 0.02, scale: 0.94, smile: 1 },
  },
  {
    beats: 2,
    look: { palette: 'sky', backdrop: 'waves', cloth: '#c2183d', cloth2: '#f7b538', teeth: true },
    from: { yaw: -0.3, scale: 1.24, roll: -8, cy: 0.48 },
    to: { yaw: 0, scale: 1.34, roll: 2 },
    act: 'talk',
  },
  {
    beats: 2,
    look: { palette: 'pistachio', backdrop: 'leaves', cloth: '#fffbf5' },
    from: { yaw: 0.1, scale: 1.66, cy: 0.5 },
    to: { yaw: -0.22, scale: 1.54 },
    act: 'blink',
  },
  { beats: 1, cutaway: 'chai-monsoon' },
  {
    beats: 2,
    look: { palette: 'saffron', backdrop: 'skyline', type: 'tall', teeth: true, prop: 'camera', propSide: -1 },
    from: { yaw: -0.26, scale: 0.86, cy: 0.44 },
    to: { yaw: -0.06, scale: 0.94 },
  },
  {
    beats: 2,
    look: { palette: 'plum', backdrop: 'bokeh', cloth: '#7a2f4c', teeth: true },
    from: { yaw: 0.26, scale: 1.1, roll: 6 },
    to: { yaw: -0.1, scale: 1.2, roll: -3, smile: 1 },
  },
];

const JOSEPH: readonly Shot[] = [
  {
    beats: 3,
    look: { palette: 'olive', backdrop: 'arch' },
    from: { yaw: -0.28, scale: 1, smile: 0.6 },
    to: { yaw: 0.06, scale: 1.1, smile: 1 },
    act: 'talk',
  },
  { beats: 2, cutaway: 'plate-tall' },
  {
    beats: 2,
    look: { palette: 'brick', backdrop: 'bricks', prop: 'coffee', propSide: 1, cloth: '#5b5a26' },
    from: { yaw: 0.3, scale: 0.88, roll: 4 },
    to: { yaw: 0.1, scale: 0.96, roll: 0, smile: 0.9 },
  },
  { beats: 1, cutaway: 'chai' },
  {
    beats: 2,
    look: { palette: 'slate', backdrop: 'window', cloth: '#0b6b63' },
    from: { yaw: -0.12, scale: 1.6, cy: 0.5 },
    to: { yaw: 0.14, scale: 1.5, smile: 0.9 },
    act: 'blink',
  },
  {
    beats: 2,
    look: { palette: 'honey', backdrop: 'jali', prop: 'notebook', propSide: -1, type: 'stack', teeth: true },
    from: { yaw: -0.2, scale: 0.86, cy: 0.44 },
    to: { yaw: 0.06, scale: 0.94, smile: 1 },
  },
];

const ROHAN: readonly Shot[] = [
  {
    beats: 2,
    look: { palette: 'curtain', backdrop: 'rings' },
    from: { yaw: 0.32, scale: 1, smile: 0.1 },
    to: { yaw: 0, scale: 1.1, smile: 0.4 },
    act: 'blink',
  },
  {
    beats: 2,
    look: { palette: 'ink', backdrop: 'twinbeam', light: 'split', cloth: '#c2183d' },
    from: { yaw: -0.4, scale: 1.5, cy: 0.5, roll: -4 },
    to: { yaw: -0.2, scale: 1.64, roll: 0 },
  },
  {
    beats: 2,
    look: { palette: 'peacock', backdrop: 'diagonal', cloth: '#f7b538', teeth: true },
    from: { yaw: 0.2, scale: 0.84, roll: 8 },
    to: { yaw: -0.1, scale: 0.92, roll: -6, smile: 1 },
  },
  {
    beats: 2,
    look: { palette: 'saffron', backdrop: 'rays', type: 'tall', cloth: '#16121a' },
    from: { yaw: -0.1, scale: 0.9, cy: 0.44 },
    to: { yaw: 0.2, scale: 0.98 },
  },
  {
    beats: 2,
    look: { palette: 'slate', backdrop: 'blocks', cloth: '#0b6b63' },
    from: { yaw: 0.3, scale: 1.2, smile: 0.4 },
    to: { yaw: 0.06, scale: 1.3, smile: 0.9 },
    act: 'talk',
  },
  {
    beats: 2,
    look: { palette: 'teal', backdrop: 'beam', prop: 'phone', propSide: -1, teeth: true },
    from: { yaw: -0.24, scale: 0.86 },
    to: { yaw: 0, scale: 0.92, smile: 1 },
  },
];

const TARA: readonly Shot[] = [
  {
    beats: 3,
    look: { palette: 'dusk', backdrop: 'blinds' },
    from: { yaw: 0.3, scale: 1.2, roll: 9, smile: 0.5 },
    to: { yaw: -0.06, scale: 1.28, roll: 0, smile: 1 },
    act: 'talk',
  },
  {
    beats: 2,
    look: { palette: 'curtain', backdrop: 'curtain', prop: 'mask', propSide: 1, cloth: '#16121a' },
    from: { yaw: -0.3, scale: 0.88, smile: 0 },
    to: { yaw: -0.2, scale: 0.94, smile: 0.2 },
  },
  {
    beats: 1,
    look: { palette: 'coral', backdrop: 'scallops', eye: 'wide', teeth: true },
    from: { yaw: 0.1, scale: 1.7, cy: 0.5, smile: 1 },
    to: { yaw: -0.1, scale: 1.8, smile: 1 },
  },
  {
    beats: 2,
    look: { palette: 'plum', backdrop: 'twinbeam', light: 'split', eye: 'low', cloth: '#7a2f4c' },
    from: { yaw: 0.34, scale: 1.3, smile: 0 },
    to: { yaw: 0.2, scale: 1.4, smile: 0 },
  },
  {
    beats: 2,
    look: { palette: 'pistachio', backdrop: 'frames', prop: 'script', propSide: -1, teeth: true },
    from: { yaw: -0.16, scale: 0.86, roll: -4 },
    to: { yaw: 0.14, scale: 0.92, roll: 4, smile: 1 },
    act: 'talk',
  },
  {
    beats: 2,
    look: { palette: 'marigold', backdrop: 'rays', eye: 'smile', teeth: true, word: 'Action', type: 'tall' },
    from: { yaw: 0.2, scale: 0.9, cy: 0.44 },
    to: { yaw: -0.1, scale: 0.98, smile: 1 },
  },
];

/** The clips, six to eight seconds each, cut at 100 to 116 beats a minute. */
export const CLIPS: Readonly<Record<string, Clip>> = {
  'clip-nadia-hussain': clip('nadia-hussain', 0.6, NADIA),
  'clip-zoya-merchant': clip('zoya-merchant', 0.6, ZOYA),
  'clip-rhea-dsouza': clip('rhea-dsouza', 0.56, RHEA),
  'clip-joseph-kurian': clip('joseph-kurian', 0.6, JOSEPH),
  'clip-rohan-gill': clip('rohan-gill', 0.52, ROHAN),
  'clip-tara-bhonsle': clip('tara-bhonsle', 0.56, TARA),
};

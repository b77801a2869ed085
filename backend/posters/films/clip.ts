import sharp from 'sharp';
import { composePoster, type PosterSubject } from '../src';
import { composeStillLife } from '../src/stills/still-life';
import { lightFrame } from './lamp';
import { clamp, type Rgb, smooth } from './pixels';

/** Numbers of a poster's look that move while a shot lasts. */
type Pose = {
  readonly yaw: number;
  readonly pitch: number;
  readonly roll: number;
  readonly scale: number;
  readonly cy: number;
  readonly dx: number;
  readonly smile: number;
};

/** One person in one light, or a still life between two of them. */
export type Shot = {
  readonly beats: number;
  readonly look?: Readonly<Record<string, unknown>>;
  readonly from?: Partial<Pose>;
  readonly to?: Partial<Pose>;
  /** Action of the face: looks once, or speaks. */
  readonly act?: 'blink' | 'talk';
  readonly cutaway?: string;
};

export type Clip = { readonly subject: PosterSubject; readonly beat: number; readonly shots: readonly Shot[] };

export const CLIP_SIZE = { width: 480, height: 600 };
/** Still grain takes a third of the bytes of moving grain. */
const FRAME_OF_GRAIN = 0;
const SHEET = { width: 400, height: 500 };
const STILL_POSE: Pose = { yaw: 0, pitch: 0.04, roll: 0, scale: 1.1, cy: 0.46, dx: 0, smile: 0.6 };
/** Moves a speaking mouth, open or closed, eight times a second. */
const TALK = [true, false, true, true, false, true, false, false, true, false];

const between = (from: number, to: number, t: number) => from + (to - from) * t;

function poseAt({ from = {}, to = {} }: Shot, t: number): Pose {
  const [start, end] = [
    { ...STILL_POSE, ...from },
    { ...STILL_POSE, ...from, ...to },
  ];
  const at = (name: keyof Pose) => +between(start[name], end[name], smooth(-0.2, 1.1, t)).toFixed(4);
  return { yaw: at('yaw'), pitch: at('pitch'), roll: at('roll'), scale: at('scale'), cy: at('cy'), dx: at('dx'), smile: at('smile') };
}

function faceAt({ act, look }: Shot, seconds: number): Record<string, unknown> {
  if (act === 'talk') return { teeth: TALK[Math.floor(seconds * 8) % TALK.length] };
  const sinceBlink = act === 'blink' ? Math.abs(seconds - 0.75) : 1;
  if (sinceBlink < 0.05) return { eye: 'closed' };
  if (sinceBlink < 0.1) return { eye: 'low' };
  return look?.['eye'] === undefined ? { eye: 'open' } : {};
}

/** Crops the sheet a little closer with time, as a camera that pushes in; each cut begins with a small jolt. */
function framed(svg: string, near: number): string {
  const [width, height] = [SHEET.width / near, SHEET.height / near];
  const view = `${((SHEET.width - width) / 2).toFixed(2)} ${((SHEET.height - height) / 2).toFixed(2)} ${width.toFixed(2)} ${height.toFixed(2)}`;
  return svg.replace(/viewBox="[^"]*"/u, `width="${CLIP_SIZE.width}" height="${CLIP_SIZE.height}" viewBox="${view}"`);
}

function drawShot(subject: PosterSubject, shot: Shot, seconds: number, length: number): string {
  const t = clamp(seconds / length);
  const near = 1.01 + 0.035 * t + 0.05 * Math.exp(-seconds * 11);
  if (shot.cutaway) return framed(composeStillLife(shot.cutaway), near + 0.05 * t);
  const { yaw, ...pose } = poseAt(shot, t);
  const look = {
    ...subject.look,
    type: 'none',
    prop: 'none',
    behind: '',
    ...shot.look,
    ...pose,
    yaw,
    gaze: -yaw * 1.4,
    ...faceAt(shot, seconds),
  };
  return framed(composePoster({ ...subject, look, variants: [] }, 0), near);
}

/** Finds the shot of a moment. */
function shotAt({ shots, beat }: Clip, seconds: number): { readonly shot: Shot; readonly since: number } {
  let begins = 0;
  for (const shot of shots) {
    const ends = begins + shot.beats * beat;
    if (seconds < ends - 0.0001) return { shot, since: seconds - begins };
    begins = ends;
  }
  throw new Error(`Nothing is shown at ${seconds} s.`);
}

export const secondsOf = ({ shots, beat }: Clip) => shots.reduce((sum, { beats }) => sum + beats * beat, 0);

/** Renders one frame as raw pixels: the drawing under a moving beam of light. */
export async function drawClipFrame(clip: Clip, frame: number, fps: number): Promise<Buffer> {
  const seconds = frame / fps;
  const { shot, since } = shotAt(clip, seconds);
  const svg = drawShot(clip.subject, shot, since, shot.beats * clip.beat);
  const drawn = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
  const lights = lightFrame(CLIP_SIZE, seconds / secondsOf(clip), FRAME_OF_GRAIN);
  const out = Buffer.allocUnsafe(drawn.length);
  for (let y = 0, at = 0; y < CLIP_SIZE.height; y++)
    for (let x = 0; x < CLIP_SIZE.width; x++, at += 3) {
      const warm = 0.94 + 0.2 * lights.beam(x, y);
      const colour: Rgb = [(drawn[at] ?? 0) * warm, (drawn[at + 1] ?? 0) * warm, (drawn[at + 2] ?? 0) * warm * 0.97];
      lights.print(out, at, x, y, colour, 0.28);
    }
  return out;
}

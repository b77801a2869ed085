import { castSubject } from './clip-people';
import type { HeroShot } from './hero';
import { singing, waiting } from './hero-acting';

const wave = (seconds: number, speed: number) => Math.sin(seconds * speed);

/** Moves a person who turns to the camera and speaks. */
function speaker(key: string, look: Readonly<Record<string, unknown>>, turn: readonly [from: number, to: number]): HeroShot {
  return {
    seconds: 2.8,
    subject: castSubject(key),
    from: { x: 0.56, y: 0.5, near: 1.02 },
    to: { x: 0.6, y: 0.5, near: 1.1 },
    look: (seconds) => {
      const yaw = turn[0] + (turn[1] - turn[0]) * (0.5 - 0.5 * Math.cos(Math.min(1, seconds / 3) * Math.PI));
      const speaks = wave(seconds, 17) + wave(seconds, 11) > 0.2;
      const isBlinking = Math.abs(seconds - 2.1) < 0.07;
      return {
        type: 'none',
        scale: 1.12,
        dx: 0,
        ...look,
        yaw,
        gaze: -yaw * 1.4,
        roll: 2 * wave(seconds, 1.1),
        smile: 0.7 + 0.3 * wave(seconds, 1.4),
        teeth: speaks,
        eye: isBlinking ? 'closed' : 'open',
      };
    },
  };
}

export const HIRING_SHOTS: readonly HeroShot[] = [
  { seconds: 3.6, scene: 'casting-hall', acting: waiting, from: { x: 0.56, y: 0.6, near: 1.1 }, to: { x: 0.58, y: 0.62, near: 1.26 } },
  speaker(
    'nadia-hussain',
    { palette: 'plum', backdrop: 'spot', behind: 'ring', prop: 'phone', propSide: -1, cloth: '#c2183d' },
    [-0.34, -0.08],
  ),
  speaker('rohan-gill', { palette: 'teal', backdrop: 'rings', cloth: '#f7b538' }, [0.3, -0.12]),
  speaker('zoya-merchant', { palette: 'curtain', backdrop: 'arch', behind: 'ring', wrap: '#f7b538' }, [-0.3, 0.04]),
];

export const SINGER_SHOTS: readonly HeroShot[] = [
  { seconds: 4.2, scene: 'stage', acting: singing, from: { x: 0.58, y: 0.56, near: 1.14 }, to: { x: 0.6, y: 0.54, near: 1.3 } },
  {
    seconds: 3.8,
    scene: 'stage',
    acting: (seconds) => singing(seconds + 5),
    from: { x: 0.58, y: 0.5, near: 1.62 },
    to: { x: 0.56, y: 0.48, near: 1.78 },
  },
  {
    seconds: 3,
    scene: 'stage',
    acting: (seconds) => singing(seconds + 9),
    from: { x: 0.54, y: 0.62, near: 1.22 },
    to: { x: 0.56, y: 0.58, near: 1.12 },
  },
];

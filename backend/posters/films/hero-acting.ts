import { hash } from '../src/chance';
import type { Acting } from '../src/stills/scenes';

const wave = (seconds: number, speed: number, phase: number) => Math.sin(seconds * speed + phase);
const phaseOf = (name: string) => (hash(name) % 628) / 100;
const numberIn = (look: Readonly<Record<string, unknown>>, name: string) => {
  const value = look[name];
  return typeof value === 'number' ? value : 0;
};

/** Moves the lids of a person, who blinks every few seconds at times of their own. */
function lids(seconds: number, phase: number): Readonly<Record<string, unknown>> {
  const since = (seconds + phase) % 3.4;
  return since < 0.09 ? { eye: 'closed' } : since < 0.17 ? { eye: 'low' } : {};
}

/** Moves people who wait: they breathe, look about a little and blink. */
export const waiting = (seconds: number): Acting => ({
  person: (name, look) => {
    const phase = phaseOf(name);
    const yaw = numberIn(look, 'yaw') + 0.09 * wave(seconds, 1.1, phase);
    return {
      look: { yaw, gaze: -yaw * 1.3, pitch: 0.03 + 0.03 * wave(seconds, 0.9, phase * 2), ...lids(seconds, phase) },
      sway: [4 * wave(seconds, 0.9, phase), 2.5 * wave(seconds, 1.7, phase), 0.7 * wave(seconds, 0.8, phase)],
    };
  },
  crowd: () => 0,
});

/** Strength of a singing voice: held through a line, with a breath between lines. */
const isSinging = (seconds: number) => wave(seconds, 5.2, 0.4) + 0.7 * wave(seconds, 8.9, 1.2) > -0.45;

/** Moves a singer with closed eyes, and the audience with the song. */
export const singing = (seconds: number): Acting => ({
  person: (_name, look) => ({
    look: {
      yaw: numberIn(look, 'yaw') + 0.1 * wave(seconds, 1.3, 0.5),
      pitch: -0.07 + 0.05 * wave(seconds, 1.9, 0),
      smile: 0.6 + 0.3 * wave(seconds, 2.6, 0),
      teeth: isSinging(seconds),
    },
    sway: [11 * wave(seconds, 1.3, 0.2), 5 * wave(seconds, 2.6, 0), 1.8 * wave(seconds, 1.3, 0.9)],
  }),
  crowd: (seat) => 7 * wave(seconds, 2.6, seat * 1.9),
});

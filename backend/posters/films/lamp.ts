import { noise, type Rgb } from './pixels';

const LAMP: Rgb = [255, 190, 110];
const GRAIN = 256;
const dust = Int8Array.from({ length: GRAIN * GRAIN }, (_, i) => Math.round((noise(i, 7) - 0.5) * 7));

/** The lights of one frame. */
export type Lights = {
  /** Strength of the sweeping beam at a pixel, 0 to 1. */
  readonly beam: (x: number, y: number) => number;
  /** Writes a pixel with light leak and film grain over it; `share` is how much of the leak it takes. */
  readonly print: (out: Buffer, at: number, x: number, y: number, colour: Rgb, share: number) => void;
};

/** Computes beam, leaks and grain at a turn of the loop, 0 to 1; they loop seamlessly. */
export function lightFrame(size: { width: number; height: number }, turn: number, frame: number): Lights {
  const { width, height } = size;
  const angle = turn * Math.PI * 2;
  const source = { x: width * (0.98 + 0.05 * Math.sin(angle)), y: -height * 0.12, lean: -0.62 + 0.24 * Math.sin(angle + 0.8) };
  const leaks = [
    {
      x: width * (0.66 + 0.14 * Math.cos(angle)),
      y: height * (0.16 + 0.12 * Math.sin(angle)),
      r: height * 0.5,
      strength: 0.22 + 0.1 * Math.sin(angle + 2),
    },
    {
      x: width * (0.88 + 0.08 * Math.sin(angle)),
      y: height * (0.86 + 0.08 * Math.cos(angle)),
      r: height * 0.4,
      strength: 0.2 + 0.1 * Math.sin(angle + 4),
    },
  ];
  const [shiftX, shiftY] = [Math.floor(noise(frame, 1) * GRAIN), Math.floor(noise(frame, 2) * GRAIN)];
  const leakAt = (x: number, y: number) => {
    let light = 0;
    for (const leak of leaks) {
      const away = ((x - leak.x) ** 2 + (y - leak.y) ** 2) / (leak.r * leak.r);
      if (away < 1) light += leak.strength * (1 - away) * (1 - away);
    }
    return light;
  };
  return {
    beam: (x, y) => {
      const off = (x - source.x) / (y - source.y + 1) - source.lean;
      return Math.exp(-off * off * 6);
    },
    print: (out, at, x, y, [r, g, b], share) => {
      const light = leakAt(x, y) * share;
      const speck = dust[((y + shiftY) % GRAIN) * GRAIN + ((x + shiftX) % GRAIN)] ?? 0;
      out[at] = Math.max(0, Math.min(255, r + (LAMP[0] - r * 0.6) * light + speck));
      out[at + 1] = Math.max(0, Math.min(255, g + (LAMP[1] - g * 0.6) * light * 0.8 + speck));
      out[at + 2] = Math.max(0, Math.min(255, b + (LAMP[2] - b * 0.6) * light * 0.5 + speck));
    },
  };
}

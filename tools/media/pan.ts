import { lightFrame } from './lamp';
import { type Sample, sampleInto, smooth, type Tile } from './pixels';
import type { DrawFrame } from './wall';

export type PanPlan = { readonly width: number; readonly height: number };

const INK = [20, 15, 22] as const;

/** A slow drift over one wide picture, there and back; the left third sinks into ink for the headline. */
export function makePan(plan: PanPlan, scene: Tile): DrawFrame {
  const { width, height } = plan;
  const sample: Sample = new Float64Array(4);
  const room = scene.width / width;
  return (turn, frame) => {
    const out = Buffer.allocUnsafe(width * height * 3);
    const lights = lightFrame(plan, turn, frame);
    const angle = turn * Math.PI * 2;
    const zoom = room * (0.9 + 0.03 * Math.cos(angle));
    const [midX, midY] = [scene.width * (0.52 + 0.016 * Math.sin(angle)), scene.height * (0.52 + 0.012 * Math.cos(angle))];
    for (let y = 0, at = 0; y < height; y++)
      for (let x = 0; x < width; x++, at++) {
        sampleInto(sample, scene, midX + (x - width / 2) * zoom, midY + (y - height / 2) * zoom);
        const warm = 0.84 + 0.28 * lights.beam(x, y);
        const shown = 0.14 + 0.86 * smooth(0.2, 0.62, x / width);
        const mixed = (c: 0 | 1 | 2) => INK[c] + ((sample[c] ?? 0) * warm - INK[c]) * shown;
        lights.print(out, at * 3, x, y, [mixed(0), mixed(1), mixed(2)], 0.3 + 0.5 * shown);
      }
    return out;
  };
}

import { mix } from '../drawing/colour';
import { fade, fill, stroke } from '../drawing/pen';
import type { Palette } from '../palettes';

/** Arguments of a backdrop: p is the palette, k the lamp's side, W and H the size of the sheet. */
type Backdrop = (p: Palette, k: number, W: number, H: number) => string;

const range = (count: number) => Array.from({ length: count }, (_, i) => i);
const n = (value: number) => +value.toFixed(1);
const disc = (x: number, y: number, r: number, colour: string, extra = '') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${colour}"${extra}/>`;
const oval = (x: number, y: number, rx: number, ry: number, colour: string, extra = '') =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${colour}"${extra}/>`;
const box = (x: number, y: number, w: number, h: number, colour: string, extra = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${colour}"${extra}/>`;

const LIGHT: Readonly<Record<string, Backdrop>> = {
  spot: (p, k, W, H) =>
    oval(W / 2 + k * W * 0.12, H * 0.42, W * 0.5, H * 0.44, p.spot) +
    oval(W / 2 + k * W * 0.14, H * 0.4, W * 0.36, H * 0.33, mix(p.spot, p.light, 0.32)),
  sun: (p, k, W, H) =>
    disc(W / 2 + k * W * 0.16, H * 0.36, W * 0.36, mix(p.spot, p.light, 0.4)) +
    range(5)
      .map((i) => box(0, H * (0.44 + i * 0.062), W, 5 + i * 4, p.bg))
      .join(''),
  beam: (p, k, W, H) => {
    const x = W / 2 + k * W * 0.62;
    return (
      fill(`M${n(x)} ${n(-H * 0.1)}L${n(W / 2 - k * W * 0.9)} ${n(H * 0.9)}L${n(W / 2 + k * W * 0.36)} ${n(H * 1.1)}Z`, p.spot) +
      fill(`M${n(x)} ${n(-H * 0.1)}L${n(W / 2 - k * W * 0.6)} ${H}L${n(W / 2 + k * W * 0.1)} ${n(H * 1.1)}Z`, mix(p.spot, p.light, 0.35))
    );
  },
  twinbeam: (p, k, W, H) => {
    const cone = (x: number, to: number, colour: string) =>
      fill(`M${n(x)} ${-H * 0.05}L${n(to - W * 0.26)} ${H}H${n(to + W * 0.26)}Z`, colour, fade(0.75));
    return (
      cone(W * 0.1, W * (0.6 + k * 0.06), p.spot) +
      cone(W * 0.92, W * (0.38 + k * 0.06), mix(p.spot, p.light, 0.26)) +
      oval(W / 2, H * 0.98, W * 0.5, H * 0.1, mix(p.spot, p.light, 0.3))
    );
  },
  blinds: (p, k, W, H) =>
    range(8)
      .map((i) => {
        const y = i * H * 0.13;
        return fill(
          `M-20 ${n(y - k * 40)}L${W + 20} ${n(y + k * 40)}v${n(H * 0.058)}L-20 ${n(y - k * 40 + H * 0.058)}Z`,
          i % 3 ? p.spot : mix(p.spot, p.light, 0.4),
        );
      })
      .join(''),
  window: (p, k, W, H) => {
    const skew = k * 46;
    const pane = (i: number, j: number) => {
      const x = W / 2 + k * W * 0.02 - 150 + i * 156 + j * skew;
      return fill(`M${n(x)} ${n(H * (0.06 + j * 0.31))}h140l${n(skew * 0.9)} ${n(H * 0.28)}h-140Z`, mix(p.spot, p.light, 0.25));
    };
    return pane(0, 0) + pane(1, 0) + pane(0, 1) + pane(1, 1);
  },
  rays: (p, k, W, H) => {
    const [x, y] = [W / 2 + k * W * 0.1, H * 0.4];
    const ray = (i: number) => {
      const [a, b] = [(i / 12) * Math.PI * 2, ((i + 0.5) / 12) * Math.PI * 2];
      return `M${n(x)} ${n(y)}L${n(x + Math.cos(a) * W * 1.4)} ${n(y + Math.sin(a) * W * 1.4)}L${n(x + Math.cos(b) * W * 1.4)} ${n(y + Math.sin(b) * W * 1.4)}Z`;
    };
    return fill(range(12).map(ray).join(''), p.spot, fade(0.6)) + disc(x, y, W * 0.34, mix(p.spot, p.light, 0.3));
  },
  bulbs: (p, k, W, H) => {
    const [x0, y0, w, h] = [W * 0.09, H * 0.06, W * 0.82, H * 0.74];
    const bulb = (x: number, y: number) => disc(x, y, W * 0.028, mix(p.light, '#ffffff', 0.3)) + disc(x, y, W * 0.048, p.light, fade(0.26));
    const row = (y: number) =>
      range(7)
        .map((i) => bulb(x0 + (w * i) / 6, y))
        .join('');
    const column = (x: number) =>
      range(5)
        .map((i) => bulb(x, y0 + (h * (i + 1)) / 6))
        .join('');
    return (
      box(x0 - 4, y0 - 4, w + 8, h + 8, mix(p.spot, p.bg, 0.35)) +
      oval(W / 2 + k * W * 0.1, H * 0.42, W * 0.32, H * 0.3, mix(p.spot, p.light, 0.3)) +
      row(y0) +
      column(x0) +
      column(x0 + w)
    );
  },
};

const SHAPES: Readonly<Record<string, Backdrop>> = {
  curtain: (p, _k, W, H) => {
    const fold = (i: number) => {
      const x = (i * W) / 8 - 30;
      const d = `M${n(x)} -5C${n(x + 14)} ${n(H * 0.3)} ${n(x - 10)} ${n(H * 0.7)} ${n(x + 6)} ${H + 5}H${n(x + 36)}C${n(x + 22)} ${n(H * 0.7)} ${n(x + 40)} ${n(H * 0.3)} ${n(x + 26)} -5Z`;
      return fill(d, mix(p.bg, i % 2 ? p.deep : p.spot, 0.42));
    };
    return range(9).map(fold).join('') + oval(W / 2, H * 0.44, W * 0.42, H * 0.4, p.spot, fade(0.55));
  },
  drape: (p, k, W, H) => {
    const side = k > 0 ? 0 : W;
    const swag = (i: number) =>
      fill(
        `M${side} ${n(-H * 0.02)}C${n(side + k * W * (0.62 - i * 0.1))} ${n(H * 0.06)} ${n(side + k * W * (0.46 - i * 0.09))} ${n(H * 0.5)} ${side} ${n(H * (0.78 - i * 0.13))}Z`,
        mix(p.bg, i % 2 ? p.deep : p.accent, 0.45),
      );
    return oval(W / 2 + k * W * 0.14, H * 0.44, W * 0.46, H * 0.44, p.spot) + range(5).map(swag).join('');
  },
  arch: (p, _k, W, H) => {
    const arch = (x: number, r: number, colour: string) =>
      fill(`M${n(W * x)} ${H}V${n(H * 0.46)}a${n(W * r)} ${n(W * r)} 0 0 1 ${n(W * r * 2)} 0V${H}Z`, colour);
    return arch(0.1, 0.4, p.spot) + arch(0.2, 0.3, mix(p.spot, p.light, 0.34));
  },
  mehrab: (p, k, W, H) => {
    const arch = (t: number, colour: string) => {
      const [x0, x1, y] = [W * t, W * (1 - t), H * (0.4 + t * 0.2)];
      const mid = W / 2;
      return fill(
        `M${n(x0)} ${H}V${n(y)}C${n(x0)} ${n(y - H * 0.12)} ${n(mid - W * 0.22)} ${n(y - H * 0.14)} ${n(mid - W * 0.15)} ${n(y - H * 0.22)}C${n(mid - W * 0.12)} ${n(y - H * 0.27)} ${n(mid - W * 0.03)} ${n(y - H * 0.28)} ${n(mid)} ${n(y - H * 0.35)}` +
          `C${n(mid + W * 0.03)} ${n(y - H * 0.28)} ${n(mid + W * 0.12)} ${n(y - H * 0.27)} ${n(mid + W * 0.15)} ${n(y - H * 0.22)}C${n(mid + W * 0.22)} ${n(y - H * 0.14)} ${n(x1)} ${n(y - H * 0.12)} ${n(x1)} ${n(y)}V${H}Z`,
        colour,
      );
    };
    return (
      arch(0.06, mix(p.bg, p.deep, 0.25)) +
      arch(0.1, p.spot) +
      arch(0.17, mix(p.spot, p.light, 0.3)) +
      disc(W / 2 + k * W * 0.1, H * 0.42, W * 0.2, mix(p.spot, p.light, 0.45))
    );
  },
  rings: (p, k, W, H) =>
    [0.74, 0.6, 0.46, 0.32].map((r, i) => disc(W / 2 - k * W * 0.1, H * 0.4, W * r, mix(p.bg, p.spot, i % 2 ? 0.85 : 0.35))).join(''),
  split: (p, k, W, H) => {
    const x = W / 2 + k * W * 0.06;
    const edge = `l${k * 16} ${n(H * 0.2)}l${k * -20} ${n(H * 0.22)}l${k * 12} ${n(H * 0.24)}l${k * -24} ${n(H * 0.4)}l${k * 26} 0L${n(x + k * 44)} 0Z`;
    return fill(`M${n(x)} 0L${n(x - k * 24)} ${H}H${k > 0 ? W : 0}V0Z`, p.spot) + fill(`M${n(x)} 0${edge}`, mix(p.spot, p.light, 0.5));
  },
  diagonal: (p, k, W, H) => {
    const band = (from: number, width: number, colour: string) =>
      fill(`M${n(W / 2 + k * W * (from - 0.5))} 0h${n(k * W * width)}l${n(-k * W * 0.5)} ${H}h${n(-k * W * width)}Z`, colour);
    return band(0.3, 0.9, mix(p.bg, p.spot, 0.6)) + band(0.48, 0.7, p.spot) + band(0.74, 0.5, mix(p.spot, p.light, 0.35));
  },
  scallops: (p, _k, W, H) => {
    const r = W / 6;
    return range(6)
      .map((row) =>
        range(5)
          .map(
            (i) =>
              disc(
                i * r * 1.5 + (row % 2 ? r * 0.75 : 0) - r * 0.1,
                H * (0.92 - row * 0.17),
                r,
                mix(p.bg, p.spot, (row + (i % 2)) % 2 ? 0.42 : 0.78),
              ) + disc(i * r * 1.5 + (row % 2 ? r * 0.75 : 0) - r * 0.1, H * (0.92 - row * 0.17), r * 0.56, mix(p.bg, p.spot, 0.2)),
          )
          .join(''),
      )
      .reverse()
      .join('');
  },
  blocks: (p, k, W, H) =>
    [
      [0, 0, 0.5, 0.36, 0.3],
      [0.5, 0, 0.5, 0.22, 0.75],
      [0.5, 0.22, 0.5, 0.5, 1],
      [0, 0.36, 0.5, 0.64, 0.6],
      [0.5, 0.72, 0.5, 0.28, 0.25],
    ]
      .map(([x = 0, y = 0, w = 0, h = 0, t = 0]) =>
        box(
          k > 0 ? W * x : W * (1 - x - w),
          H * y,
          W * w + 0.5,
          H * h + 0.5,
          mix(p.bg, t === 1 ? mix(p.spot, p.light, 0.25) : p.spot, Math.min(t, 0.95)),
        ),
      )
      .join(''),
  waves: (p, k, W, H) =>
    range(6)
      .map((i) => {
        const y = H * (0.16 + i * 0.14);
        const a = k * 30;
        return fill(
          `M-10 ${n(y)}C${n(W * 0.25)} ${n(y - a)} ${n(W * 0.3)} ${n(y + a)} ${n(W * 0.55)} ${n(y)}C${n(W * 0.75)} ${n(y - a)} ${n(W * 0.85)} ${n(y + a)} ${W + 10} ${n(y - a * 0.4)}V${H + 10}H-10Z`,
          mix(p.spot, p.bg, i * 0.16),
        );
      })
      .join(''),
  leaves: (p, k, W, H) => {
    const leaf = (x: number, y: number, r: number, s: number, t: number) =>
      `<g transform="translate(${n(x)} ${n(y)}) rotate(${r}) scale(${s})">${fill('M0 0C-46 -50 -42 -150 0 -210C42 -150 46 -50 0 0Z', mix(p.bg, p.deep, t))}${stroke('M0 -6V-190', mix(p.bg, p.spot, 0.5), 3)}</g>`;
    const x = W / 2 - k * W * 0.5;
    return (
      oval(W / 2 + k * W * 0.14, H * 0.4, W * 0.46, H * 0.42, p.spot) +
      leaf(x, H * 0.62, k * 24, 1.5, 0.3) +
      leaf(x, H * 0.74, k * 62, 1.3, 0.42) +
      leaf(x, H * 0.46, k * -2, 1.2, 0.5) +
      leaf(W / 2 + k * W * 0.52, H * 0.3, k * -150, 1.1, 0.34)
    );
  },
};

const PLACES: Readonly<Record<string, Backdrop>> = {
  skyline: (p, k, W, H) => {
    const heights = [0.3, 0.46, 0.36, 0.58, 0.42, 0.52, 0.34, 0.44];
    const tower = (h: number, i: number) => {
      const w = W / heights.length;
      const lamps = range(4)
        .map((j) => box(i * w + w * 0.26 + (j % 2) * w * 0.3, H * (1 - h) + 18 + Math.floor(j / 2) * 26, w * 0.18, 10, p.light, fade(0.5)))
        .join('');
      return box(i * w, H * (1 - h), w + 0.5, H * h, mix(p.bg, p.deep, 0.26 + (i % 3) * 0.1)) + lamps;
    };
    return disc(W / 2 + k * W * 0.2, H * 0.34, W * 0.3, mix(p.spot, p.light, 0.35)) + heights.map(tower).join('');
  },
  hills: (p, k, W, H) =>
    disc(W / 2 + k * W * 0.2, H * 0.3, W * 0.22, mix(p.spot, p.light, 0.5)) +
    fill(
      `M0 ${n(H * 0.56)}L${n(W * 0.22)} ${n(H * 0.32)}L${n(W * 0.38)} ${n(H * 0.48)}L${n(W * 0.62)} ${n(H * 0.24)}L${W} ${n(H * 0.52)}V${H}H0Z`,
      mix(p.bg, p.spot, 0.7),
    ) +
    fill(
      `M0 ${n(H * 0.72)}L${n(W * 0.3)} ${n(H * 0.5)}L${n(W * 0.56)} ${n(H * 0.68)}L${n(W * 0.82)} ${n(H * 0.46)}L${W} ${n(H * 0.62)}V${H}H0Z`,
      mix(p.bg, p.deep, 0.24),
    ),
  jali: (p, k, W, H) => {
    const star = (x: number, y: number, r: number) =>
      `M${n(x)} ${n(y - r)}l${n(r * 0.3)} ${n(r * 0.7)}l${n(r * 0.7)} ${n(r * 0.3)}l${n(-r * 0.7)} ${n(r * 0.3)}l${n(-r * 0.3)} ${n(r * 0.7)}l${n(-r * 0.3)} ${n(-r * 0.7)}l${n(-r * 0.7)} ${n(-r * 0.3)}l${n(r * 0.7)} ${n(-r * 0.3)}Z`;
    const r = W / 14;
    const cells = range(10).flatMap((row) => range(8).map((i) => star(i * r * 2 + (row % 2 ? r : 0), row * r * 1.9, r * 0.92)));
    return (
      oval(W / 2 + k * W * 0.1, H * 0.42, W * 0.52, H * 0.5, p.spot) +
      fill(cells.join(''), mix(p.spot, p.light, 0.4), fade(0.55)) +
      oval(W / 2 + k * W * 0.06, H * 0.44, W * 0.36, H * 0.34, mix(p.spot, p.light, 0.2))
    );
  },
  frames: (p, k, W, H) => {
    const frame = (x: number, y: number, w: number, h: number, t: number) =>
      box(W * x, H * y, W * w, H * h, mix(p.spot, p.light, t)) +
      box(W * x + 7, H * y + 7, W * w - 14, H * h - 14, mix(p.bg, p.spot, 0.3 + t));
    const shift = k * 0.04;
    return (
      frame(0.06 + shift, 0.05, 0.36, 0.26, 0.3) +
      frame(0.52 + shift, 0.03, 0.42, 0.4, 0.1) +
      frame(-0.06 + shift, 0.37, 0.38, 0.36, 0.05) +
      frame(0.62 + shift, 0.49, 0.32, 0.24, 0.35)
    );
  },
  bricks: (p, k, W, H) => {
    const rows = range(13).map((row) =>
      range(5)
        .map((i) =>
          box(
            i * W * 0.25 - (row % 2) * W * 0.125 + 2,
            row * H * 0.077 + 2,
            W * 0.25 - 4,
            H * 0.077 - 4,
            mix(p.bg, (row * 3 + i) % 4 ? p.spot : p.deep, 0.14 + ((row + i * 2) % 3) * 0.06),
          ),
        )
        .join(''),
    );
    return (
      box(0, 0, W, H, mix(p.bg, p.deep, 0.18)) +
      rows.join('') +
      oval(W / 2 + k * W * 0.14, H * 0.4, W * 0.46, H * 0.42, mix(p.spot, p.light, 0.2), fade(0.55))
    );
  },
  bokeh: (p, k, W, H) =>
    range(18)
      .map((i) => {
        const x = ((i * 0.618) % 1) * W;
        const y = ((i * 0.381 + 0.1) % 1) * H * 0.8;
        return disc(
          k > 0 ? x : W - x,
          y,
          W * (0.05 + ((i * 7) % 5) * 0.022),
          i % 3 ? p.spot : mix(p.spot, p.light, 0.5),
          fade(0.36 + (i % 4) * 0.1),
        );
      })
      .join(''),
  flats: (p, k, W, H) => {
    const flat = (x: number, top: number, w: number, t: number) =>
      box(k > 0 ? W * x : W * (1 - x - w), H * top, W * w, H, mix(p.bg, p.spot, t));
    return (
      flat(0, 0.12, 0.3, 0.35) +
      flat(0.24, 0.04, 0.36, 0.62) +
      flat(0.56, 0.1, 0.5, 0.9) +
      flat(0.8, 0.2, 0.3, 0.5) +
      oval(W / 2, H * 0.96, W * 0.7, H * 0.14, mix(p.spot, p.light, 0.3), fade(0.6))
    );
  },
};

const BACKDROPS: Readonly<Record<string, Backdrop>> = { ...LIGHT, ...SHAPES, ...PLACES };

export const BACKDROP_NAMES = Object.keys(BACKDROPS);

export function drawBackdrop(name: string, p: Palette, key: number, sheet: { width: number; height: number }): string {
  return BACKDROPS[name]?.(p, key, sheet.width, sheet.height) ?? '';
}

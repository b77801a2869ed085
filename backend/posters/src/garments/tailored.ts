import { darken, mix } from '../drawing/colour';
import { dot, fade, fill, stroke } from '../drawing/pen';
import { collar, type GarmentTable } from './everyday';
import { necklines, type Tailor } from './tailor';

const cuts = (t: Tailor) => necklines(t.N, t.S);

/** Notched lapels down to the button. */
function lapels(t: Tailor, tone: string, isPeaked = false): string {
  const { N } = t;
  const notch = isPeaked ? `${N + 62} 236, ${N + 92} 216, ${N + 66} 274` : `${N + 62} 232, ${N + 44} 252, ${N + 60} 264`;
  return t.both(
    (s) =>
      fill(t.poly(`${N + 14} 148, ${notch}, 4 404, ${N * 0.62} 268, ${N + 8} 196`, s), tone) +
      stroke(t.poly(`${N + 14} 148, ${notch}, 4 404`, s), t.c.deep, 2, fade(0.35)),
  );
}

const jacketOver = (t: Tailor, inner = '') => t.piece(t.cover(cuts(t).open, 1.06), t.c.cloth, inner);
const shirtFront = (t: Tailor, tone: string) => t.piece(t.cover(cuts(t).vee), tone, stroke('M0 262V640', t.c.deep, 2.4, fade(0.35)));

function standCollar(t: Tailor, tone: string, top = 126): string {
  const { N } = t;
  return t.both((s) =>
    t.pen.rimmed(
      t.line(
        `${N + 5} ${top} c, ${N * 0.6} ${top + 34}, 3 ${top + 50} c, 5 ${top + 94} c, ${N * 0.7} ${top + 74}, ${N + 20} ${top + 52} c`,
        s,
        true,
      ),
      s === t.pen.key ? tone : mix(tone, t.c.deep, 0.3),
      3,
    ),
  );
}

const buttons = (t: Tailor, ys: readonly number[], x = 0, tone = t.c.metal) => ys.map((y) => dot(x, y, 5, tone)).join('');

export const TAILORED: GarmentTable = {
  blazer: (t) =>
    t.piece(t.cover(cuts(t).vee), t.c.cloth2) +
    stroke(t.edge(cuts(t).vee), t.c.cloth2Deep, 5) +
    jacketOver(t, stroke('M0 388V640', t.c.clothDeep, 3) + buttons(t, [424, 500])) +
    lapels(t, t.c.clothDeep),
  suit: (t) =>
    shirtFront(t, t.c.cloth2) +
    fill(t.poly('-15 246, 15 246, 9 276, 30 520, 0 560, -30 520, -9 276'), t.c.accent) +
    fill(t.poly('-17 240, 17 240, 10 278, -10 278'), darken(t.c.accent, 0.18)) +
    collar(t, t.c.cloth2, 270) +
    jacketOver(t, buttons(t, [430]) + stroke('M0 388V640', t.c.clothDeep, 3)) +
    lapels(t, t.c.clothDeep),
  tuxedo: (t) =>
    shirtFront(t, '#fff6e8') +
    buttons(t, [300, 344], 0, t.c.frame) +
    collar(t, '#fff6e8', 254) +
    jacketOver(t, stroke('M0 388V640', t.c.deep, 3)) +
    lapels(t, mix(t.c.cloth, '#000000', 0.35), true) +
    fill(t.poly('0 246, 44 228, 46 276, 0 258, -46 276, -44 228'), t.c.frame) +
    dot(0, 252, 9, mix(t.c.frame, t.c.light, 0.2)),
  pantsuit: (t) =>
    t.piece(t.cover({ start: t.N + 60, points: `${t.N} 316, 0 352` }), t.c.cloth2) +
    t.patterned(t.cover(cuts(t).open, 1.08), t.c.cloth, buttons(t, [424])) +
    lapels(t, t.c.clothLit, true),
  waistcoat: (t) =>
    shirtFront(t, t.c.cloth2) +
    t.both((s) => stroke(t.line(`${t.S * 0.7} 216, ${t.S * 0.66} 300, ${t.S * 0.7} 400`, s), t.c.cloth2Deep, 3)) +
    collar(t, t.c.cloth2) +
    t.piece(
      t.line(
        `${-t.S * 0.66} 204 c, ${-t.N - 16} 170 c, ${-t.N * 0.6} 260, 0 372 c, ${t.N * 0.6} 260, ${t.N + 16} 170 c, ${t.S * 0.66} 204 c, ${t.S * 0.6} 300, ${t.S * 0.78} 420, ${t.S * 0.8} 660 c, ${-t.S * 0.8} 660 c, ${-t.S * 0.78} 420, ${-t.S * 0.6} 300`,
        1,
        true,
      ),
      t.c.cloth,
      stroke('M0 372V640', t.c.clothDeep, 3) + buttons(t, [404, 452, 500]),
    ),
  trench: (t) =>
    t.piece(t.cover(cuts(t).crew), t.c.cloth2) +
    jacketOver(
      t,
      stroke(t.line(`0 388 c, 30 440, 34 640`), t.c.clothDeep, 4) +
        buttons(t, [440, 510], -44, t.c.frame) +
        buttons(t, [440, 510], 44, t.c.frame),
    ) +
    t.both(
      (s) =>
        fill(
          t.poly(`${t.N + 6} 136, ${t.N + 76} 210, ${t.N + 84} 262, ${t.N + 40} 286, 4 404, ${t.N * 0.6} 268, ${t.N + 4} 196`, s),
          s === t.pen.key ? t.c.clothLit : t.c.clothDeep,
        ) + stroke(t.line(`${t.S * 0.6} 212, ${t.S * 0.9} 240`, s), t.c.clothDeep, 13),
    ),
  jacket: (t) =>
    t.piece(t.cover(cuts(t).crew), t.c.cloth2) +
    stroke(t.edge(cuts(t).crew), t.c.cloth2Deep, 6) +
    t.both((s) =>
      t.piece(
        t.line(
          `${t.N + 8} 150 c, ${t.S * 0.62} 194, ${t.S * 0.92} 222, ${t.S * 1.08} 286, ${t.S * 1.16} 372, ${t.S * 1.22} 660 c, 40 660 c, 36 420, 46 310, ${t.N + 4} 204`,
          s,
          true,
        ),
        t.c.cloth,
      ),
    ) +
    t.both((s) => fill(t.poly(`${t.N + 8} 138, ${t.N + 66} 216, ${t.N + 18} 300, 44 326, ${t.N} 210`, s), t.c.clothDeep)),
  denim: (t) => {
    const seam = (d: string) => stroke(d, t.c.metal, 2.2, ' stroke-dasharray="7 6" opacity=".75"');
    const panel = (s: number) =>
      t.piece(
        t.line(
          `${t.N + 8} 150 c, ${t.S * 0.62} 192, ${t.S * 0.92} 220, ${t.S * 1.08} 286, ${t.S * 1.16} 372, ${t.S * 1.22} 660 c, 22 660 c, 20 420, 26 300, ${t.N + 2} 204`,
          s,
          true,
        ),
        t.c.cloth,
        seam(t.line(`34 270, 32 420, 34 640`, s)) +
          seam(t.line(`52 316, ${t.S * 0.9} 306`, s)) +
          fill(t.poly(`74 330, ${t.S * 0.72} 326, ${t.S * 0.72} 372, ${(74 + t.S * 0.72) / 2} 392, 74 374`, s), t.c.clothDeep) +
          dot(s * (74 + t.S * 0.72) * 0.5, 372, 5, t.c.metal),
      );
    return (
      t.piece(t.cover(cuts(t).crew), t.c.cloth2) +
      t.both(panel) +
      t.both(
        (s) =>
          fill(t.poly(`${t.N + 6} 136, ${t.N + 62} 206, ${t.N + 10} 292, 22 306, ${t.N - 2} 210`, s), t.c.clothLit) +
          seam(t.line(`${t.N + 54} 208 c, ${t.N + 8} 282 c`, s)),
      ) +
      [340, 400, 460].map((y) => dot(30, y, 5, t.c.metal)).join('')
    );
  },
  leather: (t) => {
    const shine = t.both((s) => stroke(t.line(`${t.S * 0.7} 220, ${t.S * 0.94} 270, ${t.S * 0.98} 380`, s), t.c.light, 4, fade(0.35)));
    return (
      t.piece(t.cover(cuts(t).crew), t.c.cloth2) +
      t.piece(
        t.cover(cuts(t).open, 1.04),
        t.c.frame,
        shine + stroke(t.line('30 388, -30 640', t.pen.key), t.c.metal, 5, ' stroke-dasharray="3 5"'),
      ) +
      t.both(
        (s) =>
          fill(
            t.poly(`${t.N + 8} 140, ${t.N + 80} 232, ${t.N + 40} 258, ${t.N + 76} 296, 6 400, ${t.N * 0.6} 268, ${t.N + 4} 196`, s),
            mix(t.c.frame, t.c.light, s === t.pen.key ? 0.2 : 0.08),
          ) +
          dot(s * (t.N + 62), 236, 4, t.c.metal) +
          dot(s * (t.N + 58), 292, 4, t.c.metal),
      )
    );
  },
  bomber: (t) =>
    t.piece(t.cover(cuts(t).crew), t.c.cloth2) +
    t.both((s) =>
      t.piece(
        t.line(
          `${t.N + 10} 158 c, ${t.S * 0.62} 190, ${t.S * 0.95} 214, ${t.S * 1.12} 286, ${t.S * 1.2} 372, ${t.S * 1.26} 660 c, 26 660 c, 22 420, 30 300, ${t.N + 6} 214`,
          s,
          true,
        ),
        t.c.cloth,
      ),
    ) +
    t.both(
      (s) =>
        stroke(t.line(`${t.N + 16} 150, ${t.N + 8} 210, 34 292, 26 380, 26 640`, s), t.c.clothDeep, 19) +
        stroke(t.line(`${t.N + 22} 150, ${t.N + 14} 212, 42 296, 36 380`, s), t.c.accent2, 3),
    ),
  varsity: (t) =>
    t.piece(t.cover(cuts(t).crew), '#f1e3ca') +
    t.both((s) =>
      t.piece(
        t.line(
          `${t.N + 10} 158 c, ${t.S * 0.62} 192, ${t.S * 0.86} 214, ${t.S * 0.8} 300, ${t.S * 0.84} 660 c, 26 660 c, 22 420, 30 300, ${t.N + 6} 214`,
          s,
          true,
        ),
        t.c.cloth,
      ),
    ) +
    t.both((s) =>
      t.pen.rimmed(
        t.line(
          `${t.S * 0.84} 214 c, ${t.S * 1.08} 276, ${t.S * 1.16} 372, ${t.S * 1.22} 660 c, ${t.S * 0.86} 660 c, ${t.S * 0.8} 330`,
          s,
          true,
        ),
        mix('#f1e3ca', t.c.deep, s === t.pen.key ? 0.06 : 0.38),
        5,
      ),
    ) +
    t.both(
      (s) =>
        stroke(t.line(`${t.N + 16} 152, ${t.N + 6} 212, 32 292, 26 640`, s), t.c.clothDeep, 15) +
        stroke(t.line(`${t.N + 16} 152, ${t.N + 6} 212, 32 292`, s), t.c.accent2, 3),
    ) +
    [340, 400, 460].map((y) => dot(0, y, 5, t.c.metal)).join(''),
  mandarin: (t) =>
    t.patterned(t.cover(cuts(t).high), t.c.cloth) +
    standCollar(t, t.c.clothDeep) +
    stroke(t.line(`4 214, 60 262, ${t.S * 0.66} 300, ${t.S * 0.86} 380`, -t.pen.key), t.c.metal, 4) +
    dot(-t.pen.key * 62, 263, 6, t.c.metal) +
    dot(-t.pen.key * t.S * 0.6, 296, 6, t.c.metal),
  bandhgala: (t) =>
    t.patterned(
      t.cover(cuts(t).high, 1.05),
      t.c.cloth,
      stroke('M0 214V640', t.c.clothDeep, 3) +
        buttons(t, [246, 294, 342, 390, 438], 0) +
        fill(t.poly('92 330, 148 322, 150 334, 94 342'), t.c.clothDeep) +
        fill(t.poly('98 330, 112 304, 124 326, 138 302, 144 324'), t.c.cloth2),
    ) + standCollar(t, t.c.clothDeep),
  nehru: (t) =>
    t.piece(t.cover(cuts(t).high), t.c.cloth2) +
    standCollar(t, t.c.cloth2, 122) +
    t.piece(
      t.line(
        `${-t.S * 0.64} 200 c, ${-t.N - 14} 162 c, ${-t.N * 0.7} 206, 0 226, ${t.N * 0.7} 206, ${t.N + 14} 162 c, ${t.S * 0.64} 200 c, ${t.S * 0.6} 300, ${t.S * 0.8} 420, ${t.S * 0.82} 660 c, ${-t.S * 0.82} 660 c, ${-t.S * 0.8} 420, ${-t.S * 0.6} 300`,
        1,
        true,
      ),
      t.c.cloth,
      stroke('M0 224V640', t.c.clothDeep, 3) + buttons(t, [260, 308, 356, 404, 452]),
    ) +
    standCollar(t, t.c.clothDeep, 132),
  sherwani: (t) =>
    t.piece(
      t.cover(cuts(t).high, 1.05),
      t.c.cloth,
      Array.from(
        { length: 26 },
        (_, i) => `<path d="M${-200 + ((i * 79) % 400)} ${250 + ((i * 53) % 330)}l6 10l-6 10l-6 -10Z" fill="${t.c.metal}" opacity=".6"/>`,
      ).join('') +
        fill('M-26 210H26V640H-26Z', t.c.clothDeep) +
        stroke('M-26 210V640M26 210V640', t.c.metal, 4) +
        stroke('M0 232V640', t.c.metal, 9, ' stroke-dasharray="1 22"'),
    ) + standCollar(t, t.c.metal),
};

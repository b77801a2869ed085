import { darken } from '../drawing/colour';
import { bumps, flip, pts } from '../drawing/outline';
import { dot, stroke } from '../drawing/pen';
import { cap, GLOSS, HAIRLINES, type HairKit, type HairTable, partedLine } from './style';

const LOW_BUN = '-40 60 -90, -20 20 -90, 60 10 -90, 110 50 -90, 100 110 -90, 40 130 -90, -20 110 -90';
const sleek = (kit: HairKit) => [kit.lit('10 -122 56, 60 -104 36, 88 -40 8', false)];

/** Small white flowers round a bun, as worn with a saree. */
function flowers(kit: HairKit, count: number): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2;
    const [x, y] = kit.pen.at(kit.s * (44 + Math.cos(angle) * 74), 68 + Math.sin(angle) * 62, -90);
    return dot(x, y, 12, '#fff6e6') + dot(x - 2, y + 1, 6, '#f1dcc0');
  }).join('');
}

export const TIED_HAIR: HairTable = {
  bun: (kit) => ({
    back: kit.path('-50 -150 -30, -46 -200 -30, 0 -222 -30, 46 -200 -30, 50 -150 -30, 0 -128 -30'),
    front: kit.path(cap(`84 -20 18, 74 -70 34, 38 -104 54, ${kit.part} -114 58 c, -38 -104 54, -74 -70 34, -84 -20 18`, 2)),
    gloss: kit.lit(GLOSS),
    strands: [kit.lit('12 -118 56, 40 -134 30, 66 -136 0', false), kit.lit('46 -98 50, 74 -104 20, 88 -96 -8', false)],
  }),
  updo: (kit) => ({
    back: kit.path(bumps({ cx: kit.s * 8, cy: -174, r: 58, count: 15, amp: 9, jitter: kit.look.jitter })),
    front: kit.path(cap(partedLine(kit.part, -10), 8)),
    gloss: kit.lit(GLOSS),
    strands: sleek(kit),
    extra: [-1, 1]
      .map((s) => stroke(kit.path(`${s * 84} -40 20, ${s * 90} 10 16, ${s * 80} 50 20, ${s * 86} 78 18`, false), kit.tone(0.1), 5))
      .join(''),
  }),
  lowbun: (kit) => ({
    back: kit.path(flip(pts(LOW_BUN), kit.s)),
    front: kit.path(cap(`84 0 18, 78 -62 34, 44 -100 52, ${kit.part} -118 58 c, -44 -100 52, -78 -62 34, -84 0 18`, 4)),
    gloss: kit.lit(GLOSS),
    strands: sleek(kit),
  }),
  gajra: (kit) => ({
    behind: flowers(kit, 13),
    back: kit.path(flip(pts(LOW_BUN), kit.s)),
    front: kit.path(cap(partedLine(0, 2), 4)),
    gloss: kit.lit(GLOSS),
    strands: [kit.path('0 -122 56, 60 -104 36, 88 -40 8', false), kit.path('0 -122 56, -60 -104 36, -88 -40 8', false)],
  }),
  ponytail: (kit) => ({
    back: kit.path(
      flip(
        pts(
          '10 -140 -40, 40 -190 -50, 110 -196 -60, 160 -130 -60, 178 0 -60, 160 120 -60, 128 170 -60, 136 60 -60, 118 -50 -60, 80 -110 -50',
        ),
        kit.s,
      ),
    ),
    behind: kit.pen.rimmed(kit.path(flip(pts('8 -170 -40, 40 -186 -44, 62 -160 -44, 36 -138 -40'), kit.s)), kit.pen.colours.accent, 3),
    front: kit.path(cap(HAIRLINES.slick, 2)),
    gloss: kit.lit(GLOSS),
    strands: [-40, -12, 16, 42].map((x) =>
      kit.path(`${x} -108 54, ${x * 0.9 + kit.s * 8} -134 24, ${x * 0.6 + kit.s * 14} -148 -6`, false),
    ),
  }),
  sidetail: (kit) => ({
    front: kit.path(cap(partedLine(-kit.s * 34, 8), 6)),
    back: kit.path('-94 0 -30, -90 96 -30, 90 96 -30, 94 0 -30'),
    gloss: kit.lit(GLOSS),
    strands: sleek(kit),
    extra:
      kit.pen.rimmed(
        kit.path(
          flip(pts('66 64 0, 96 60 10, 122 110 14, 116 170 14, 132 230 14, 104 320 14, 92 250 14, 74 210 14, 80 150 10, 62 110 4'), kit.s),
        ),
        kit.tone(0.08),
        5,
      ) +
      kit.pen.rimmed(
        kit.path(flip(pts('64 84 12, 84 74 14, 108 84 14, 104 100 14, 80 104 14, 66 98 12'), kit.s)),
        kit.pen.colours.accent,
        2,
      ),
  }),
  halfup: (kit) => ({
    coversEars: true,
    back: kit.path(
      '-50 -146 -30, -44 -196 -30, 0 -214 -30, 44 -196 -30, 50 -146 -30, 88 -120 -20, 108 -40 -20, 122 90 -30, 130 240 -40, 90 280 -40, -90 280 -40, -130 240 -40, -122 90 -30, -108 -40 -20, -88 -120 -20',
    ),
    front: kit.path(
      '0 -152 10, -70 -138 -4, -104 -62 -10, -112 60 -4, -124 190 0, -110 250 0, -86 190 18, -90 70 14, -86 -4 20, -76 -62 34, -44 -98 52, 0 -106 58, 44 -98 52, 76 -62 34, 86 -4 20, 90 70 14, 86 190 18, 110 250 0, 124 190 0, 112 60 -4, 104 -62 -10, 70 -138 -4',
    ),
    gloss: kit.lit(GLOSS),
    strands: [-40, -14, 14, 40].map((x) => kit.path(`${x} -104 54, ${x * 0.8} -132 26, ${x * 0.5} -148 -4`, false)),
  }),
  spacebuns: (kit) => ({
    behind: [-1, 1]
      .map((s) =>
        kit.pen.rimmed(kit.path(bumps({ cx: s * 78, cy: -158, r: 44, count: 16, amp: 4, jitter: kit.look.jitter })), kit.tone(0.1), 4),
      )
      .join(''),
    front: kit.path(cap(partedLine(0, 0), 2)),
    gloss: kit.lit(GLOSS),
    strands: [
      kit.path('0 -118 56, 40 -128 36, 70 -136 4', false),
      kit.path('0 -118 56, -40 -128 36, -70 -136 4', false),
      kit.path('34 -104 52, 62 -114 24, 80 -124 0', false),
    ],
  }),
  manbun: (kit) => ({
    back: kit.path('-34 -146 -30, -32 -186 -30, 0 -200 -30, 32 -186 -30, 34 -146 -30, 0 -130 -30'),
    fade: kit.path(`-86 -6 0 c, -94 -50 -10, -76 -108 -10, 0 -134 -4, 76 -108 -10, 94 -50 -10, 86 -6 0 c, ${HAIRLINES.low}`),
    front: kit.path(
      '-82 -66 8 c, -88 -108 -12, -36 -144 -8, 34 -144 -8, 88 -106 -12, 82 -66 8 c, 70 -84 34, 44 -102 50, 0 -108 58, -44 -102 50, -70 -84 34',
    ),
    gloss: kit.lit(GLOSS),
    strands: [-38, -12, 14, 40].map((x) => kit.path(`${x} -104 54, ${x * 0.8} -130 26, ${x * 0.4} -146 -6`, false)),
  }),
  flower: (kit) => ({
    coversEars: true,
    back: kit.path(
      '-108 -40 -20, -88 -126 -20, 0 -160 -10, 88 -126 -20, 108 -40 -20, 124 90 -30, 132 230 -40, 80 280 -40, -80 280 -40, -132 230 -40, -124 90 -30',
    ),
    front: kit.path(
      `0 -154 10, -70 -138 -4, -108 -62 -10, -118 60 -4, -128 180 0, -110 240 0, -86 180 20, -90 80 14, -86 0 20, -74 -58 34, -42 -100 52, ${kit.part} -120 56 c, 48 -98 52, 76 -56 34, 85 0 20, 90 80 14, 86 180 20, 110 240 0, 128 180 0, 118 60 -4, 108 -62 -10, 70 -138 -4`,
    ),
    gloss: kit.lit(GLOSS),
    strands: sleek(kit),
    extra: (() => {
      const [x, y] = kit.pen.at(kit.s * 92, -44, 10);
      const { accent, metal } = kit.pen.colours;
      const petals = [0, 1, 2, 3, 4].map((i) =>
        dot(x + Math.cos(i * 1.257) * 17, y + Math.sin(i * 1.257) * 17, 14, i % 2 ? accent : darken(accent, 0.12)),
      );
      return petals.join('') + dot(x, y, 8, metal);
    })(),
  }),
};

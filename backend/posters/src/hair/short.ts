import { mix } from '../drawing/colour';
import { bumps, type Point, pts } from '../drawing/outline';
import { dot, fade, stroke } from '../drawing/pen';
import { arc, cap, GLOSS, HAIRLINES, type HairKit, type HairTable } from './style';

const BUZZ = `-86 -6 0 c, -94 -50 -10, -76 -108 -10, -30 -134 -4, 30 -134 -4, 76 -108 -10, 94 -50 -10, 86 -6 0 c, ${HAIRLINES.low}`;
const TOP_LINE = '74 -74 34, 44 -90 54, 0 -95 60, -44 -90 54, -74 -74 34';

/** Tufts round the crown; sharp ones stand as spikes. */
function tufts(kit: HairKit, o: { count: number; inner: number; outer: number; isSharp: boolean }): Point[] {
  return Array.from({ length: o.count * 2 + 1 }, (_, i): Point => {
    const angle = Math.PI * (1.04 + (0.92 * i) / (o.count * 2));
    const r = i % 2 ? o.outer + kit.look.jitter(i) * 16 : o.inner;
    const lean = i % 2 ? kit.k * 8 : 0;
    return [Math.cos(angle) * r * 0.86 + lean, -44 + Math.sin(angle) * r, 4, o.isSharp && i % 2 === 1];
  });
}

const SHORT: HairTable = {
  crop: (kit) => ({ front: kit.path(cap(HAIRLINES.low, 6)), gloss: kit.lit(GLOSS) }),
  buzz: (kit) => ({ front: kit.path(BUZZ) }),
  shaved: (kit) => ({ fade: kit.path(BUZZ) }),
  side: (kit) => ({
    front: kit.path(cap(HAIRLINES.parted, 16, 0.5)),
    gloss: kit.lit(GLOSS),
    strands: [arc(kit, 112, -2.4, -0.9), arc(kit, 124, -2.2, -1.1)],
  }),
  grey: (kit) => ({
    front: kit.path(cap(HAIRLINES.parted, 12, 0.6)),
    gloss: kit.lit(GLOSS),
    strands: [arc(kit, 112, -2.4, -0.9), arc(kit, 122, -2.2, -1.1), arc(kit, 104, -2.6, -1.9)],
  }),
  fade: (kit) => ({
    fade: kit.path(BUZZ),
    front: kit.path(`-82 -66 8 c, -90 -108 -12, -38 -148 -8, 32 -148 -8, 90 -106 -12, 82 -66 8 c, ${TOP_LINE}`),
    gloss: kit.lit(GLOSS),
  }),
  quiff: (kit) => ({
    fade: kit.path(BUZZ),
    front: kit.path(
      '-84 -58 8 c, -92 -108 -10, -76 -148 16, -34 -172 36, 28 -176 40, 78 -152 18, 95 -104 -10, 84 -58 8 c, 75 -72 34, 56 -96 50, 10 -105 60, -40 -95 56, -72 -70 36',
    ),
    gloss: kit.lit('10 -170 30, 58 -154 22, 80 -112 10, 50 -112 40, 8 -128 50'),
    strands: [
      kit.path('-58 -98 50, -38 -132 50, 8 -156 45', false),
      kit.path('-18 -102 58, 2 -130 55, 46 -144 40', false),
      kit.path('24 -102 56, 44 -124 46, 68 -132 26', false),
    ],
  }),
  pompadour: (kit) => ({
    fade: kit.path(BUZZ),
    front: kit.path(
      `-86 -54 8 c, -98 -110 -10, -92 -160 20, -44 -198 44, 30 -196 48, 84 -162 20, 98 -106 -10, 86 -54 8 c, 74 -70 34, 60 -94 50, 30 -118 62, -10 -124 66, -48 -106 56, -74 -70 36`,
    ),
    gloss: kit.lit('-6 -188 40, 56 -170 30, 84 -118 10, 58 -120 40, 10 -146 56'),
    strands: [
      kit.path('-62 -96 48, -52 -140 50, -6 -170 48', false),
      kit.path('-34 -112 58, -16 -146 56, 36 -164 44', false),
      kit.path('10 -120 62, 36 -142 52, 70 -146 26', false),
    ],
  }),
  flattop: (kit) => ({
    fade: kit.path(BUZZ),
    front: kit.path(
      `-84 -60 8 c, -97 -108 -6, -96 -168 0, -82 -184 6 c, 0 -190 10, 82 -184 6 c, 96 -168 0, 97 -108 -6, 84 -60 8 c, ${TOP_LINE}`,
    ),
    gloss: kit.lit('44 -180 4, 82 -176 2, 92 -110 -4, 76 -112 14, 66 -150 10'),
  }),
  spikes: (kit) => ({
    fade: kit.path(BUZZ),
    front: kit.path([
      ...pts('-84 -52 8 c'),
      ...tufts(kit, { count: 8, inner: 104, outer: 128, isSharp: true }),
      ...pts(`84 -52 8 c, ${TOP_LINE}`),
    ]),
  }),
  messy: (kit) => ({
    front: kit.path([
      ...pts('-88 8 -4 c, -102 -44 -14'),
      ...tufts(kit, { count: 9, inner: 109, outer: 116, isSharp: false }),
      ...pts(`102 -44 -14, 88 8 -4 c, ${HAIRLINES.jagged}`),
    ]),
    strands: [arc(kit, 104, -2.5, -1.9), arc(kit, 118, -1.9, -1.3), arc(kit, 102, -1.2, -0.7)],
    gloss: kit.lit(GLOSS),
  }),
  forward: (kit) => ({
    front: kit.path(cap(HAIRLINES.jagged, 12)),
    gloss: kit.lit(GLOSS),
    strands: [
      kit.path('-30 -138 20, -44 -100 50, -46 -64 62', false),
      kit.path('6 -142 20, 2 -100 58, 12 -62 68', false),
      kit.path('38 -138 20, 46 -100 50, 44 -62 60', false),
    ],
  }),
  curtains: (kit) => ({
    front: kit.path(cap(HAIRLINES.curtain, 12)),
    gloss: kit.lit(GLOSS),
    strands: [
      kit.path('4 -128 50, 44 -112 46, 80 -54 24', false),
      kit.path('2 -134 44, -46 -114 44, -80 -54 24', false),
      kit.path('10 -142 30, 60 -118 30, 92 -60 8', false),
    ],
  }),
  slick: (kit) => ({
    front: kit.path(cap(HAIRLINES.slick, 4)),
    gloss: kit.lit(GLOSS),
    strands: [-46, -22, 2, 26, 48].map((x) =>
      kit.path(`${x} ${-112 + Math.abs(x) * 0.12} 54, ${x * 1.05} -134 30, ${x * 0.9} -146 0`, false),
    ),
  }),
  receding: (kit) => ({
    front: kit.path(cap(HAIRLINES.receding, -2)),
    gloss: kit.lit(GLOSS),
    strands: [arc(kit, 100, -2.4, -1.9), arc(kit, 100, -1.2, -0.8)],
  }),
  horseshoe: (kit) => ({
    front: [-1, 1]
      .map((s) =>
        kit.path(
          `${s * 82} 20 8 c, ${s * 92} -4 -2, ${s * 93} -46 -4, ${s * 84} -76 4 c, ${s * 77} -56 24, ${s * 76} -22 26, ${s * 76} 6 24`,
        ),
      )
      .join(''),
  }),
  bald: () => ({}),
  mohawk: (kit) => ({
    fade: kit.path(BUZZ),
    front: kit.path('-34 -96 56, -46 -140 20, -34 -184 10, -12 -196 14, 10 -188 14, 30 -182 10, 46 -140 20, 34 -96 56, 0 -88 62'),
    strands: [kit.path('-16 -100 58, -18 -150 26, -14 -180 14', false), kit.path('14 -100 58, 18 -150 26, 14 -178 14', false)],
  }),
  pixie: (kit) => ({
    front: kit.path(
      `${'-88 22 0 c, -102 -40 -14, -90 -116 -14, -38 -156 -8, 26 -158 -8, 88 -116 -14, 102 -40 -14, 88 26 0 c'}, 78 0 24, 80 -38 28, 62 -54 48, 30 -50 64, -10 -64 68, -52 -96 52 c, -74 -58 34, -79 -20 24, -80 6 20`,
    ),
    gloss: kit.lit(GLOSS),
    strands: [
      kit.path('-48 -104 50, -4 -88 64, 48 -60 56', false),
      kit.path('-40 -120 40, 20 -108 54, 74 -58 36', false),
      kit.path('-20 -140 24, 44 -126 34, 90 -56 14', false),
    ],
  }),
  shortcurls: (kit) => ({
    front: kit.path([
      ...pts('-88 10 -4 c, -99 -44 -14'),
      ...bumps({ cx: 0, cy: -80, r: 92, count: 17, amp: 9, from: Math.PI * 1.02, to: Math.PI * 2, jitter: kit.look.jitter }),
      ...pts(
        '99 -44 -14, 88 10 -4 c, 80 -30 20, 72 -60 34, 52 -58 50, 34 -74 58, 12 -62 64, -12 -76 62, -34 -62 58, -54 -72 48, -74 -56 34, -80 -28 20',
      ),
    ]),
    strands: [0, 1, 2, 3, 4].map((i) => arc(kit, 92 + (i % 2) * 16, -2.6 + i * 0.42, -2.35 + i * 0.42)),
    gloss: kit.lit(GLOSS),
  }),
};

const COILY: HairTable = {
  curlytop: (kit) => ({
    front: kit.path([
      ...pts('-86 4 -4 c, -96 -50 -14'),
      ...bumps({ cx: 0, cy: -92, r: 88, count: 15, amp: 14, from: Math.PI, to: Math.PI * 2.02, jitter: kit.look.jitter }),
      ...pts('96 -50 -14, 86 4 -4 c, 80 -34 20, 70 -72 36, 48 -66 52, 26 -84 60, 0 -70 64, -26 -86 60, -50 -68 50, -72 -74 34, -80 -34 20'),
    ]),
    strands: [arc(kit, 100, -2.5, -2.1), arc(kit, 122, -1.9, -1.5), arc(kit, 104, -1.3, -0.9)],
  }),
  curlyfade: (kit) => ({
    fade: kit.path(BUZZ),
    front: kit.path([
      ...pts('-80 -60 10 c'),
      ...bumps({ cx: 0, cy: -96, r: 78, count: 15, amp: 13, from: Math.PI * 0.98, to: Math.PI * 2.02, jitter: kit.look.jitter }),
      ...pts('80 -60 10 c, 62 -70 46, 42 -84 56, 18 -70 64, -6 -84 62, -28 -70 60, -50 -82 50'),
    ]),
    strands: [arc(kit, 108, -2.1, -1.8), arc(kit, 92, -1.6, -1.2), arc(kit, 114, -1.2, -0.9)],
  }),
  twists: (kit) => {
    const knob = (i: number) => {
      const x = -76 + i * 17;
      const [px, py] = kit.pen.at(x, -120 - Math.sin((i / 9) * Math.PI) * 34 + kit.look.jitter(i) * 8, 14);
      return dot(px, py, 13, kit.tone(i % 2 ? 0.05 : 0.3)) + dot(px + kit.k * 3, py - 3, 5, kit.tone(0.55), fade(0.5));
    };
    return { front: kit.path(BUZZ), extra: Array.from({ length: 10 }, (_, i) => knob(i)).join('') };
  },
  cornrows: (kit) => ({
    front: kit.path(BUZZ),
    extra: [-66, -46, -25, -4, 18, 40, 62]
      .map((x) =>
        stroke(
          kit.path(`${x} ${-84 + Math.abs(x) * 0.3} ${62 - Math.abs(x) * 0.3}, ${x * 1.06} -112 42, ${x * 0.96} -128 8`, false),
          mix(kit.pen.colours.skin, kit.pen.colours.deep, 0.45),
          2.6,
          fade(0.8),
        ),
      )
      .join(''),
  }),
  afro: (kit) => ({
    coversEars: true,
    back: kit.path(bumps({ cx: 0, cy: -62, r: 150, count: 34, amp: 9, jitter: kit.look.jitter })),
    front: kit.path([
      ...pts('-92 20 4 c, -120 -50 -10'),
      ...bumps({ cx: 0, cy: -70, r: 128, count: 21, amp: 10, from: Math.PI * 1.02, to: Math.PI * 1.98, jitter: kit.look.jitter }),
      ...pts('120 -50 -10, 92 20 4 c, 80 -26 22, 70 -66 36, 36 -92 56, 0 -96 60, -36 -92 56, -70 -66 36, -80 -26 22'),
    ]),
    gloss: kit.lit('50 -186 0, 112 -130 0, 124 -60 0, 100 -80 0, 80 -130 0'),
  }),
  miniafro: (kit) => ({
    front: kit.path([
      ...pts('-88 10 0 c, -104 -44 -10'),
      ...bumps({ cx: 0, cy: -68, r: 106, count: 21, amp: 6, from: Math.PI * 1.03, to: Math.PI * 1.99, jitter: kit.look.jitter }),
      ...pts(`104 -44 -10, 88 10 0 c, ${HAIRLINES.low}`),
    ]),
    gloss: kit.lit('40 -160 0, 92 -112 0, 104 -56 0, 84 -66 0, 66 -112 0'),
  }),
  afropuff: (kit) => ({
    behind: kit.pen.rimmed(kit.path(bumps({ cx: 0, cy: -184, r: 86, count: 26, amp: 8, jitter: kit.look.jitter })), kit.tone(0), 5),
    front: kit.path(cap(HAIRLINES.slick, 0)),
    gloss: kit.lit(GLOSS),
    strands: [-40, -14, 14, 40].map((x) => kit.path(`${x} -108 52, ${x * 0.9} -132 24, ${x * 0.6} -148 0`, false)),
  }),
};

export const SHORT_HAIR: HairTable = { ...SHORT, ...COILY };

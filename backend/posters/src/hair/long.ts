import { bumps, type Point, pts, type Side, spline } from '../drawing/outline';
import { cap, GLOSS, HAIRLINES, type HairKit, type HairTable, partedLine } from './style';

const LONG_BACK =
  '-108 -40 -20, -88 -126 -20, 0 -162 -10, 88 -126 -20, 108 -40 -20, 122 90 -30, 134 260 -40, 90 330 -40, -90 330 -40, -134 260 -40, -122 90 -30';
const WAVY_BACK =
  '-112 -40 -20, -96 -130 -20, 0 -170 -10, 96 -130 -20, 116 -40 -20, 136 40 -20, 124 110 -20, 150 190 -20, 120 270 -20, 0 250 -30, -120 270 -20, -150 190 -20, -124 110 -20, -136 40 -20';
const LONG_SIDES = {
  left: '-108 -62 -10, -116 60 -4, -132 200 0, -118 290 0, -86 210 20, -88 80 14',
  right: '88 80 14, 86 210 20, 118 290 0, 132 200 0, 116 60 -4, 108 -62 -10',
};
const longStrands = (kit: HairKit) => [
  kit.lit('30 -140 20, 86 -80 10, 102 40 0, 112 220 0', false),
  kit.lit('16 -132 30, 76 -80 20, 92 30 10, 100 200 0', false),
];

const LOOSE: HairTable = {
  long: (kit) => ({
    coversEars: true,
    back: kit.path(LONG_BACK),
    front: kit.path(
      `0 -154 10, -70 -138 -4, ${LONG_SIDES.left}, -84 0 20, -74 -58 34, -42 -100 52, ${kit.part} -122 56 c, 48 -98 52, 76 -56 34, 85 0 20, ${LONG_SIDES.right}, 70 -138 -4`,
    ),
    gloss: kit.lit(GLOSS),
    strands: longStrands(kit),
  }),
  bangs: (kit) => ({
    coversEars: true,
    back: kit.path(LONG_BACK),
    front: kit.path(
      `0 -158 10, -72 -140 -4, ${LONG_SIDES.left}, -84 4 20, -82 -34 24 c, -40 -42 62, 0 -44 68, 40 -42 62, 82 -34 24 c, 84 4 20, ${LONG_SIDES.right}, 72 -140 -4`,
    ),
    gloss: kit.lit(GLOSS),
    strands: [
      ...longStrands(kit),
      kit.path('-30 -140 20, -46 -92 50, -42 -50 62', false),
      kit.path('6 -144 20, 2 -92 60, 0 -52 68', false),
      kit.path('36 -140 20, 48 -92 50, 42 -50 62', false),
    ],
  }),
  tucked: (kit) => ({
    back: kit.path(LONG_BACK),
    front: kit.path(cap(partedLine(kit.part, 4), 6)),
    gloss: kit.lit(GLOSS),
    strands: [kit.lit('10 -122 56, 60 -104 36, 88 -40 8', false), kit.lit('16 -134 44, 70 -112 20, 94 -44 0', false)],
  }),
  lob: (kit) => ({
    coversEars: true,
    back: kit.path(
      '-108 -40 -20, -90 -126 -20, 0 -160 -10, 90 -126 -20, 108 -40 -20, 122 70 -20, 128 158 -20, 0 168 -30, -128 158 -20, -122 70 -20',
    ),
    front: kit.path(
      `0 -156 10, -72 -138 -4, -108 -60 -10, -118 50 -4, -128 156 0 c, -84 164 16 c, -90 70 16, -84 0 20, -74 -58 34, -42 -100 52, ${kit.part} -120 56 c, 48 -98 52, 76 -56 34, 85 0 20, 90 70 16, 84 164 16 c, 128 156 0 c, 118 50 -4, 108 -60 -10, 72 -138 -4`,
    ),
    gloss: kit.lit(GLOSS),
    strands: [kit.lit('20 -134 30, 80 -84 16, 98 30 4, 104 140 0', false), kit.lit('40 -128 20, 94 -70 4, 110 40 0, 116 140 0', false)],
  }),
  wavy: (kit) => ({
    coversEars: true,
    back: kit.path(WAVY_BACK),
    front: kit.path(
      `10 -162 10, -74 -146 -4, -116 -66 -10, -132 20 -4, -116 90 0, -142 170 0, -120 240 0, -92 180 16, -98 110 16, -82 50 20, -90 0 20, -74 -52 34, -30 -92 56, ${kit.part} -116 58 c, 58 -106 50, 84 -56 30, 84 0 20, 98 44 16, 86 110 16, 104 176 16, 124 240 0, 144 160 0, 118 92 0, 136 20 -4, 116 -66 -10, 74 -146 -4`,
    ),
    gloss: kit.lit(GLOSS),
    strands: [kit.lit('20 -140 30, 92 -80 10, 112 10 0, 100 84 0, 122 170 0', false), kit.lit('30 -124 40, 84 -60 20, 100 20 6', false)],
  }),
  glam: (kit) => {
    const { s } = kit;
    const flipped = (text: string) => kit.path(pts(text).map(([x, y, z, c]): Point => [x * s, y, z, c]));
    return {
      coversEars: true,
      back: kit.path(WAVY_BACK),
      front: flipped(
        '-40 -160 10, -84 -140 -4, -104 -60 -10, -96 30 -2, -84 44 10 c, -84 -20 22, -72 -72 36, -52 -108 48 c, -10 -84 64, 46 -52 58, 80 -2 26, 74 50 30, 92 96 20, 76 150 22, 100 210 16, 128 250 0, 152 176 0, 126 104 0, 144 30 -4, 120 -66 -10, 72 -152 -4',
      ),
      gloss: kit.lit(GLOSS),
      strands: [
        kit.path(
          pts('-46 -118 44, 20 -94 58, 78 -36 32, 92 30 20, 106 96 10').map(([x, y, z, c]): Point => [x * s, y, z, c]),
          false,
        ),
        kit.path(
          pts('-36 -138 30, 44 -112 44, 104 -36 10, 116 50 6, 104 110 6, 122 190 0').map(([x, y, z, c]): Point => [x * s, y, z, c]),
          false,
        ),
      ],
    };
  },
  shag: (kit) => ({
    coversEars: true,
    back: kit.path(
      '-112 -40 -20, -96 -130 -20, 0 -170 -10, 96 -130 -20, 112 -40 -20, 134 40 -20 c, 122 60 -20, 146 140 -20 c, 120 140 -20, 130 206 -20 c, 80 170 -20, 0 180 -30, -80 170 -20, -130 206 -20 c, -120 140 -20, -146 140 -20 c, -122 60 -20, -134 40 -20 c',
    ),
    front: kit.path(
      '4 -166 10, -76 -148 -4, -114 -66 -10, -134 20 -4 c, -116 36 0, -138 110 0 c, -112 108 0, -112 170 6 c, -84 120 18, -88 60 18, -96 20 20 c, -80 -6 24, -78 -40 34, -50 -56 56 c, -36 -84 60, 0 -112 62 c, 40 -84 60, 56 -54 56 c, 78 -40 34, 80 -6 24, 98 22 20 c, 88 60 18, 84 120 18, 114 170 6 c, 112 108 0, 140 110 0 c, 116 36 0, 136 20 -4 c, 114 -66 -10, 76 -148 -4',
    ),
    gloss: kit.lit(GLOSS),
    strands: [kit.lit('8 -128 50, 44 -104 50, 66 -60 44', false), kit.lit('24 -144 20, 90 -80 10, 108 20 0', false)],
  }),
  bob: (kit) => ({
    coversEars: true,
    back: kit.path(
      '-112 -40 -20, -92 -128 -20, 0 -160 -10, 92 -128 -20, 112 -40 -20, 122 60 -20, 108 112 -20, 0 120 -30, -108 112 -20, -122 60 -20',
    ),
    front: kit.path(
      '0 -156 10, -76 -138 -4, -112 -60 -8, -122 40 -2, -112 108 4 c, -74 100 22 c, -86 30 20, -82 -34 24 c, -40 -40 62, 0 -42 68, 40 -40 62, 82 -34 24 c, 86 30 20, 74 100 22 c, 112 108 4 c, 122 40 -2, 112 -60 -8, 76 -138 -4',
    ),
    gloss: kit.lit(GLOSS),
    strands: [
      kit.path('-30 -140 20, -44 -90 50, -42 -46 62', false),
      kit.path('4 -144 20, 0 -90 60, 2 -48 68', false),
      kit.path('36 -140 20, 46 -90 50, 44 -46 62', false),
    ],
  }),
  sidebob: (kit) => ({
    coversEars: true,
    back: kit.path(
      '-112 -40 -20, -92 -128 -20, 0 -162 -10, 92 -128 -20, 112 -40 -20, 120 40 -20, 104 92 -20, 0 100 -30, -104 92 -20, -120 40 -20',
    ),
    front: kit.path(
      '-20 -160 10, -84 -136 -4, -112 -60 -8, -118 30 -2, -106 92 6 c, -76 84 22, -88 20 20, -80 -40 28, -58 -94 46 c, 0 -70 64, 52 -30 58, 84 26 22, 82 92 18 c, 108 84 4, 120 10 -4, 112 -60 -8, 72 -142 -4',
    ),
    gloss: kit.lit(GLOSS),
    strands: [
      kit.path('-40 -120 40, 20 -94 58, 70 -40 44, 92 30 16', false),
      kit.path('-20 -140 30, 44 -110 44, 88 -50 24, 104 20 6', false),
    ],
  }),
  mane: (kit) => ({
    back: kit.path(
      '-104 -40 -20, -90 -126 -20, 0 -160 -10, 90 -126 -20, 104 -40 -20, 118 60 -24, 134 140 -24, 96 176 -24, -96 176 -24, -134 140 -24, -118 60 -24',
    ),
    front: kit.path(cap(HAIRLINES.slick, 8)),
    gloss: kit.lit(GLOSS),
    strands: [-44, -16, 14, 42].map((x) => kit.path(`${x} -110 54, ${x * 1.1} -136 28, ${x} -150 0`, false)),
  }),
};

const CURLS: HairTable = {
  curly: (kit) => ({
    coversEars: true,
    back: kit.path(
      bumps({ cx: 0, cy: 10, r: 158, count: 30, amp: 13, jitter: kit.look.jitter }).map(([x, y, z, c]): Point => [
        x * 0.98,
        y * 1.05 - 8,
        z,
        c,
      ]),
    ),
    front: kit.path(
      '0 -160 10, -60 -158 0, -104 -108 -6, -130 -40 -4, -140 30 0, -124 84 0, -132 130 0, -96 150 8, -84 100 16, -94 62 18, -80 20 22, -90 -14 24, -70 -50 40, -50 -74 50, -20 -70 60, 14 -96 58, 50 -78 50, 66 -44 40, 90 -22 24, 80 16 22, 96 56 18, 84 104 16, 100 150 8, 134 124 0, 124 80 0, 142 26 0, 130 -44 -4, 104 -112 -6, 60 -156 0',
    ),
    gloss: kit.lit(GLOSS),
    strands: [0, 1, 2, 3, 4].map((i) =>
      kit.lit(
        `${96 + (i % 2) * 14} ${-80 + i * 42} 0, ${116 + (i % 2) * 10} ${-64 + i * 42} 0, ${98 + (i % 2) * 8} ${-46 + i * 42} 0`,
        false,
      ),
    ),
  }),
  curlbob: (kit) => ({
    coversEars: true,
    back: kit.path(bumps({ cx: 0, cy: -24, r: 136, count: 28, amp: 11, jitter: kit.look.jitter })),
    front: kit.path(
      '0 -162 10, -58 -156 0, -100 -112 -6, -124 -46 -4, -132 20 0, -116 64 0, -106 92 6, -78 80 20, -92 44 18, -78 10 22, -88 -20 24, -68 -44 42, -46 -62 54, -16 -58 64, 12 -76 62, 44 -58 56, 68 -42 42, 88 -20 24, 78 12 22, 92 46 18, 78 82 20, 108 92 6, 118 62 0, 134 18 0, 124 -48 -4, 100 -114 -6, 58 -156 0',
    ),
    gloss: kit.lit(GLOSS),
    strands: [0, 1, 2, 3].map((i) =>
      kit.lit(
        `${92 + (i % 2) * 12} ${-84 + i * 38} 0, ${110 + (i % 2) * 8} ${-68 + i * 38} 0, ${94 + (i % 2) * 6} ${-52 + i * 38} 0`,
        false,
      ),
    ),
  }),
  curlylong: (kit) => {
    const lock = (x: number, y: number, r: number) =>
      bumps({ cx: 0, cy: 0, r, count: 14, amp: 8, jitter: kit.look.jitter }).map(([px, py]): Point => [
        px * 0.72 + x,
        py * 1.5 + y,
        -6,
        false,
      ]);
    return {
      coversEars: true,
      back: kit.path(
        bumps({ cx: 0, cy: 60, r: 160, count: 32, amp: 12, jitter: kit.look.jitter }).map(([x, y, z, c]): Point => [
          x * 0.94,
          y * 1.28 - 30,
          z,
          c,
        ]),
      ),
      front: kit.path(
        '0 -164 10, -62 -158 0, -106 -108 -6, -126 -40 -4, -120 20 4, -92 34 14, -90 -10 24, -72 -52 40, -44 -84 54, -14 -104 60, 20 -112 58, 50 -84 52, 74 -50 38, 90 -10 24, 92 34 14, 120 20 4, 126 -44 -4, 106 -112 -6, 62 -158 0',
      ),
      gloss: kit.lit(GLOSS),
      extra: [-1, 1].map((s) => kit.pen.rimmed(kit.path(lock(s * 112, 116, 66)), kit.tone(0.06), 5)).join(''),
      strands: [0, 1].map((i) =>
        kit.lit(`${98 + i * 10} ${-80 + i * 40} 0, ${116 + i * 8} ${-62 + i * 40} 0, ${100 + i * 6} ${-44 + i * 40} 0`, false),
      ),
    };
  },
};

/** One braid: a chain of knots hanging from a place, alternating in tone. */
function braid(kit: HairKit, s: Side, o: { x: number; y: number; count: number; size: number; step: number }): string {
  return Array.from({ length: o.count }, (_, i) => {
    const x = s * (o.x + i * 2.4 - (i > 3 ? (i - 3) * 4 : 0));
    const y = o.y + i * o.step;
    const r = o.size * (1 - i * 0.035);
    const knot = spline(
      [
        [x - r, y - r * 0.6, false],
        [x, y - r * 0.92, false],
        [x + r, y - r * 0.6, false],
        [x + r * 0.62, y + r * 0.62, false],
        [x, y + r * 1.15, false],
        [x - r * 0.62, y + r * 0.62, false],
      ],
      true,
    );
    return kit.pen.rimmed(knot, kit.tone(i % 2 ? 0 : 0.35), 4);
  }).join('');
}

/** Thin ropes falling from the crown. */
function ropes(kit: HairKit, o: { count: number; width: number; length: number; spread: number }): string {
  const half = o.count / 2;
  return Array.from({ length: o.count }, (_, i) => {
    const side = i < half ? -1 : 1;
    const j = i % half;
    const x = side * (o.spread - j * (42 / half));
    const top = -104 - j * (40 / half);
    const end = o.length + kit.look.jitter(i) * o.length * 0.5 + j * 8;
    const lean = side * 12;
    const w = o.width;
    const rope = spline(
      [
        [x * 0.66 - w * 0.6, top, true],
        [x * 0.66 + w * 0.6, top - 2, true],
        [x * 0.97 + w, -48, false],
        [x + lean + w, 40, false],
        [x + lean * 0.7 + w, end, false],
        [x + lean * 0.7, end + 10, false],
        [x + lean * 0.7 - w, end, false],
        [x + lean - w, 40, false],
        [x * 0.97 - w, -48, false],
      ],
      true,
    );
    return kit.pen.rimmed(rope, kit.tone(j % 2 ? 0 : 0.3), 3);
  }).join('');
}

const ROPED: HairTable = {
  locs: (kit) => ({
    coversEars: true,
    back: kit.path(
      '-116 -30 -20, -96 -128 -20, 0 -168 -10, 96 -128 -20, 116 -30 -20, 126 120 -20, 112 210 -20, -112 210 -20, -126 120 -20',
    ),
    front: kit.path(cap('84 -20 20, 74 -66 34, 40 -94 54, 0 -100 60, -40 -94 54, -74 -66 34, -84 -20 20', 14)),
    extra: ropes(kit, { count: 12, width: 9, length: 120, spread: 118 }),
  }),
  boxbraids: (kit) => ({
    coversEars: true,
    back: kit.path(
      '-112 -30 -20, -94 -128 -20, 0 -160 -10, 94 -128 -20, 112 -30 -20, 124 120 -20, 118 300 -20, -118 300 -20, -124 120 -20',
    ),
    front: kit.path(cap(partedLine(kit.part), 8)),
    strands: [0.5, 1, 1.5].flatMap((t) => [
      kit.path(`${kit.part} -120 56, ${30 * t} ${-130 + t * 8} 40, ${62 * t} -110 20`, false),
      kit.path(`${kit.part} -120 56, ${-30 * t} ${-130 + t * 8} 40, ${-62 * t} -110 20`, false),
    ]),
    extra: ropes(kit, { count: 16, width: 5.6, length: 210, spread: 120 }),
  }),
  braid: (kit) => ({
    back: kit.path('-96 0 -30, -92 90 -30, 92 90 -30, 96 0 -30'),
    front: kit.path(cap(partedLine(kit.part, 10), 4)),
    gloss: kit.lit(GLOSS),
    strands: [kit.lit('10 -122 56, 60 -104 36, 88 -40 8', false)],
    extra: braid(kit, kit.s, { x: 74, y: 104, count: 8, size: 26, step: 36 }),
  }),
  twinbraids: (kit) => ({
    back: kit.path('-96 0 -30, -92 80 -30, 92 80 -30, 96 0 -30'),
    front: kit.path(cap(partedLine(0, 10), 4)),
    gloss: kit.lit(GLOSS),
    strands: [kit.path('0 -122 56, 60 -104 36, 88 -40 8', false), kit.path('0 -122 56, -60 -104 36, -88 -40 8', false)],
    extra: braid(kit, -1, { x: 92, y: 74, count: 8, size: 21, step: 31 }) + braid(kit, 1, { x: 92, y: 74, count: 8, size: 21, step: 31 }),
  }),
};

export const LONG_HAIR: HairTable = { ...LOOSE, ...CURLS, ...ROPED };

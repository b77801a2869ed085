import { darken, mix } from '../drawing/colour';
import { flip, pts } from '../drawing/outline';
import { dot, fade, fill, stroke } from '../drawing/pen';
import { cap, HAIRLINES, type HairKit, type HairTable, partedLine } from './style';

/** Head covers drawn in the colour of their cloth instead of the hair's. */
export const CLOTH_COVERS = ['turban', 'pagri', 'hijab', 'shayla', 'headwrap', 'headtie'];

const folds = (kit: HairKit, lines: readonly string[], strength = 0.75) =>
  lines.map((line) => stroke(kit.path(line, false), kit.pen.colours.wrapDeep, 4, fade(strength))).join('');
const FACE_OPENING =
  '0 -98 58, 54 -86 46, 80 -40 26, 84 10 20, 74 64 26, 46 108 48, 0 128 66, -46 108 48, -74 64 26, -84 10 20, -80 -40 26, -54 -86 46';

const WRAPPED: HairTable = {
  turban: (kit) => ({
    coversEars: true,
    front: kit.path(
      '-98 6 6 c, -122 -50 -4, -118 -120 -4, -70 -184 0, 0 -204 6, 70 -184 0, 118 -120 -4, 122 -50 -4, 98 6 6 c, 84 -34 24, 52 -66 54, 4 -100 66 c, -52 -66 54, -84 -34 24',
    ),
    extra: folds(kit, [
      '-98 -10 10, -60 -84 56, 6 -150 60, 60 -186 20',
      '-116 -60 0, -70 -130 46, 10 -186 30',
      '100 -10 10, 62 -84 56, 20 -126 66',
      '118 -70 0, 84 -130 36, 30 -160 50',
      '-120 -104 0, -80 -164 16, -30 -196 10',
    ]),
  }),
  pagri: (kit) => ({
    coversEars: true,
    back: kit.path(flip(pts('60 -120 -40, 110 -60 -40, 128 60 -40, 150 200 -40, 96 210 -40, 88 60 -40, 60 -20 -40'), kit.s)),
    front: kit.path(
      '-96 0 6 c, -128 -40 -4, -134 -110 -4, -84 -168 0, 0 -186 6, 84 -170 0, 136 -112 -4, 130 -40 -4, 96 0 6 c, 82 -44 26, 44 -76 56, 0 -86 66, -44 -76 56, -82 -44 26',
    ),
    extra:
      folds(kit, [
        '-96 -4 8, -50 -96 58, 40 -120 58, 132 -90 0',
        '-126 -44 0, -60 -124 50, 40 -142 48, 120 -134 0',
        '-134 -96 0, -70 -150 36, 30 -166 34, 92 -164 0',
        '96 -4 8, 66 -70 50, 10 -104 66',
      ]) + stroke(kit.path('-112 -22 6, -54 -110 56, 40 -132 54, 128 -112 0', false), kit.pen.colours.accent2, 6, fade(0.8)),
  }),
  headwrap: (kit) => ({
    front: kit.path(
      '-96 -6 6 c, -112 -60 -4, -106 -120 -4, -64 -176 0, 0 -192 6, 64 -176 0, 106 -120 -4, 112 -60 -4, 96 -6 6 c, 80 -48 28, 44 -78 56, 0 -86 66, -44 -78 56, -80 -48 28',
    ),
    extra:
      folds(kit, [
        '-94 -12 10, -50 -90 56, -10 -140 50',
        '94 -12 10, 50 -90 56, 10 -140 50',
        '-108 -60 0, -62 -130 40, -16 -164 30',
        '108 -60 0, 62 -130 40, 16 -164 30',
      ]) +
      kit.pen.rimmed(
        kit.path('-40 -150 30, -62 -196 20, -20 -214 24, 0 -184 40, 24 -214 24, 60 -192 20, 38 -148 30, 0 -132 50'),
        mix(kit.pen.colours.wrap, kit.pen.colours.light, 0.12),
        4,
      ) +
      stroke(kit.path('-14 -150 44, 0 -166 44, 14 -150 44', false), kit.pen.colours.wrapDeep, 4),
  }),
  headtie: (kit) => ({
    coversEars: false,
    behind:
      kit.pen.rimmed(
        kit.path(
          '-92 -60 0, -156 -126 -10, -140 -206 -10, -66 -238 0, 6 -214 10, 74 -252 0, 146 -222 -10, 160 -140 -10, 96 -60 0, 40 -100 40, -40 -100 40',
        ),
        mix(kit.pen.colours.wrap, kit.pen.colours.light, 0.14),
        5,
      ) +
      folds(kit, [
        '-60 -110 20, -110 -150 0, -126 -200 -6',
        '-34 -120 30, -66 -170 10, -64 -226 0',
        '30 -120 30, 60 -180 10, 74 -240 0',
        '58 -110 20, 110 -160 0, 134 -206 -6',
      ]),
    front: kit.path(
      '-98 -14 8 c, -112 -66 -2, -98 -126 -4, -40 -158 20, 30 -164 24, 96 -130 -4, 112 -66 -2, 98 -14 8 c, 80 -52 30, 42 -82 57, 0 -89 66, -42 -82 57, -80 -52 30',
    ),
    extra:
      folds(kit, ['-96 -22 10, -44 -108 56, 60 -146 24', '-106 -66 0, -56 -128 40, 20 -158 24', '96 -22 10, 54 -96 54, 0 -122 62']) +
      stroke(kit.path('-92 -14 12, -40 -82 58, 0 -90 68, 40 -82 58, 92 -14 12', false), kit.pen.colours.metal, 4, fade(0.9)),
  }),
};

const VEILS: HairTable = {
  hijab: (kit) => ({
    coversEars: true,
    back: kit.path(
      '-110 -40 -10, -96 -126 -10, 0 -164 -10, 96 -126 -10, 110 -40 -10, 120 90 -10, 176 220 -20, 190 330 -20, -190 330 -20, -176 220 -20, -120 90 -10',
    ),
    front:
      kit.path(
        '0 -158 10, -78 -140 0, -110 -60 -4, -110 40 0, -122 130 10, -150 220 10, -80 262 30, 0 276 40, 90 262 30, 150 220 10, 122 130 10, 110 40 0, 110 -60 -4, 78 -140 0',
      ) + kit.path(FACE_OPENING),
    extra: folds(
      kit,
      [
        '-96 30 10, -60 130 40, 30 190 50, 130 210 20',
        '90 60 10, 50 140 44, -40 210 44, -130 230 10',
        '-104 -40 0, -84 -100 24, -30 -136 40',
        '-80 200 30, 0 236 40, 90 240 30',
      ],
      0.7,
    ),
  }),
  shayla: (kit) => ({
    coversEars: true,
    back: kit.path(
      '-112 -40 -10, -96 -130 -10, 0 -168 -10, 96 -130 -10, 112 -40 -10, 124 90 -10, 150 200 -20, 170 330 -20, -170 330 -20, -150 200 -20, -124 90 -10',
    ),
    front:
      kit.path(
        '0 -164 10, -80 -144 0, -114 -60 -4, -116 40 0, -124 130 6, -134 210 10, -60 234 30, 30 226 40, 110 190 30, 136 130 10, 118 40 0, 114 -60 -4, 80 -144 0',
      ) +
      kit.path(
        '0 -92 60, 50 -82 48, 78 -38 28, 83 10 20, 74 64 26, 48 108 48, 0 128 66, -48 108 48, -74 64 26, -83 10 20, -78 -38 28, -50 -82 48',
      ),
    extra:
      kit.pen.rimmed(
        kit.path(
          '-83 -6 22, -78 -44 30, -48 -90 52, 0 -100 62, 48 -90 52, 78 -44 30, 83 -6 22, 76 -36 32, 46 -78 56, 0 -87 66, -46 -78 56, -76 -36 32',
        ),
        darken(kit.pen.colours.wrap, 0.35),
        2,
      ) +
      folds(
        kit,
        [
          '-108 -20 0, -96 70 10, -40 160 46, 60 186 40',
          '104 20 0, 84 110 20, 20 180 46, -90 200 20',
          '-110 90 6, -60 176 40, 40 212 40',
          '-100 -60 0, -76 -116 24, -20 -148 40',
        ],
        0.7,
      ),
  }),
  dupatta: (kit) => {
    const { wrap, metal } = kit.pen.colours;
    const veil = '0 -172 4, -74 -152 -6, -116 -74 -14, -124 40 -14, -150 160 -10, -166 300 -10';
    const inner = '-100 300 10, -100 150 6, -98 40 2, -92 -50 4, -66 -112 26, 0 -142 34';
    const right = '66 -112 26, 92 -50 4, 98 40 2, 100 150 6, 100 300 10, 166 300 -10, 150 160 -10, 124 40 -14, 116 -74 -14, 74 -152 -6';
    return {
      coversEars: true,
      behind: kit.pen.rimmed(
        kit.path('-112 -40 -20, -96 -130 -20, 0 -172 -10, 96 -130 -20, 112 -40 -20, 130 90 -20, 160 300 -20, -160 300 -20, -130 90 -20'),
        darken(wrap, 0.3),
        4,
      ),
      front: kit.path(
        `${'-92 60 0 c, -100 -44 -10, -86 -116 -6, -34 -146 4, 34 -146 4, 86 -116 -6, 100 -44 -10, 92 60 0 c'}, ${partedLine(kit.part, 10)}`,
      ),
      strands: [kit.lit('10 -122 56, 60 -104 36, 86 -40 10', false)],
      extra:
        kit.pen.rimmed(
          kit.path(`${veil}, ${inner}, ${right}`),
          wrap,
          5,
          folds(
            kit,
            [
              '-118 60 -10, -116 160 -4, -130 290 -4',
              '118 40 -10, 116 160 -4, 128 290 -4',
              '-104 -70 -6, -78 -128 4, -20 -158 10',
              '104 -70 -6, 80 -124 4',
            ],
            0.6,
          ),
        ) + stroke(kit.path(`${inner}, 66 -112 26, 92 -50 4, 98 40 2, 100 150 6, 100 300 10`, false), metal, 5),
    };
  },
};

const brim = (kit: HairKit, text: string, colour: string) => kit.pen.rimmed(kit.path(text), colour, 4);

const HATS: HairTable = {
  cap: (kit) => ({
    front: kit.path(cap(HAIRLINES.low, 2)),
    extra:
      kit.pen.rimmed(
        kit.path('-100 -50 0 c, -98 -120 -6, -40 -168 0, 40 -168 0, 98 -120 -6, 100 -50 0 c, 60 -74 62, 0 -82 74, -60 -74 62'),
        kit.pen.colours.wrap,
        5,
        stroke(kit.path('0 -168 0, 2 -130 56, 0 -82 74', false), kit.pen.colours.wrapDeep, 2.5),
      ) +
      brim(kit, '-98 -54 20 c, -50 -78 66, 0 -86 76, 50 -78 66, 98 -54 20 c, 70 -44 110, 0 -46 150, -70 -44 110', kit.pen.colours.wrapDeep),
  }),
  beret: (kit) => ({
    front: kit.path(cap(HAIRLINES.parted, 2)),
    extra: kit.pen.rimmed(
      kit.path('-98 -66 10, -120 -120 -10, -70 -176 -10, 30 -186 -10, 130 -160 -20, 140 -110 -20, 90 -74 10, 30 -94 56, -40 -92 56'),
      kit.pen.colours.wrap,
      6,
    ),
  }),
  beretlong: (kit) => ({
    coversEars: true,
    back: kit.path('-108 -40 -20, 0 -120 -10, 108 -40 -20, 122 90 -30, 128 210 -40, 80 250 -40, -80 250 -40, -128 210 -40, -122 90 -30'),
    front: kit.path(
      '-90 -80 10, -106 -50 -8, -112 60 -4, -124 170 0, -108 220 0, -86 160 18, -88 60 14, -84 -6 20, -72 -60 36, -30 -88 58, 40 -88 56, 74 -58 34, 84 -4 20, 88 60 14, 86 160 18, 108 220 0, 124 170 0, 112 60 -4, 106 -50 -8, 90 -80 10',
    ),
    extra: kit.pen.rimmed(
      kit.path('-100 -64 10, -126 -116 -10, -76 -172 -10, 26 -184 -10, 130 -158 -20, 142 -106 -20, 94 -70 10, 30 -92 58, -40 -90 58'),
      kit.pen.colours.wrap,
      6,
    ),
  }),
  beanie: (kit) => ({
    front: kit.path(cap(HAIRLINES.low, 0)),
    extra:
      kit.pen.rimmed(
        kit.path('-100 -50 0, -104 -104 -4, -70 -166 0, 0 -188 4, 70 -166 0, 104 -104 -4, 100 -50 0, 0 -90 60'),
        kit.pen.colours.wrap,
        5,
      ) +
      kit.pen.rimmed(
        kit.path('-102 -34 6 c, -106 -74 4, -56 -112 50, 0 -120 62, 56 -112 50, 106 -74 4, 102 -34 6 c, 56 -68 58, 0 -76 70, -56 -68 58'),
        mix(kit.pen.colours.wrap, kit.pen.colours.light, 0.12),
        4,
        [-84, -60, -34, -8, 18, 44, 70]
          .map((x) =>
            stroke(
              kit.path(
                `${x} ${-116 + Math.abs(x) * 0.5} ${62 - Math.abs(x) * 0.55}, ${x} ${-72 + Math.abs(x) * 0.42} ${70 - Math.abs(x) * 0.6}`,
                false,
              ),
              kit.pen.colours.wrapDeep,
              3,
            ),
          )
          .join(''),
      ),
  }),
  fedora: (kit) => ({
    front: kit.path(cap(HAIRLINES.low, 0)),
    extra:
      kit.pen.rimmed(
        kit.path('-92 -76 10 c, -98 -150 0, -64 -192 0, -16 -180 10, 36 -198 0, 90 -156 0, 92 -76 10 c, 50 -96 56, 0 -92 70, -50 -96 56'),
        kit.pen.colours.wrap,
        5,
        fill(
          kit.path('-110 -90 10, -50 -122 56, 0 -118 70, 50 -122 56, 110 -90 10, 110 -60 10, 0 -80 70, -110 -60 10'),
          kit.pen.colours.wrapDeep,
        ),
      ) +
      brim(
        kit,
        '-158 -62 0, -110 -92 30, 0 -94 74, 110 -92 30, 158 -62 0, 96 -58 80, 0 -52 112, -96 -58 80',
        mix(kit.pen.colours.wrap, kit.pen.colours.deep, 0.2),
      ),
  }),
  sunhat: (kit) => ({
    coversEars: true,
    back: kit.path('-106 -40 -20, 0 -120 -10, 106 -40 -20, 124 90 -30, 130 230 -40, 80 270 -40, -80 270 -40, -130 230 -40, -124 90 -30'),
    front: kit.path(
      '-88 -80 10, -106 -50 -8, -114 60 -4, -126 180 0, -108 240 0, -86 170 18, -88 60 14, -84 -6 20, -70 -64 36, -20 -92 58, 40 -90 56, 74 -58 34, 84 -4 20, 88 60 14, 86 170 18, 108 240 0, 126 180 0, 114 60 -4, 106 -50 -8, 88 -80 10',
    ),
    extra:
      kit.pen.rimmed(
        kit.path('-86 -84 10 c, -90 -150 0, -44 -186 0, 44 -186 0, 90 -150 0, 86 -84 10 c, 0 -100 60'),
        kit.pen.colours.wrap,
        5,
        fill(kit.path('-100 -96 10, 0 -124 64, 100 -96 10, 100 -66 10, 0 -86 66, -100 -66 10'), kit.pen.colours.accent),
      ) +
      brim(
        kit,
        '-214 -60 -10, -140 -108 10, 0 -112 60, 140 -108 10, 214 -60 -10, 120 -52 80, 0 -44 120, -120 -52 80',
        mix(kit.pen.colours.wrap, kit.pen.colours.deep, 0.12),
      ),
  }),
  topi: (kit) => ({
    front: kit.path(cap(HAIRLINES.low, 0)),
    extra: kit.pen.rimmed(
      kit.path('-96 -58 8 c, -94 -130 -6, -40 -168 4, 30 -170 4, 92 -146 -6, 97 -58 8 c, 50 -88 56, 0 -95 64, -50 -88 56'),
      kit.pen.colours.wrap,
      5,
      stroke(kit.path('-96 -74 8, -50 -106 54, 0 -112 62, 50 -106 54, 96 -74 8', false), kit.pen.colours.wrapDeep, 3) +
        Array.from({ length: 16 }, (_, i) =>
          dot(
            ...kit.pen.at(-78 + (i % 8) * 22, -122 - Math.floor(i / 8) * 22 - (i % 2) * 8, 40),
            4,
            i % 2 ? kit.pen.colours.accent2 : kit.pen.colours.accent,
          ),
        ).join(''),
    ),
  }),
  gandhicap: (kit) => ({
    front: kit.path(cap(HAIRLINES.low, 0)),
    extra: kit.pen.rimmed(
      kit.path('-98 -54 8 c, -96 -112 -6, -50 -160 10, 0 -172 16, 50 -160 10, 96 -112 -6, 98 -54 8 c, 50 -86 56, 0 -93 64, -50 -86 56'),
      '#f6ead6',
      5,
      stroke(kit.path('-98 -84 6, -50 -116 52, 0 -124 60, 50 -116 52, 98 -84 6', false), '#c9b79e', 3),
    ),
  }),
  kufi: (kit) => ({
    front: kit.path(cap(HAIRLINES.low, 0)),
    extra: kit.pen.rimmed(
      kit.path('-97 -56 8 c, -100 -120 -4, -66 -158 0, 0 -168 6, 66 -158 0, 100 -120 -4, 97 -56 8 c, 50 -88 56, 0 -95 64, -50 -88 56'),
      kit.pen.colours.wrap,
      5,
      stroke(
        kit.path('-98 -78 8, -50 -110 52, 0 -117 62, 50 -110 52, 98 -78 8', false),
        kit.pen.colours.metal,
        7,
        ' stroke-dasharray="2 11"',
      ) + stroke(kit.path('-99 -98 4, -50 -130 46, 0 -137 54, 50 -130 46, 99 -98 4', false), kit.pen.colours.metal, 3),
    ),
  }),
  flatcap: (kit) => ({
    front: kit.path(cap(HAIRLINES.low, 2)),
    extra:
      kit.pen.rimmed(
        kit.path('-104 -48 0, -112 -96 -8, -70 -144 0, 0 -156 10, 74 -144 0, 112 -96 -8, 104 -48 0, 50 -88 60, 0 -92 70, -50 -88 60'),
        kit.pen.colours.wrap,
        5,
        [-60, -20, 20, 60]
          .map((x) => stroke(kit.path(`${x} -150 0, ${x * 1.2} -88 50`, false), kit.pen.colours.wrapDeep, 2, fade(0.6)))
          .join(''),
      ) +
      brim(kit, '-84 -64 40 c, -40 -88 68, 0 -92 76, 40 -88 68, 84 -64 40 c, 56 -58 104, 0 -62 122, -56 -58 104', kit.pen.colours.wrapDeep),
  }),
  bandana: (kit) => ({
    coversEars: true,
    back: kit.path(
      '-112 -40 -20, -94 -130 -20, 0 -166 -10, 94 -130 -20, 112 -40 -20, 132 60 -20, 126 140 -20, 100 200 -20, -100 200 -20, -126 140 -20, -132 60 -20',
    ),
    front: kit.path(
      '0 -164 10, -74 -146 -4, -112 -66 -10, -124 30 -4, -116 120 0, -92 170 10, -84 100 18, -90 30 18, -84 -10 22, -70 -70 36, 0 -94 62, 70 -70 36, 84 -10 22, 90 30 18, 84 100 18, 92 170 10, 116 120 0, 124 30 -4, 112 -66 -10, 74 -146 -4',
    ),
    gloss: kit.lit('40 -156 0, 84 -128 0, 104 -70 0, 84 -80 20, 60 -126 24'),
    extra: kit.pen.rimmed(
      kit.path('-106 -56 6, -96 -92 10, -50 -118 48, 0 -126 60, 50 -118 48, 96 -92 10, 106 -56 6, 60 -86 50, 0 -96 64, -60 -86 50'),
      kit.pen.colours.wrap,
      4,
      [-70, -36, 0, 36, 70]
        .map((x) => dot(...kit.pen.at(x, -108 + Math.abs(x) * 0.24, 56 - Math.abs(x) * 0.4), 4, kit.pen.colours.rim))
        .join(''),
    ),
  }),
  headband: (kit) => ({
    front: kit.path(cap(HAIRLINES.low, 8)),
    gloss: kit.lit('40 -150 0, 84 -118 0, 100 -60 0, 84 -64 20, 66 -104 30, 30 -132 30'),
    extra: kit.pen.rimmed(
      kit.path(
        '-98 -44 4, -80 -76 30, -44 -96 54, 0 -102 64, 44 -96 54, 80 -76 30, 98 -44 4, 82 -48 32, 44 -68 60, 0 -74 70, -44 -68 60, -82 -48 32',
      ),
      kit.pen.colours.wrap,
      3,
    ),
  }),
};

export const COVERS: HairTable = { ...WRAPPED, ...VEILS, ...HATS };

import { darken, mix } from '../drawing/colour';
import type { Side } from '../drawing/outline';
import { dot, fade, fill, stroke } from '../drawing/pen';
import { CREAM, type FigureColours } from '../palettes';
import { lettering } from '../lettering/lettering';

/** Colours of a prop, from the picture's palette. */
export type PropColours = Pick<FigureColours, 'bg' | 'spot' | 'deep' | 'light' | 'accent' | 'accent2' | 'rim' | 'metal' | 'cloth2'>;
export type Prop = (c: PropColours, k: Side) => string;

const PAPER = '#fff7e8';
const dark = (c: PropColours, t = 0.35) => darken(c.deep, t);
const at = (x: number, y: number, turn: number, inner: string) => `<g transform="translate(${x} ${y}) rotate(${turn})">${inner}</g>`;
const rect = (x: number, y: number, w: number, h: number, rx: number, colour: string) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${rx}" fill="${colour}"/>`;
const range = (count: number) => Array.from({ length: count }, (_, i) => i);

const mic: Prop = (c, k) =>
  at(
    k * -96,
    150,
    k * -24,
    fill('M-17 44L17 44L11 320L-11 320Z', dark(c)) +
      rect(-27, 22, 54, 26, 8, c.metal) +
      dot(0, -12, 44, mix(dark(c), c.metal, 0.34)) +
      fill('M-44 -12a44 44 0 0 1 88 0Z', mix(c.metal, c.deep, 0.2)) +
      `<path d="M-40 -30Q0 -18 40 -30M-44 -12Q0 2 44 -12M-38 8Q0 22 38 8M-22 -50Q-32 -10 -20 26M22 -50Q32 -10 20 26M0 -56V32" stroke="${dark(c)}" stroke-width="3" fill="none" opacity=".75"/>` +
      stroke(`M${k * 16} -46a40 40 0 0 1 ${k * 20} 26`, c.rim, 6),
  );

const STAGE: Readonly<Record<string, Prop>> = {
  mic,
  studiomic: (c, k) =>
    at(
      k * -112,
      110,
      0,
      `<path d="M${k * -150} -190L0 -60" stroke="${dark(c)}" stroke-width="12"/>` +
        rect(-46, -70, 92, 168, 46, mix(dark(c), c.metal, 0.2)) +
        fill('M-46 -24a46 46 0 0 1 92 0V14H-46Z', c.metal) +
        `<path d="M-46 -8H46M-46 4H46M-44 -22H44M-40 -36H40M-32 -50H32M-24 -64V12M-8 -70V12M8 -70V12M24 -64V12" stroke="${dark(c)}" stroke-width="3" opacity=".7"/>` +
        rect(-58, 12, 116, 18, 6, dark(c)),
    ),
  retromic: (c, k) =>
    at(
      k * -104,
      150,
      k * -5,
      rect(-9, 70, 18, 300, 4, dark(c)) +
        rect(-52, -96, 104, 172, 50, mix(c.metal, c.deep, 0.12)) +
        fill(`M${k * -52} -50a52 50 0 0 1 ${k * 40} -46V76a52 50 0 0 1 ${k * -40} -46Z`, c.deep, fade(0.34)) +
        range(6)
          .map((i) => rect(-40, -66 + i * 19, 80, 9, 4, dark(c)))
          .join('') +
        rect(-58, 26, 116, 13, 6, c.accent) +
        stroke(`M${k * 34} -78a50 46 0 0 1 ${k * 12} 40`, c.rim, 5),
    ),
  newsmic: (c, k) =>
    at(
      k * -92,
      170,
      k * -14,
      fill('M-14 30L14 30L9 320L-9 320Z', dark(c)) +
        rect(-40, 22, 80, 66, 6, c.accent) +
        fill(`M${k * -40} 22H${k * -12}V88H${k * -40}Z`, c.deep, fade(0.3)) +
        lettering('LIVE', -27, 66, { size: 32, fill: CREAM }) +
        dot(0, -16, 38, mix(dark(c), c.metal, 0.16)) +
        stroke(`M${k * 12} -44a32 32 0 0 1 ${k * 18} 22`, c.rim, 5, fade(0.7)),
    ),
  script: (c, k) =>
    at(
      k * -118,
      268,
      k * -10,
      fill('M-86 -72L78 -88L96 120L-70 130Z', PAPER) +
        fill('M-86 -72L78 -88L80 -68L-84 -52Z', c.accent) +
        range(6)
          .map(
            (i) =>
              `<path d="M${-64 + (i % 3 === 1 ? 30 : 0)} ${-30 + i * 22}L${48 - (i % 2) * 30} ${-41 + i * 22}" stroke="${c.deep}" stroke-width="5" opacity=".55"/>`,
          )
          .join(''),
    ),
  cards: (c, k) =>
    at(
      k * -110,
      262,
      k * -12,
      [18, 8, 0]
        .map(
          (o, i) => `<g transform="rotate(${o * k * 0.7})">${rect(-84, -66, 168, 118, 7, i === 2 ? PAPER : mix(PAPER, c.deep, 0.24))}</g>`,
        )
        .join('') +
        rect(-84, -66, 168, 24, 7, c.accent) +
        range(3)
          .map((i) => stroke(`M-62 ${-18 + i * 24}H${40 - i * 22}`, c.deep, 5, fade(0.5)))
          .join(''),
    ),
  clapper: (c, k) => {
    const d = dark(c, 0.4);
    return at(
      k * -104,
      256,
      k * -8,
      rect(-104, -44, 208, 170, 6, d) +
        rect(-104, -44, 208, 32, 0, PAPER) +
        range(4)
          .map((i) => fill(`M${-96 + i * 54} -44h26l-20 32h-26Z`, d))
          .join('') +
        `<g transform="rotate(-13 -104 -50)">${rect(-104, -84, 208, 32, 0, PAPER)}${range(4)
          .map((i) => fill(`M${-110 + i * 54} -84h26l20 32h-26Z`, d))
          .join('')}</g>` +
        lettering('SCENE', -90, 34, { size: 34, fill: PAPER, extra: fade(0.7) }) +
        lettering('TAKE', 26, 34, { size: 34, fill: PAPER, extra: fade(0.7) }) +
        lettering('24', -88, 102, { size: 84, fill: c.accent2 }) +
        lettering('3', 30, 102, { size: 84, fill: c.accent2 }),
    );
  },
  mask: (c, k) =>
    at(
      k * -112,
      236,
      k * -12,
      stroke(`M${k * -56} 30C${k * -130} 70 ${k * -120} 170 ${k * -160} 220`, c.accent, 9) +
        fill('M-86 -70C-40 -92 40 -92 86 -70C92 10 60 96 0 112C-60 96 -92 10 -86 -70Z', PAPER) +
        fill(
          `M${k * -86} -70C${k * -70} -80 ${k * -44} -86 ${k * -20} -88C${k * -36} 0 ${k * -26} 70 0 112C${k * -60} 96 ${k * -92} 10 ${k * -86} -70Z`,
          c.deep,
          fade(0.26),
        ) +
        fill('M-60 -22C-46 -40 -24 -38 -14 -18C-30 -14 -46 -14 -60 -22ZM60 -22C46 -40 24 -38 14 -18C30 -14 46 -14 60 -22Z', dark(c)) +
        fill('M-46 34C-20 54 20 54 46 34C36 80 -36 80 -46 34Z', c.accent),
    ),
  fan: (c, k) =>
    at(
      k * -84,
      300,
      k * -14,
      range(9)
        .map(
          (i) =>
            `<g transform="rotate(${-64 + i * 16})">${fill('M-10 0L-26 -196Q0 -212 26 -196L10 0Z', i % 2 ? c.accent : c.accent2)}${stroke('M0 -6V-196', c.metal, 3)}</g>`,
        )
        .join('') + dot(0, 0, 13, c.metal),
    ),
};

const STUDIO: Readonly<Record<string, Prop>> = {
  camera: (c, k) => {
    const d = dark(c, 0.4);
    return at(
      k * -74,
      206,
      0,
      fill('M-112 -34h60l16 -30h72l16 30h60a12 12 0 0 1 12 12v128h-248v-128a12 12 0 0 1 12 -12Z', d) +
        fill('M-124 -2h248v44h-248Z', mix(d, c.metal, 0.22)) +
        dot(0, 32, 66, darken(d, 0.3)) +
        dot(0, 32, 50, mix(d, c.metal, 0.3)) +
        dot(0, 32, 37, mix('#10162a', c.spot, 0.25)) +
        stroke(`M${-k * 4} 2a30 30 0 0 1 ${k * 30} 22`, c.rim, 7) +
        dot(92, -16, 8, c.accent),
    );
  },
  rangefinder: (c, k) =>
    at(
      k * -92,
      222,
      k * -9,
      rect(-110, -58, 220, 132, 20, mix(dark(c), c.accent, 0.3)) +
        rect(-110, -58, 220, 40, 18, c.metal) +
        rect(-86, -74, 42, 18, 5, mix(c.metal, c.deep, 0.4)) +
        dot(66, -38, 11, dark(c)) +
        dot(-6, 22, 54, dark(c)) +
        dot(-6, 22, 40, mix(dark(c), c.metal, 0.3)) +
        dot(-6, 22, 28, mix('#10162a', c.spot, 0.3)) +
        stroke(`M${-8} -2a24 24 0 0 1 ${k * 22} 16`, c.rim, 6),
    ),
  phone: (c, k) =>
    at(
      k * -126,
      190,
      k * -9,
      rect(-58, -104, 116, 216, 18, dark(c, 0.4)) +
        rect(-48, -92, 96, 190, 9, c.spot) +
        dot(0, -16, 34, c.accent) +
        fill('M-11 -33L18 -16L-11 1Z', PAPER) +
        stroke('M-36 52H24M-36 70H4', c.deep, 7),
    ),
  gimbal: (c, k) =>
    at(
      k * -116,
      176,
      k * -7,
      rect(-13, 96, 26, 240, 12, dark(c)) +
        stroke('M0 104C64 92 62 20 62 0', dark(c), 15) +
        rect(-106, -62, 176, 100, 14, dark(c, 0.4)) +
        rect(-94, -52, 152, 80, 7, c.spot) +
        dot(-20, -14, 20, c.accent) +
        stroke('M14 -28H44M14 -10H34', c.deep, 6),
    ),
  brushes: (c, k) =>
    (
      [
        [-10, -18, c.accent],
        [24, 2, c.accent2],
        [58, 20, c.cloth2],
      ] as const
    )
      .map(([x, turn, colour]) =>
        at(
          k * -112 + k * -x,
          266,
          k * -turn,
          rect(-6, -60, 12, 220, 5, dark(c, 0.3)) +
            rect(-9, -78, 18, 32, 0, c.metal) +
            fill('M-15 -76C-24 -116 -10 -140 0 -150C10 -140 24 -116 15 -76Z', colour),
        ),
      )
      .join(''),
  palette: (c, k) =>
    at(
      k * -112,
      256,
      k * -10,
      rect(-100, -62, 200, 138, 12, dark(c, 0.3)) +
        range(8)
          .map(
            (i) =>
              dot(
                -69 + (i % 4) * 46,
                -28 + Math.floor(i / 4) * 50,
                18,
                [c.accent, c.accent2, c.spot, c.metal, '#d98476', c.cloth2, c.light, '#7a2f4c'][i] ?? c.accent,
              ) + stroke(`M${-79 + (i % 4) * 46} ${-32 + Math.floor(i / 4) * 50}a12 12 0 0 1 12 -8`, c.rim, 3, fade(0.7)),
          )
          .join('') +
        rect(-100, 80, 200, 10, 5, c.metal),
    ),
  mirror: (c, k) =>
    at(
      k * -116,
      186,
      k * 14,
      rect(-12, 70, 24, 190, 12, c.metal) +
        dot(0, 0, 82, c.metal) +
        dot(0, 0, 68, mix(c.spot, c.light, 0.5)) +
        stroke(`M${k * -30} 40L${k * 24} -44M${k * -4} 46L${k * 40} -22`, '#fffaf0', 8, fade(0.6)),
    ),
  coffee: (c, k) =>
    at(
      k * -112,
      262,
      k * -5,
      fill('M-52 -70H52L40 120H-40Z', PAPER) +
        fill(`M${k * -52} -70H${k * -10}L${k * -8} 120H${k * -40}Z`, c.deep, fade(0.24)) +
        rect(-58, -92, 116, 26, 7, dark(c)) +
        fill('M-48 -10H48L43 66H-43Z', c.accent),
    ),
  notebook: (c, k) =>
    at(
      k * -116,
      266,
      k * -12,
      rect(-88, -84, 168, 210, 10, c.accent) +
        rect(-80, -78, 160, 200, 6, PAPER) +
        range(7)
          .map((i) => stroke(`M-56 ${-44 + i * 24}H${58 - (i % 3) * 22}`, c.deep, 4, fade(0.45)))
          .join('') +
        range(7)
          .map((i) => dot(-80, -62 + i * 28, 6, c.metal))
          .join('') +
        `<g transform="translate(72 20) rotate(34)">${rect(-8, -150, 16, 170, 3, c.accent2)}${fill('M-8 20H8L0 46Z', c.metal)}${rect(-8, -158, 16, 20, 4, c.deep)}</g>`,
    ),
  book: (c, k) =>
    at(
      k * -92,
      292,
      k * -6,
      fill('M0 -40C-40 -74 -100 -76 -134 -62V70C-100 56 -40 58 0 90C40 58 100 56 134 70V-62C100 -76 40 -74 0 -40Z', c.accent) +
        fill('M0 -48C-40 -80 -92 -82 -126 -70V58C-92 46 -40 48 0 78Z', mix(PAPER, c.deep, k > 0 ? 0.2 : 0)) +
        fill('M0 -48C40 -80 92 -82 126 -70V58C92 46 40 48 0 78Z', mix(PAPER, c.deep, k > 0 ? 0 : 0.2)) +
        range(4)
          .map((i) =>
            stroke(
              `M-106 ${-42 + i * 22}Q-60 ${-52 + i * 22} -20 ${-32 + i * 22}M106 ${-42 + i * 22}Q60 ${-52 + i * 22} 20 ${-32 + i * 22}`,
              c.deep,
              4,
              fade(0.42),
            ),
          )
          .join(''),
    ),
};

const WOOD = '#7a3c1c';
const wood = (c: PropColours, t = 0.3) => mix(WOOD, c.deep, t);

const MUSIC: Readonly<Record<string, Prop>> = {
  guitar: (c, k) =>
    at(
      k * -30,
      276,
      k * 32,
      `<rect x="${k > 0 ? -330 : -60}" y="-22" width="390" height="44" fill="${mix('#5b2c16', c.deep, 0.35)}"/>` +
        range(8)
          .map((i) => `<rect x="${(k > 0 ? -300 : -20) + i * 40}" y="-22" width="4" height="44" fill="${c.metal}"/>`)
          .join('') +
        [-14, -5, 5, 14].map((y) => `<path d="M-360 ${y}H360" stroke="${c.rim}" stroke-width="1.8" opacity=".8"/>`).join(''),
    ),
  tabla: (c, k) => {
    const drum = (x: number, y: number, r: number, shell: string) =>
      `<g transform="translate(${x} ${y})">${fill(`M${-r} 0C${-r * 1.1} ${r * 0.8} ${-r * 0.7} ${r * 1.6} 0 ${r * 1.6}C${r * 0.7} ${r * 1.6} ${r * 1.1} ${r * 0.8} ${r} 0Z`, shell)}${range(
        7,
      )
        .map((i) => stroke(`M${-r * 0.9 + i * r * 0.3} 4L${(-r * 0.9 + i * r * 0.3) * 0.7} ${r * 1.5}`, c.metal, 3, fade(0.6)))
        .join(
          '',
        )}<ellipse rx="${r}" ry="${r * 0.38}" fill="${PAPER}"/><ellipse rx="${r * 0.86}" ry="${r * 0.3}" fill="${mix(PAPER, c.deep, 0.14)}"/><ellipse cx="${k * r * 0.12}" rx="${r * 0.42}" ry="${r * 0.16}" fill="${dark(c)}"/></g>`;
    return drum(k * -128, 262, 82, c.metal) + drum(k * 10, 282, 64, wood(c));
  },
  flute: (c, k) =>
    at(
      k * -20,
      196,
      k * 15,
      rect(-250, -13, 500, 26, 12, mix('#c78a45', c.deep, 0.12)) +
        rect(-250, 2, 500, 11, 5, mix('#8a5522', c.deep, 0.3)) +
        range(6)
          .map((i) => dot(k * (-190 + i * 34), -3, 5.5, dark(c)))
          .join('') +
        [-236, -60, 150, 236].map((x) => rect(x - 7, -14, 14, 28, 3, c.accent)).join(''),
    ),
  violin: (c, k) =>
    at(
      k * -96,
      250,
      k * 34,
      rect(-10, -250, 20, 220, 4, dark(c)) +
        fill(
          'M0 -70C46 -74 60 -34 44 -4C36 14 40 26 54 44C78 84 46 140 0 140C-46 140 -78 84 -54 44C-40 26 -36 14 -44 -4C-60 -34 -46 -74 0 -70Z',
          mix('#a5481b', c.deep, 0.1),
        ) +
        fill(
          `M0 -70C${k * -46} -74 ${k * -60} -34 ${k * -44} -4C${k * -36} 14 ${k * -40} 26 ${k * -54} 44C${k * -78} 84 ${k * -46} 140 0 140Z`,
          c.deep,
          fade(0.34),
        ) +
        rect(-9, -120, 18, 170, 3, dark(c)) +
        fill('M-16 70H16L10 130H-10Z', dark(c)) +
        stroke('M-30 10C-20 24 -36 40 -26 56M30 10C20 24 36 40 26 56', dark(c), 5) +
        [-5, 0, 5].map((x) => stroke(`M${x} -240V80`, c.rim, 1.4, fade(0.8))).join(''),
    ),
  keys: (c, k) =>
    at(
      k * -10,
      292,
      k * -5,
      rect(-320, -46, 640, 190, 10, dark(c)) +
        range(15)
          .map((i) => rect(-300 + i * 40, -20, 37, 150, 4, mix(PAPER, c.deep, i % 5 === 2 ? 0.14 : 0.02)))
          .join('') +
        range(15)
          .filter((i) => ![2, 6, 9, 13].includes(i))
          .map((i) => rect(-272 + i * 40, -20, 24, 88, 3, dark(c, 0.5)))
          .join('') +
        rect(-320, -46, 640, 12, 6, c.accent),
    ),
  trumpet: (c, k) =>
    at(
      k * -70,
      214,
      k * -20,
      stroke('M-190 -8H120', c.metal, 17) +
        stroke('M-90 -8V40Q-90 54 -74 54H56Q72 54 72 40V-8', mix(c.metal, c.deep, 0.22), 13) +
        [-40, -6, 28].map((x) => rect(x - 9, -52, 18, 96, 5, mix(c.metal, c.deep, 0.34)) + dot(x, -58, 9, c.rim)).join('') +
        `<g transform="scale(${k * -1} 1)">${fill('M100 -18C150 -20 170 -44 196 -74V58C170 28 150 4 100 2Z', c.metal)}${fill('M196 -74q12 66 0 132q-12 -66 0 -132Z', mix(c.metal, c.deep, 0.5))}</g>`,
    ),
};

const HELD: Readonly<Record<string, Prop>> = { ...STAGE, ...STUDIO, ...MUSIC };

export const PROP_NAMES = Object.keys(HELD);
export const drawProp = (name: string, c: PropColours, side: Side) => HELD[name]?.(c, side) ?? '';

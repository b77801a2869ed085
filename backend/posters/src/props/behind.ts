import { darken, mix } from '../drawing/colour';
import { dot, fade, fill, stroke } from '../drawing/pen';
import type { Prop } from './held';

const range = (count: number) => Array.from({ length: count }, (_, i) => i);

/** Things that stand behind the figure, in the figure's own units. */
const BEHIND: Readonly<Record<string, Prop>> = {
  ring: (c, k) =>
    `<circle cx="${k * 12}" cy="-26" r="196" fill="none" stroke="${mix(c.light, '#ffffff', 0.5)}" stroke-width="26"/><circle cx="${k * 12}" cy="-26" r="196" fill="none" stroke="${c.light}" stroke-width="44" opacity=".28"/>`,
  hanger: (c, k) =>
    `<g transform="translate(${k * 150} -150)" fill="none" stroke="${mix(c.deep, c.bg, 0.2)}" stroke-width="9" stroke-linecap="round"><path d="M0 0c0 -26 30 -26 30 -4c0 18 -30 14 -30 38L-120 100H120L0 34"/></g>`,
  rail: (c, k) =>
    `<g transform="translate(${k * 110} -190)">` +
    stroke('M-260 0H260', mix(c.deep, c.metal, 0.4), 9) +
    [-170, -90, 0, 84, 168]
      .map(
        (x, i) =>
          stroke(`M${x} -2v22`, c.metal, 5) +
          fill(
            `M${x} 18L${x + 46} 54L${x + 40} 300H${x - 40}L${x - 46} 54Z`,
            [c.accent, c.cloth2, mix(c.spot, c.deep, 0.4), c.accent2, mix(c.bg, c.deep, 0.4)][i] ?? c.accent,
          ),
      )
      .join('') +
    '</g>',
  vinyl: (c, k) =>
    `<g transform="translate(${k * 96} -10)">${dot(0, 0, 190, darken(c.deep, 0.3))}${[168, 148, 128, 108].map((r) => `<circle r="${r}" fill="none" stroke="${c.spot}" stroke-width="2" opacity=".5"/>`).join('')}${dot(0, 0, 62, c.accent)}</g>`,
  ribbons: (c) =>
    range(3)
      .map((i) =>
        stroke(
          `M-320 ${-120 + i * 90}C-160 ${-260 + i * 60} 60 ${120 + i * 40} 340 ${-160 + i * 80}`,
          [c.accent, c.accent2, c.spot][i] ?? c.accent,
          34 - i * 6,
          fade(0.9),
        ),
      )
      .join(''),
  swirl: (c, k) =>
    range(4)
      .map((i) =>
        stroke(
          `M${k * -60} ${240 - i * 22}C${k * (-330 + i * 46)} ${60 - i * 20} ${k * (-150 + i * 30)} ${-320 + i * 40} ${k * 120} ${-220 + i * 30}`,
          i % 2 ? c.accent2 : c.accent,
          22 - i * 3,
          fade(0.85),
        ),
      )
      .join(''),
  lamp: (c, k) =>
    `<g transform="translate(${k * 176} -190) rotate(${k * 32})">${fill('M-60 -40H60L84 60H-84Z', darken(c.deep, 0.3))}<ellipse cy="60" rx="84" ry="20" fill="${c.light}"/></g>`,
  softbox: (c, k) =>
    `<g transform="translate(${k * 170} -120) rotate(${k * 14})">${stroke('M0 0V460', darken(c.deep, 0.2), 9)}${fill('M-96 -110H96L76 106H-76Z', darken(c.deep, 0.2))}${fill('M-82 -96H82L64 92H-64Z', mix(c.light, '#ffffff', 0.5))}</g>`,
  reflector: (c, k) =>
    dot(k * -150, 30, 150, mix(c.metal, c.light, 0.45)) +
    `<circle cx="${k * -150}" cy="30" r="150" fill="none" stroke="${darken(c.deep, 0.2)}" stroke-width="7"/>` +
    stroke(`M${k * -190} -70L${k * -90} 60`, '#fffaf0', 13, fade(0.4)),
  stand: (c, k) =>
    stroke(`M${k * 150} 420V-20L${k * 60} -70`, darken(c.deep, 0.3), 9) +
    dot(k * 150, -20, 12, c.metal) +
    dot(k * 50, -76, 22, mix(c.metal, c.deep, 0.2)),
  bulbs: (c) =>
    range(8)
      .map(
        (i) =>
          stroke(`M${-290 + i * 84} -330V${-230 + ((i * 37) % 90)}`, darken(c.deep, 0.2), 3) +
          dot(-290 + i * 84, -214 + ((i * 37) % 90), 19, mix(c.light, '#ffffff', 0.3)) +
          dot(-290 + i * 84, -214 + ((i * 37) % 90), 32, c.light, fade(0.25)),
      )
      .join(''),
  strip: (c, k) =>
    `<g transform="rotate(${k * -16})">${fill('M-420 -150H420V-20H-420Z', darken(c.deep, 0.35))}` +
    range(10)
      .map(
        (i) =>
          `<rect x="${-410 + i * 84}" y="-128" width="70" height="86" fill="${i % 3 ? c.spot : c.accent2}"/><rect x="${-406 + i * 84}" y="-146" width="12" height="10" fill="${c.light}"/><rect x="${-366 + i * 84}" y="-146" width="12" height="10" fill="${c.light}"/><rect x="${-406 + i * 84}" y="-34" width="12" height="10" fill="${c.light}"/><rect x="${-366 + i * 84}" y="-34" width="12" height="10" fill="${c.light}"/>`,
      )
      .join('') +
    '</g>',
  pages: (c, k) =>
    (
      [
        [-170, -120, -18, 1],
        [160, -170, 14, 0.9],
        [190, 60, -8, 1.1],
        [-200, 90, 12, 0.8],
      ] as const
    )
      .map(
        ([x, y, turn, size], i) =>
          `<g transform="translate(${k * x} ${y}) rotate(${turn}) scale(${size})">${fill('M-60 -76H60V76H-60Z', mix('#fff7e8', c.deep, i % 2 ? 0.16 : 0.04))}${range(
            5,
          )
            .map((j) => stroke(`M-42 ${-48 + j * 22}H${38 - ((i + j) % 3) * 20}`, c.deep, 4, fade(0.4)))
            .join('')}</g>`,
      )
      .join(''),
  notes: (c, k) =>
    (
      [
        [-170, -90, 1.2],
        [150, -170, 1],
        [196, 20, 0.8],
      ] as const
    )
      .map(
        ([x, y, size], i) =>
          `<g transform="translate(${k * x} ${y}) scale(${size})" fill="${i % 2 ? c.accent2 : c.accent}"><ellipse cx="-30" cy="60" rx="22" ry="16"/><ellipse cx="40" cy="44" rx="22" ry="16"/><path d="M-16 60V-40L60 -58V44H54V-26L-10 -12V60Z"/></g>`,
      )
      .join(''),
  wave: (c) =>
    range(19)
      .map(
        (i) =>
          `<rect x="${-310 + i * 34}" y="${-40 - 30 - ((i * 53) % 110)}" width="15" height="${60 + ((i * 53) % 110) * 2}" rx="7" fill="${i % 4 ? c.spot : c.accent2}" opacity=".8"/>`,
      )
      .join(''),
  spotlight: (c, k) =>
    fill(`M${k * 220} -420L${k * -250} 420H${k * 130}Z`, c.light, fade(0.3)) +
    fill(`M${k * 220} -420L${k * -140} 420H${k * 40}Z`, c.light, fade(0.3)),
};

export const BEHIND_NAMES = Object.keys(BEHIND);
export const drawBehind: (name: string, ...given: Parameters<Prop>) => string = (name, c, side) => BEHIND[name]?.(c, side) ?? '';

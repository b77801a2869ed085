import { darken, mix } from '../drawing/colour';
import { dot, fade, fill, stroke } from '../drawing/pen';
import { necklines, type Tailor } from './tailor';

export type GarmentTable = Readonly<Record<string, (t: Tailor) => string>>;

const cuts = (t: Tailor) => necklines(t.N, t.S);

/** A turned-down shirt collar in a tone, open at the throat. */
export function collar(t: Tailor, tone: string, drop = 262): string {
  const { N } = t;
  return t.both(
    (s) =>
      fill(t.poly(`${N + 8} 138, ${N + 42} 196, ${N * 0.66} ${drop}, 2 246, ${N - 4} 170`, s), tone) +
      stroke(t.line(`${N + 42} 196 c, ${N * 0.66} ${drop} c, 2 246 c`, s), t.c.deep, 2.4, fade(0.35)),
  );
}

/** Inside of a neckband seen at the back of the neck. */
const tee = (t: Tailor, cut: 'crew' | 'vee' | 'scoop' | 'boat' | 'square') =>
  t.patterned(t.cover(cuts(t)[cut]), t.c.cloth) + stroke(t.edge(cuts(t)[cut]), t.c.clothDeep, 7);

const placket = (t: Tailor, from: number, colour: string, buttons: readonly number[]) =>
  stroke(`M0 ${from}L0 640`, t.c.deep, 3, fade(0.4)) + buttons.map((y) => dot(6, y, 4, colour)).join('');

export const EVERYDAY: GarmentTable = {
  tee: (t) => tee(t, 'crew'),
  vneck: (t) => tee(t, 'vee'),
  scoop: (t) => tee(t, 'scoop'),
  boat: (t) => tee(t, 'boat'),
  stripe: (t) =>
    t.piece(
      t.cover(cuts(t).boat),
      t.c.cloth,
      Array.from({ length: 9 }, (_, i) => stroke(`M-320 ${226 + i * 34}Q0 ${252 + i * 34} 320 ${226 + i * 34}`, t.c.cloth2, 11)).join(''),
    ) + stroke(t.edge(cuts(t).boat), t.c.clothDeep, 5),
  ringer: (t) =>
    t.piece(t.cover(cuts(t).crew), t.c.cloth, fill('M-320 320Q0 346 320 320V400Q0 428 -320 400Z', t.c.cloth2)) +
    stroke(t.edge(cuts(t).crew), t.c.cloth2, 9),
  turtleneck: (t) => {
    const { N, c } = t;
    const neck = t.line(
      `${-N - 5} 92 c, ${-N - 8} 130, ${-N - 12} 164, ${-N - 40} 202 c, 0 232, ${N + 40} 202 c, ${N + 12} 164, ${N + 8} 130, ${N + 5} 92 c`,
      1,
      true,
    );
    const shadow = fill(`M-150 40H150V112C70 146 ${t.pen.key * 10} 152 -20 148C-70 142 -100 130 -150 112Z`, c.clothDeep);
    const folds = [0, 1, 2]
      .map((i) => stroke(`M${-N - 14} ${140 + i * 16}Q0 ${158 + i * 16} ${N + 14} ${140 + i * 16}`, c.clothDeep, 2.5))
      .join('');
    return (
      t.patterned(t.cover(cuts(t).high), c.cloth) +
      t.pen.rimmed(neck, c.cloth, 5, shadow + folds + fill(`M${-t.pen.key * 10} 60V240H${-t.pen.key * 140}V60Z`, c.deep, fade(0.28)))
    );
  },
  sweater: (t) => {
    const ribs = Array.from({ length: 13 }, (_, i) =>
      stroke(`M${-252 + i * 42} 190Q${(-252 + i * 42) * 1.04} 420 ${(-252 + i * 42) * 1.1} 640`, t.c.clothDeep, 5, fade(0.55)),
    ).join('');
    return (
      t.piece(t.cover(cuts(t).crew, 1.05), t.c.cloth, ribs) +
      stroke(t.edge(cuts(t).crew), t.c.clothLit, 17) +
      stroke(t.edge(cuts(t).crew), t.c.clothDeep, 2.5, fade(0.6))
    );
  },
  fairisle: (t) => {
    const band = (y: number, tone: string) => stroke(`M-300 ${y}${'l22 -16l22 16'.repeat(14)}`, tone, 6);
    return (
      t.piece(
        t.cover(cuts(t).crew, 1.05),
        t.c.cloth,
        band(256, t.c.cloth2) + band(280, t.c.accent2) + band(304, t.c.cloth2) + band(352, t.c.clothLit),
      ) + stroke(t.edge(cuts(t).crew), t.c.cloth2, 15)
    );
  },
  cardigan: (t) =>
    t.piece(t.cover(cuts(t).crew), t.c.cloth2) +
    stroke(t.edge(cuts(t).crew), t.c.cloth2Deep, 6) +
    t.patterned(t.cover(cuts(t).open, 1.05), t.c.cloth) +
    stroke(t.edge(cuts(t).open), t.c.clothLit, 15) +
    stroke('M0 388V640', t.c.clothLit, 15) +
    [412, 460, 508].map((y) => dot(0, y, 6, t.c.metal)).join(''),
  polo: (t) =>
    t.patterned(t.cover(cuts(t).vee), t.c.cloth) +
    collar(t, t.c.cloth2, 240) +
    stroke('M0 262V352', t.c.clothDeep, 13) +
    [280, 314].map((y) => dot(0, y, 4, t.c.cloth2)).join(''),
  shirt: (t) => t.patterned(t.cover(cuts(t).vee), t.c.cloth, placket(t, 262, t.c.cloth2, [300, 356, 412])) + collar(t, t.c.cloth2),
  checkshirt: (t) =>
    t.piece(
      t.cover(cuts(t).vee),
      t.c.cloth,
      [0, 1, 2, 3, 4, 5, 6, 7]
        .map(
          (i) =>
            stroke(`M-320 ${176 + i * 58}Q0 ${196 + i * 58} 320 ${176 + i * 58}`, t.c.cloth2, 15, fade(0.55)) +
            stroke(`M${-240 + i * 66} 150L${(-240 + i * 66) * 1.1} 640`, t.c.cloth2, 15, fade(0.4)),
        )
        .join('') + placket(t, 262, t.c.metal, [300, 356]),
    ) + collar(t, t.c.clothDeep),
  linen: (t) =>
    t.piece(t.cover(cuts(t).deepvee, 1.03), t.c.cloth, placket(t, 344, t.c.cloth2, [380, 430])) +
    t.both((s) => fill(t.poly(`${t.N + 10} 142, ${t.N + 52} 206, ${t.N * 0.7 + 12} 276, ${t.N * 0.5} 240`, s), t.c.clothLit)) +
    stroke(t.edge(cuts(t).deepvee), t.c.clothDeep, 3),
  overshirt: (t) =>
    t.piece(t.cover(cuts(t).crew), t.c.cloth2) +
    stroke(t.edge(cuts(t).crew), t.c.cloth2Deep, 6) +
    t.both((s) =>
      t.patterned(
        t.line(
          `${t.N + 6} 148 c, ${t.S * 0.62} 194, ${t.S * 0.9} 222, ${t.S * 1.06} 286, ${t.S * 1.15} 372, ${t.S * 1.22} 660 c, 62 660 c, 54 420, 60 300, ${t.N + 12} 210`,
          s,
          true,
        ),
        t.c.cloth,
      ),
    ) +
    t.both((s) => fill(t.poly(`${t.N + 6} 140, ${t.N + 54} 204, ${t.N + 22} 282, 58 306, ${t.N + 6} 214`, s), t.c.clothDeep)),
  hoodie: (t) => {
    const { N, c } = t;
    const hood = t.line(
      `${-N - 10} 112 c, ${-N - 66} 142, ${-N - 74} 196, ${-N * 0.6} 250, 0 262, ${N * 0.6} 250, ${N + 74} 196, ${N + 66} 142, ${N + 10} 112 c, ${N + 12} 176, ${N * 0.6} 222, 0 232, ${-N * 0.6} 222, ${-N - 12} 176`,
      1,
      true,
    );
    return (
      t.patterned(t.cover(cuts(t).crew, 1.06), c.cloth) +
      t.pen.rimmed(hood, c.clothDeep, 5) +
      stroke('M-26 252C-30 290 -26 316 -30 344', c.cloth2, 6) +
      stroke('M26 252C30 286 26 306 30 332', c.cloth2, 6) +
      dot(-30, 348, 5, c.metal) +
      dot(30, 336, 5, c.metal)
    );
  },
  track: (t) => {
    const { N, S, c } = t;
    const bands = t.both(
      (s) =>
        stroke(t.line(`${N + 30} 184, ${S * 0.66} 214, ${S * 0.98} 286, ${S * 1.04} 400, ${S * 1.08} 640`, s), c.cloth2, 9) +
        stroke(t.line(`${N + 40} 176, ${S * 0.68} 198, ${S * 1.02} 276, ${S * 1.1} 400, ${S * 1.15} 640`, s), c.cloth2, 9),
    );
    const stand = t.line(
      `${-N - 8} 122 c, ${-N * 0.5} 156, 0 164, ${N * 0.5} 156, ${N + 8} 122 c, ${N + 22} 176 c, ${N * 0.5} 226, 0 240, ${-N * 0.5} 226, ${-N - 22} 176 c`,
      1,
      true,
    );
    return (
      t.piece(t.cover(cuts(t).crew, 1.03), c.cloth, bands) +
      t.pen.rimmed(stand, c.clothDeep, 4) +
      stroke('M0 166V640', c.metal, 5, ' stroke-dasharray="2 6"')
    );
  },
  tank: (t) => t.patterned(t.cover(cuts(t).tank), t.c.cloth) + stroke(t.edge(cuts(t).tank), t.c.clothDeep, 6),
  strap: (t) =>
    t.both((s) => stroke(t.line(`${t.S * 0.46} ${196} , ${t.S * 0.5} 240, ${t.S * 0.46} 310`, s), t.c.cloth, 12)) +
    t.patterned(t.cover(cuts(t).strapless), t.c.cloth) +
    stroke(t.edge(cuts(t).strapless), t.c.clothDeep, 5),
  slip: (t) =>
    t.both((s) => stroke(t.line(`${t.S * 0.4} 194, ${t.S * 0.42} 240, ${t.S * 0.34} 300`, s), t.c.cloth, 5)) +
    t.piece(
      t.cover({ start: t.S * 1.05, startY: 306, points: `${t.S * 0.7} 300, ${t.S * 0.34} 262, 0 312` }),
      t.c.cloth,
      stroke('M-60 350Q-90 450 -80 640M70 350Q110 450 90 640', t.c.clothLit, 5, fade(0.6)),
    ),
  puff: (t) => {
    const sleeve = (s: number) =>
      t.pen.rimmed(
        t.line(
          `${t.S * 0.6} 204, ${t.S * 0.86} 188, ${t.S * 1.14} 236, ${t.S * 1.26} 330, ${t.S * 1.16} 400 c, ${t.S * 0.84} 396 c, ${t.S * 0.74} 300`,
          s,
          true,
        ),
        t.c.cloth,
        6,
        s === t.pen.key ? '' : fill(`M${s * 60} 160H${s * 400}V460H${s * 60}Z`, t.c.deep, fade(0.34)),
      );
    const gathers = t.both((s) =>
      [0.8, 0.92, 1.04]
        .map((q) => stroke(t.line(`${t.S * q} 214, ${t.S * (q + 0.06)} 290, ${t.S * (q + 0.03)} 384`, s), t.c.clothDeep, 3))
        .join(''),
    );
    return t.patterned(t.cover(cuts(t).square), t.c.cloth) + t.both(sleeve) + gathers + stroke(t.edge(cuts(t).square), t.c.clothDeep, 5);
  },
  ruffle: (t) => {
    const { N, c } = t;
    const frill = t.line(
      `${-N - 12} 118, ${-N - 2} 140, ${-N * 0.7} 132, ${-N * 0.4} 158, 0 148, ${N * 0.4} 158, ${N * 0.7} 132, ${N + 2} 140, ${N + 12} 118, ${N + 10} 170, ${N * 0.5} 206, 0 214, ${-N * 0.5} 206, ${-N - 10} 170`,
      1,
      true,
    );
    const falls = [-1, 1].map((s) => stroke(t.line(`6 214, 24 260, 8 300, 28 350, 10 400, 26 460, 12 560`, s), c.clothLit, 13)).join('');
    return (
      t.patterned(t.cover(cuts(t).high), c.cloth, falls) +
      t.pen.rimmed(frill, c.clothLit, 4, stroke(t.line(`${-N - 2} 160, 0 190, ${N + 2} 160`), c.clothDeep, 4))
    );
  },
  wrap: (t) =>
    t.patterned(t.cover(cuts(t).deepvee), t.c.cloth) +
    fill(
      t.line(
        `${-t.N - 30} 186 c, ${-t.N * 0.4} 270, 40 366, 190 470 c, 190 520 c, 20 420, ${-t.N - 10} 300, ${-t.N - 62} 196 c`,
        t.pen.key,
        true,
      ),
      t.c.clothDeep,
    ) +
    stroke(t.edge(cuts(t).deepvee), t.c.clothDeep, 5),
  halter: (t) =>
    t.patterned(
      t.cover({
        start: t.S * 1.05,
        startY: 372,
        points: `${t.S * 0.72} 350 c, ${t.N + 34} 262, ${t.N + 6} 176 c, ${t.N * 0.7} 196, 0 214`,
      }),
      t.c.cloth,
    ) + stroke(`M${-t.N - 6} 170C${-t.N * 0.6} 206 ${t.N * 0.6} 206 ${t.N + 6} 170`, t.c.clothDeep, 9),
  gown: (t) =>
    t.piece(
      t.cover(cuts(t).off),
      t.c.cloth,
      [-120, -50, 40, 120].map((x) => stroke(`M${x} 316Q${x * 1.3} 420 ${x * 1.5} 640`, t.c.clothDeep, 4)).join(''),
    ) + stroke(t.edge(cuts(t).off), t.c.metal, 5),
  sequin: (t) =>
    t.piece(
      t.cover(cuts(t).strapless),
      t.c.cloth,
      Array.from({ length: 70 }, (_, i) =>
        dot(-210 + ((i * 61) % 420), 296 + ((i * 37) % 300), 3.4, i % 3 ? t.c.clothLit : t.c.metal),
      ).join(''),
    ) + t.both((s) => stroke(t.line(`${t.S * 0.4} 194, ${t.S * 0.43} 236, ${t.S * 0.36} 296`, s), t.c.metal, 4)),
  dungaree: (t) => {
    const strap = (s: number) =>
      stroke(t.line(`${t.N + 42} 188, ${t.N + 44} 280, 92 372`, s), t.c.cloth, 24) +
      stroke(t.line(`${t.N + 42} 188, ${t.N + 44} 280, 92 372`, s), t.c.clothLit, 2, ' stroke-dasharray="7 6"') +
      dot(s * 92, 378, 9, t.c.metal);
    return (
      t.piece(t.cover(cuts(t).crew), t.c.cloth2) +
      stroke(t.edge(cuts(t).crew), t.c.cloth2Deep, 6) +
      t.piece(
        t.poly('-112 362, 112 362, 150 660, -150 660'),
        t.c.cloth,
        stroke('M-104 372H104', t.c.clothLit, 3, ' stroke-dasharray="7 6"') + stroke('M-52 420H52V500H-52Z', t.c.clothDeep, 3),
      ) +
      t.both(strap)
    );
  },
  chef: (t) => {
    const { N, c } = t;
    const stand = t.line(`${-N - 6} 128 c, 0 168, ${N + 6} 128 c, ${N + 18} 182 c, 0 222, ${-N - 18} 182 c`, 1, true);
    return (
      t.piece(
        t.cover(cuts(t).crew, 1.03),
        '#f6ecdc',
        stroke('M-60 236C-40 330 -44 480 -50 640', c.deep, 3, fade(0.4)) +
          [270, 330, 390].map((y) => dot(-72, y, 7, c.accent) + dot(22, y, 7, c.accent)).join(''),
      ) +
      t.pen.rimmed(stand, mix('#f6ecdc', c.deep, 0.1), 4) +
      stroke(t.line(`${-N} 176, -10 226, 0 250`), c.accent, 14) +
      fill(t.poly('-14 240, 14 240, 26 300, 0 288, -24 304'), darken(c.accent, 0.1))
    );
  },
};

import { mix } from '../drawing/colour';
import { dot, fade, fill, stroke } from '../drawing/pen';
import type { GarmentTable } from './everyday';
import { necklines, type Tailor } from './tailor';

const cuts = (t: Tailor) => necklines(t.N, t.S);
const GOLD_DASH = ' stroke-dasharray="1 11"';

/** A shawl or dupatta hanging from one shoulder, with a border. */
function drape(t: Tailor, side: number, tone: string, border: string): string {
  const d = t.line(
    `${t.N + 4} 156 c, ${t.S * 0.56} 186, ${t.S * 0.84} 208, ${t.S * 0.96} 260, ${t.S * 0.92} 400, ${t.S} 660 c, ${t.S * 0.34} 660 c, ${t.S * 0.32} 460, ${t.S * 0.36} 330, ${t.N + 14} 214`,
    side,
    true,
  );
  const folds = [0.48, 0.62, 0.76]
    .map((q) => stroke(t.line(`${t.N + 30 + q * 30} 190, ${t.S * q} 330, ${t.S * q} 640`, side), mix(tone, t.c.deep, 0.34), 4))
    .join('');
  return t.pen.rimmed(
    d,
    tone,
    6,
    folds +
      stroke(t.line(`${t.N + 12} 190, ${t.S * 0.37} 330, ${t.S * 0.345} 460, ${t.S * 0.36} 660`, side), border, 13) +
      (side === t.pen.key ? '' : fill(`M${side * 20} 100H${side * 500}V660H${side * 20}Z`, t.c.deep, fade(0.34))),
  );
}

/** A saree's pallu from one shoulder across the bust, over the blouse. */
function pallu(t: Tailor, side: number, border: string): string {
  const d = t.line(
    `${-t.N - 22} 158 c, ${-t.N - 62} 182, ${-t.S * 0.72} 206, ${-t.S * 0.92} 250, ${-t.S * 1.12} 400, ${-t.S * 1.2} 660 c, ${t.S * 1.2} 660 c, ${t.S * 1.14} 500 c, ${t.S * 0.7} 428, ${t.S * 0.1} 320`,
    side,
    true,
  );
  const edge = t.line(`${-t.N - 22} 160, ${t.S * 0.1} 322, ${t.S * 0.7} 430, ${t.S * 1.16} 504`, side);
  const pleats = [
    t.line(`${-t.N - 50} 180, -70 340, 110 560`, side),
    t.line(`${-t.N - 84} 196, -124 350, -10 580`, side),
    t.line(`${-t.S * 0.78} 220, -160 360, -110 600`, side),
  ];
  return t.patterned(
    d,
    t.c.cloth,
    pleats.map((p) => stroke(p, t.c.clothDeep, 4)).join('') + stroke(edge, border, 24) + stroke(edge, t.c.clothDeep, 3, GOLD_DASH),
  );
}

const blouse = (t: Tailor, tone: string) => t.piece(t.cover(cuts(t).scoop), tone) + stroke(t.edge(cuts(t).scoop), t.c.metal, 4);
const saree = (t: Tailor, border: string) => blouse(t, t.c.cloth2) + pallu(t, t.pen.key > 0 ? 1 : -1, border);

export const HERITAGE: GarmentTable = {
  saree: (t) => saree(t, t.c.metal),
  silksaree: (t) => saree(t, t.c.cloth2),
  cottonsaree: (t) => t.piece(t.cover(cuts(t).boat), t.c.cloth2) + pallu(t, t.pen.key > 0 ? 1 : -1, t.c.accent),
  kurta: (t) => {
    const { N, c } = t;
    const band = t.both((s) =>
      fill(
        t.line(`${N + 4} 140 c, ${N * 0.7} 176, 4 206 c, 4 320 c, 16 322 c, 18 226, ${N * 0.9} 204, ${N + 20} 178 c`, s, true),
        c.cloth2,
      ),
    );
    return (
      t.patterned(t.cover({ start: N + 8, points: `${N * 0.62} 196, 7 216 c, 2 300 c, 0 304` }), c.cloth) +
      band +
      [244, 276, 306].map((y) => dot(10, y, 4.4, c.metal)).join('')
    );
  },
  kurti: (t) =>
    t.patterned(
      t.cover({ start: t.N + 26, points: `${t.N * 0.8} 216, 20 240 c, 0 296 c` }),
      t.c.cloth,
      stroke(t.line(`${-t.N - 10} 214, -30 280, 0 330, 30 280, ${t.N + 10} 214`), t.c.metal, 6, GOLD_DASH),
    ) + stroke(t.edge({ start: t.N + 26, points: `${t.N * 0.8} 216, 20 240 c, 0 296 c` }), t.c.cloth2, 9),
  anarkali: (t) => {
    const yoke =
      fill(t.line(`${-t.S * 0.5} 196 c, ${-t.S * 0.44} 330, 0 392, ${t.S * 0.44} 330, ${t.S * 0.5} 196 c`, 1, true), t.c.cloth2) +
      stroke(t.line(`${-t.S * 0.48} 220, ${-t.S * 0.42} 330, 0 392, ${t.S * 0.42} 330, ${t.S * 0.48} 220`), t.c.metal, 6) +
      stroke(t.line(`${-t.S * 0.36} 230, ${-t.S * 0.3} 310, 0 356, ${t.S * 0.3} 310, ${t.S * 0.36} 230`), t.c.metal, 5, GOLD_DASH);
    return (
      t.piece(t.cover(cuts(t).scoop), t.c.cloth, yoke) +
      stroke(t.edge(cuts(t).scoop), t.c.metal, 4) +
      drape(t, -t.pen.key, mix(t.c.accent2, t.c.bg, 0.15), t.c.metal)
    );
  },
  salwar: (t) =>
    t.patterned(t.cover(cuts(t).crew), t.c.cloth) +
    stroke(t.edge(cuts(t).crew), t.c.metal, 4) +
    drape(t, -1, t.c.cloth2, t.c.metal) +
    drape(t, 1, t.c.cloth2, t.c.metal),
  lehenga: (t) =>
    t.piece(
      t.cover({ start: t.N + 44, points: `${t.N + 20} 266, 0 296` }),
      t.c.cloth,
      Array.from({ length: 24 }, (_, i) => dot(-200 + ((i * 67) % 400), 300 + ((i * 41) % 220), 4, t.c.metal)).join(''),
    ) +
    stroke(t.edge({ start: t.N + 44, points: `${t.N + 20} 266, 0 296` }), t.c.metal, 6) +
    drape(t, t.pen.key, t.c.cloth2, t.c.metal),
  shawl: (t) => {
    const wrap = (s: number) =>
      t.pen.rimmed(
        t.line(
          `${t.N + 6} 140 c, ${t.S * 0.6} 182, ${t.S * 0.98} 214, ${t.S * 1.14} 300, ${t.S * 1.22} 660 c, ${s * t.pen.key > 0 ? -60 : 10} 660 c, ${s * t.pen.key > 0 ? -30 : 40} 430, ${t.N * 0.6} 280, ${t.N} 200`,
          s,
          true,
        ),
        s === t.pen.key ? t.c.cloth : t.c.clothDeep,
        6,
        [0, 1, 2]
          .map((i) =>
            stroke(
              t.line(`${t.S * 1.2} ${320 + i * 84}, ${t.S * 0.6} ${352 + i * 84}, -80 ${372 + i * 84}`, s),
              t.c.cloth2,
              i === 1 ? 9 : 20,
              fade(0.9),
            ),
          )
          .join('') + stroke(t.line(`${t.S * 1.2} 362, ${t.S * 0.6} 394, -80 414`, s), t.c.metal, 4, ' stroke-dasharray="10 9"'),
      );
    return t.piece(t.cover(cuts(t).crew), t.c.cloth2Deep) + wrap(-t.pen.key) + wrap(t.pen.key);
  },
  mekhela: (t) =>
    t.piece(t.cover(cuts(t).boat), t.c.cloth2) + drape(t, t.pen.key, '#f4e6cb', '#b3162f') + stroke(t.edge(cuts(t).boat), '#b3162f', 6),
  phiran: (t) =>
    t.piece(
      t.cover(cuts(t).crew, 1.08),
      t.c.cloth,
      fill('M-34 200H34V420Q0 446 -34 420Z', t.c.clothDeep) +
        stroke('M-34 206V420Q0 446 34 420V206', t.c.metal, 5) +
        stroke('M-18 240V400M18 240V400', t.c.metal, 5, GOLD_DASH),
    ) + stroke(t.edge(cuts(t).crew), t.c.metal, 6),
  dashiki: (t) => {
    const yoke = t.line(`${-t.N - 34} 196 c, ${-t.N - 30} 290, -44 372, 0 420 c, 44 372, ${t.N + 30} 290, ${t.N + 34} 196 c`, 1, true);
    const bands = [0, 1, 2]
      .map((i) =>
        stroke(
          t.line(
            `${-t.N - 22 + i * 14} ${206 + i * 8}, ${-36 + i * 9} ${348 - i * 16}, 0 ${400 - i * 30}, ${36 - i * 9} ${348 - i * 16}, ${t.N + 22 - i * 14} ${206 + i * 8}`,
          ),
          [t.c.metal, t.c.accent2, t.c.clothLit][i] ?? t.c.metal,
          6,
        ),
      )
      .join('');
    return t.patterned(t.cover(cuts(t).vee, 1.06), t.c.cloth, fill(yoke, t.c.cloth2) + bands) + stroke(t.edge(cuts(t).vee), t.c.metal, 7);
  },
  agbada: (t) => {
    const robe = (s: number) =>
      t.piece(
        t.line(
          `${t.N + 20} 160 c, ${t.S * 0.66} 186, ${t.S * 1.14} 218, ${t.S * 1.34} 300, ${t.S * 1.46} 660 c, ${t.S * 0.46} 660 c, ${t.S * 0.5} 420, ${t.S * 0.4} 280`,
          s,
          true,
        ),
        t.c.cloth,
        stroke(t.line(`${t.S * 0.8} 230, ${t.S * 0.8} 420, ${t.S * 0.76} 640`, s), t.c.clothLit, 5, fade(0.6)),
      );
    return (
      t.piece(
        t.cover(cuts(t).high),
        t.c.clothLit,
        stroke('M-18 210V430Q0 448 18 430V210', t.c.metal, 5) + stroke('M0 230V430', t.c.metal, 6, GOLD_DASH),
      ) +
      t.both(robe) +
      stroke(t.edge(cuts(t).high), t.c.metal, 6)
    );
  },
  ankara: (t) =>
    t.piece(
      t.cover(cuts(t).off),
      t.c.cloth,
      Array.from({ length: 20 }, (_, i) => {
        const [x, y] = [-210 + ((i * 97) % 420), 312 + ((i * 59) % 280)];
        return dot(x, y, 19, t.c.cloth2) + dot(x, y, 11, t.c.accent2) + dot(x, y, 5, t.c.clothDeep);
      }).join(''),
    ) + stroke(t.edge(cuts(t).off), t.c.cloth2, 9),
  abaya: (t) =>
    t.piece(t.cover(cuts(t).high, 1.04), t.c.cloth, stroke('M-10 216C-16 340 -14 500 -20 640M10 216C16 340 14 500 20 640', t.c.metal, 4)) +
    stroke(t.edge(cuts(t).high), t.c.metal, 5),
  kimonojacket: (t) =>
    t.piece(t.cover(cuts(t).vee), t.c.cloth2) +
    t.patterned(t.cover(cuts(t).open, 1.06), t.c.cloth) +
    stroke(t.line(`${-t.N - 10} 160, ${-t.N * 0.4} 270, 10 400, 40 640`), t.c.clothDeep, 26) +
    stroke(t.line(`${t.N + 10} 160, ${t.N * 0.4} 270, -10 400, -40 640`), t.c.clothLit, 26),
  embroidered: (t) =>
    t.piece(
      t.cover(cuts(t).vee),
      t.c.cloth,
      [-1, 1]
        .map((s) =>
          Array.from(
            { length: 7 },
            (_, i) =>
              dot(s * (34 + (i % 2) * 18), 220 + i * 34, 9, i % 2 ? t.c.accent : t.c.accent2) +
              dot(s * (34 + (i % 2) * 18), 220 + i * 34, 4, t.c.metal),
          ).join(''),
        )
        .join('') + stroke(t.line('-20 262, -22 420, -20 640') + t.line('20 262, 22 420, 20 640'), t.c.accent, 4),
    ) + stroke(t.edge(cuts(t).vee), t.c.accent, 7),
};

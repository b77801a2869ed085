import css from './lighting-plan.module.css';

const MARKS = [
  { letter: 'A', x: 288, y: 384 },
  { letter: 'B', x: 448, y: 86 },
  { letter: 'C', x: 312, y: 224 },
  { letter: 'D', x: 54, y: 230 },
] as const;

/** Plan of a set seen from above. `marks` is how many of its letters the list explains. */
export function LightingPlan({ marks }: { readonly marks: number }) {
  return (
    <svg
      className={css.plan}
      viewBox="10 10 500 440"
      role="img"
      aria-label="Lighting plan seen from above: product on a table, lamp at the upper right, reflector at the left, camera below"
    >
      <rect className={css.floor} x="10" y="10" width="500" height="440" rx="20" />
      <path className={css.beam} d="M382 74L112 168L252 372L424 112Z" />
      <path className={css.core} d="M388 82L160 186L256 322L416 104Z" />
      <g className={css.lines}>
        <path d="M130 96H330" strokeDasharray="6 7" />
        <path d="M120 90q110 -46 220 0" />
        <rect x="170" y="168" width="120" height="110" rx="8" />
        <path d="M84 170v120" strokeWidth="9" />
        <path d="M230 342V290" strokeDasharray="3 7" />
      </g>
      <path className={css.lamp} d="M372 70l52 38l-22 30l-52 -38Z" />
      <path className={css.camera} d="M208 364h10v-16h24v16h10a6 6 0 0 1 6 6v24a6 6 0 0 1-6 6h-44a6 6 0 0 1-6-6v-24a6 6 0 0 1 6-6Z" />
      <circle className={css.product} cx="230" cy="224" r="22" />
      <path className={css.shine} d="M222 214a14 14 0 0 1 18 2" />
      {MARKS.slice(0, marks).map(({ letter, x, y }) => (
        <g key={letter} className={css.mark}>
          <circle cx={x} cy={y} r="15" />
          <text x={x} y={y + 5}>
            {letter}
          </text>
        </g>
      ))}
    </svg>
  );
}

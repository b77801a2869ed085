import type { VariantResult } from '@alltalent/shared/contracts';
import { percent } from '../../domain/figures/figures';
import css from './experiments.module.css';
import { type PlotLine, plotLines } from './plot-lines';

const WIDTH = 720;
const HEIGHT = 260;
const LEFT = 56;
const FOOT = 28;

/** How the conversion grew more certain day by day: a line per variant in the band of its 95 % interval. */
export function ConversionPlot({ variants }: { readonly variants: readonly VariantResult[] }) {
  const lines = plotLines(variants).filter(({ points }) => points.length > 0);
  const days = [...new Set(lines.flatMap(({ points }) => points.map(({ day }) => day)))].sort();
  if (days.length < 2) return <p className="muted">The plot begins with the second day.</p>;
  const top = Math.max(...lines.flatMap(({ points }) => points.map(({ to }) => to))) || 1;
  const x = (day: string) => LEFT + (days.indexOf(day) / (days.length - 1)) * (WIDTH - LEFT - 12);
  const y = (rate: number) => 12 + (1 - rate / top) * (HEIGHT - FOOT - 12);
  return (
    <figure className={css.plot}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={sentenceOf(lines)}>
        {[0, 0.5, 1].map((part) => (
          <g key={part}>
            <line className={css.grid} x1={LEFT} x2={WIDTH - 12} y1={y(top * part)} y2={y(top * part)} />
            <text className={css.tick} x={LEFT - 8} y={y(top * part) + 4} textAnchor="end">
              {percent(top * part, 1)}
            </text>
          </g>
        ))}
        {lines.map((line) => (
          <Line key={line.variant} line={line} x={x} y={y} />
        ))}
        <text className={css.tick} x={LEFT} y={HEIGHT - 6}>
          {days[0]}
        </text>
        <text className={css.tick} x={WIDTH - 12} y={HEIGHT - 6} textAnchor="end">
          {days.at(-1)}
        </text>
      </svg>
      <figcaption className="muted">Conversion up to each day, with its 95 % interval.</figcaption>
    </figure>
  );
}

type LineProps = { readonly line: PlotLine; readonly x: (day: string) => number; readonly y: (rate: number) => number };

function Line({ line: { variant, points }, x, y }: LineProps) {
  const upper = points.map(({ day, to }) => `${x(day)},${y(to)}`);
  const lower = points.map(({ day, from }) => `${x(day)},${y(from)}`).toReversed();
  const last = points.at(-1);
  return (
    <g data-variant={variant} className={css.line}>
      <polygon className={css.band} points={[...upper, ...lower].join(' ')} />
      <polyline points={points.map(({ day, at }) => `${x(day)},${y(at)}`).join(' ')} />
      {last && (
        <text x={x(last.day) - 4} y={y(last.at) - 6} textAnchor="end">
          {variant}
        </text>
      )}
    </g>
  );
}

function sentenceOf(lines: readonly PlotLine[]): string {
  const said = lines.map(({ variant, points }) => {
    const { at, from, to } = points.at(-1) ?? { at: 0, from: 0, to: 0 };
    return `${variant} ${percent(at)}, between ${percent(from)} and ${percent(to)}`;
  });
  return `Conversion at the last day: ${said.join('; ')}`;
}

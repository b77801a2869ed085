import type { FigurePeriod } from '@alltalent/shared/contracts';
import { line } from 'd3-shape';
import type { Measure } from './figure-list';
import { shortPeriod } from './figure-words';
import styles from './plot.module.css';
import { type PlotScale, plotScale } from './plot-scale';

/** A value of a figure, beside that of the time before; null where there is none. */
export type PlotPoint = { readonly from: string; readonly to: string; readonly now: number | null; readonly before: number | null };

export type DrawnFigure = {
  readonly by: FigurePeriod;
  readonly measure: Measure;
  readonly points: readonly PlotPoint[];
  /** Whether the last period goes on. */
  readonly isRunning: boolean;
};
type PlotDrawingProps = DrawnFigure & {
  readonly width: number;
  /** Index of the period that is read; null for none. */
  readonly read: number | null;
};

const HEIGHT = 152;
/** Room for the words of the scale, in pixels. */
export const PLOT_LEFT = 46;
const TOP = 8;
const BOTTOM = 24;
const LEAST_BAR = 1;
const WIDEST_BAR = 30;
const BAR_SHARE = 0.7;
/** Room for the name of a period, in pixels; those of months have a year. */
const LABEL_WIDTHS = { day: 72, week: 72, month: 88 } as const;
const LABEL_DOWN = 17;
const DOT = 3;

/** Draws a figure: bars, or dots and a line for a median, and a broken line for the time before. */
export function PlotDrawing({ by, measure, points, isRunning, width, read }: PlotDrawingProps) {
  const scale = plotScale(
    points.flatMap(({ now, before }) => [now, before]),
    measure,
  );
  const step = (width - PLOT_LEFT) / points.length;
  const place = placesOf(scale, step);
  const Marks = measure === 'minutes' ? Dots : Bars;
  return (
    <svg className={styles.drawing} width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
      {scale.ticks.map(({ at, label }) => (
        <g key={at}>
          <line className={styles.across} x1={PLOT_LEFT} x2={width} y1={place.y(at)} y2={place.y(at)} />
          <text className={styles.tick} x={PLOT_LEFT - 8} y={place.y(at)} dy="0.32em" textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      {read !== null && <rect className={styles.read} x={place.x(read) - step / 2} y={TOP} width={step} height={HEIGHT - TOP - BOTTOM} />}
      <Marks points={points} isRunning={isRunning} place={place} step={step} />
      <path className={styles.before} d={pathOf(points, 'before', place)} />
      {labelled(points.length, (width - PLOT_LEFT) / LABEL_WIDTHS[by]).map((index) => (
        <text
          key={index}
          className={styles.tick}
          x={place.x(index)}
          y={HEIGHT - BOTTOM + LABEL_DOWN}
          textAnchor={index === points.length - 1 ? 'end' : 'middle'}
        >
          {shortPeriod(by, points[index]?.from ?? '')}
        </text>
      ))}
    </svg>
  );
}

type Places = { readonly x: (index: number) => number; readonly y: (value: number) => number };
type MarksProps = Pick<DrawnFigure, 'points' | 'isRunning'> & { readonly place: Places; readonly step: number };

function Bars({ points, isRunning, place: { x, y }, step }: MarksProps) {
  const width = Math.min(WIDEST_BAR, step * BAR_SHARE);
  return points.map(({ from, now }, index) => {
    const height = Math.max(LEAST_BAR, y(0) - y(now ?? 0));
    const isLast = (isRunning && index === points.length - 1) || undefined;
    const left = x(index) - width / 2;
    return <rect key={from} className={styles.bar} data-running={isLast} x={left} y={y(0) - height} width={width} height={height} />;
  });
}

function Dots({ points, isRunning, place }: MarksProps) {
  return (
    <>
      <path className={styles.now} d={pathOf(points, 'now', place)} />
      {points.map(({ from, now }, index) => {
        if (now === null) return null;
        const isLast = (isRunning && index === points.length - 1) || undefined;
        return <circle key={from} className={styles.dot} data-running={isLast} cx={place.x(index)} cy={place.y(now)} r={DOT} />;
      })}
    </>
  );
}

function placesOf({ top }: PlotScale, step: number): Places {
  return {
    x: (index) => PLOT_LEFT + (index + 0.5) * step,
    y: (value) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - value / top),
  };
}

function pathOf(points: readonly PlotPoint[], side: 'now' | 'before', { x, y }: Places): string {
  const draw = line<PlotPoint>()
    .defined((point) => point[side] !== null)
    .x((_point, index) => x(index))
    .y((point) => y(point[side] ?? 0));
  return draw(points) ?? '';
}

/** Indexes of the periods whose names fit below, the last one among them; `room`: how many names fit. */
function labelled(count: number, room: number): readonly number[] {
  const every = Math.max(1, Math.ceil(count / Math.max(1, room)));
  return Array.from({ length: count }, (_label, index) => index).filter((index) => (count - 1 - index) % every === 0);
}

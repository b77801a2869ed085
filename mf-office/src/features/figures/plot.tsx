import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { t } from '../../messages/figures';
import { shortPeriod, valueInWords, wholePeriod } from './figure-words';
import { type DrawnFigure, PLOT_LEFT, PlotDrawing } from './plot-drawing';
import styles from './plot.module.css';
import { useWidth } from './use-width';

type PlotProps = DrawnFigure & { readonly label: string };

/** A figure by period. Pointer and arrow keys choose the period that is read below it, by itself the last one. */
export function Plot({ label, ...figure }: PlotProps) {
  const [holder, width] = useWidth<HTMLDivElement>();
  const [chosen, setChosen] = useState<number | null>(null);
  const last = figure.points.length - 1;
  const read = Math.min(chosen ?? last, last);
  const choose = (index: number) => setChosen(Math.max(0, Math.min(last, index)));
  const handleMove = ({ clientX, currentTarget }: PointerEvent<HTMLDivElement>) => {
    const left = clientX - currentTarget.getBoundingClientRect().left - PLOT_LEFT;
    choose(Math.floor((left / (width - PLOT_LEFT)) * figure.points.length));
  };
  const handleKey = (event: KeyboardEvent) => {
    const next = NEXT_BY_KEY[event.key]?.(read, last);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
  };
  return (
    <>
      <div
        ref={holder}
        className={styles.plot}
        role="slider"
        tabIndex={0}
        aria-label={t('figures.plot', { label, by: figure.by })}
        aria-valuemin={1}
        aria-valuemax={figure.points.length}
        aria-valuenow={read + 1}
        aria-valuetext={readingOf(figure, read)}
        onKeyDown={handleKey}
        onBlur={() => setChosen(null)}
        onPointerMove={handleMove}
        onPointerLeave={() => setChosen(null)}
      >
        <PlotDrawing {...figure} width={width} read={chosen === null ? null : read} />
      </div>
      <p className={`num ${styles.reading}`} aria-hidden="true">
        {readingOf(figure, read, true)}
      </p>
    </>
  );
}

const NEXT_BY_KEY: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowLeft: (index) => index - 1,
  ArrowDown: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  ArrowUp: (index) => index + 1,
  Home: () => 0,
  End: (_index, last) => last,
};

/** Says the values of a period; `isShort`: with the day in few letters. */
function readingOf({ by, measure, points }: DrawnFigure, index: number, isShort = false): string {
  const point = points[index];
  if (!point) return '';
  const [now, before] = [valueInWords(point.now, measure), valueInWords(point.before, measure)];
  const period = isShort && by === 'day' ? shortPeriod(by, point.from) : wholePeriod(by, point);
  return t('figures.reading', { period, now, before });
}

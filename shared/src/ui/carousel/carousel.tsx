import './carousel.vendor.css';
import { Children, type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import Slider from 'react-slick';
import { IconButton } from '../button/icon-button';
import { joinClasses } from '../join-classes';
import { useMediaQuery } from '../media-query/use-media-query';
import styles from './carousel.module.css';
import { useInertSlides } from './use-inert-slides';
import { type CarouselSettings, useSlideLayout } from './use-slide-layout';

export type { CarouselBreakpoint, CarouselSettings } from './use-slide-layout';

export type CarouselProps = {
  readonly label: string;
  /** One slide each. */
  readonly children: ReactNode;
  readonly settings?: CarouselSettings;
  /** Header before the slides, with the buttons beside it; without one, the buttons are below the slides. */
  readonly header?: ReactNode;
  readonly intervalMs?: number;
  readonly speedMs?: number;
  readonly className?: string;
};

const ONE_SLIDE: CarouselSettings = { slidesToShow: 1, margin: 0, breakpoints: [] };

/** Carousel that advances by itself, unless it is hovered, focused, paused, or reduced motion is set. */
export function Carousel(props: CarouselProps) {
  const { label, children, settings = ONE_SLIDE, header, intervalMs = 2500, speedMs = 1000, className } = props;
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const slider = useRef<Slider>(null);
  const [isPaused, setPaused] = useState(false);
  const [isHeld, holdProps] = useHold();
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)', true);
  const { slides, margin } = useSlideLayout(settings);
  const canTurn = Children.count(children) > slides;
  useInertSlides(root);
  useTurns(slider, canTurn && !isStill && !isPaused && !isHeld ? intervalMs : null);
  // The library's HTML has style attributes, and it measures when it is mounted, so it comes after the margin and before the paint.
  const withMargin = useCallback(
    (element: HTMLElement | null) => {
      element?.style.setProperty('--slide-margin', `${margin}px`);
      setRoot(element);
    },
    [margin],
  );
  const items = Children.map(children, (child) => <div className={styles.slide}>{child}</div>);
  const controls = canTurn && (
    <div className={styles.controls}>
      {!isStill && (
        <IconButton label={isPaused ? 'Play' : 'Pause'} icon={isPaused ? 'play' : 'pause'} onClick={() => setPaused(!isPaused)} />
      )}
      <IconButton label="Previous" icon="prev" onClick={() => slider.current?.slickPrev()} />
      <IconButton label="Next" icon="next" onClick={() => slider.current?.slickNext()} />
    </div>
  );
  return (
    <section
      ref={withMargin}
      className={joinClasses(styles.carousel, className)}
      aria-roledescription="carousel"
      aria-label={label}
      {...holdProps}
    >
      {header && (
        <div className={styles.header}>
          {header}
          {controls}
        </div>
      )}
      <div className={styles.window}>
        {root ? (
          <Slider ref={slider} infinite arrows={false} dots={false} speed={isStill ? 0 : speedMs} slidesToShow={slides}>
            {items}
          </Slider>
        ) : (
          <div className={styles.drawn}>{items}</div>
        )}
      </div>
      {!header && controls}
    </section>
  );
}

/** The library's own autoplay never comes back from a pause that was a change of its settings. */
function useTurns(slider: RefObject<Slider | null>, intervalMs: number | null): void {
  useEffect(() => {
    if (intervalMs === null) return;
    const timer = setInterval(() => slider.current?.slickNext(), intervalMs);
    return () => clearInterval(timer);
  }, [slider, intervalMs]);
}

/** True while the pointer is over the element or the focus is in it. */
function useHold() {
  const [isOver, setOver] = useState(false);
  const [isInside, setInside] = useState(false);
  const props = {
    onPointerEnter: () => setOver(true),
    onPointerLeave: () => setOver(false),
    onFocus: () => setInside(true),
    onBlur: () => setInside(false),
  };
  return [isOver || isInside, props] as const;
}

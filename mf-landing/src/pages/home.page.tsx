import { LiveCounts } from '../features/home/counters/live-counts';
import { Hero } from '../features/home/hero/hero';
import { LazySection } from '../domain/lazy-section/lazy-section';
import { BANNER } from '../domain/loop/loop-files';
import { LoopPicture } from '../domain/loop/loop-picture';
import { PauseButton } from '../domain/loop/pause-button';
import { useLoop } from '../domain/loop/use-loop';
import { HOME_SECTIONS } from './home-sections';

export function HomePage() {
  const loop = useLoop();
  return (
    <>
      <Hero wall={<LoopPicture name={BANNER} loop={loop} />} counts={<LiveCounts />} pause={<PauseButton loop={loop} look="quiet" />} />
      {HOME_SECTIONS.map((section) => (
        <LazySection key={section.room} {...section} />
      ))}
    </>
  );
}

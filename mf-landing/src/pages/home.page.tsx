import { LiveCounts } from '../features/counters/live-counts';
import { Hero } from '../features/hero/hero';
import { LazySection } from '../features/lazy-section/lazy-section';
import { BANNER } from '../features/loop/loop-files';
import { LoopPicture } from '../features/loop/loop-picture';
import { PauseButton } from '../features/loop/pause-button';
import { useLoop } from '../features/loop/use-loop';
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

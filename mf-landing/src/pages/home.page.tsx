import { LiveCounts } from '../features/counters/live-counts';
import { Hero } from '../features/hero/hero';
import { LazySection } from '../features/lazy-section/lazy-section';
import { BANNER } from '../features/loop/loop-files';
import { LoopPicture } from '../features/loop/loop-picture';
import { PauseButton } from '../features/loop/pause-button';
import { useLoop } from '../features/loop/use-loop';

const loadFeaturedTalent = () => import('../features/featured-talent/featured-talent.section');
const loadCategories = () => import('../features/categories/categories.section');
const loadTally = () => import('../features/counters/tally.section');

export function HomePage() {
  const loop = useLoop();
  return (
    <>
      <Hero wall={<LoopPicture name={BANNER} loop={loop} />} counts={<LiveCounts />} pause={<PauseButton loop={loop} look="quiet" />} />
      <LazySection label="Featured talent" height="tall" load={loadFeaturedTalent} />
      <LazySection label="Popular talent categories" height="medium" load={loadCategories} />
      <LazySection label="Talent and job counter" height="low" load={loadTally} />
    </>
  );
}

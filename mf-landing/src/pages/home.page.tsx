import { LiveCounts } from '../features/counters/live-counts';
import { Hero } from '../features/hero/hero';
import { LazySection } from '../features/lazy-section/lazy-section';

const loadFeaturedTalent = () => import('../features/featured-talent/featured-talent.section');
const loadCategories = () => import('../features/categories/categories.section');
const loadTally = () => import('../features/counters/tally.section');

export function HomePage() {
  return (
    <>
      <Hero counts={<LiveCounts />} />
      <LazySection label="Featured talent" height="tall" load={loadFeaturedTalent} />
      <LazySection label="Popular talent categories" height="medium" load={loadCategories} />
      <LazySection label="Talent and job counter" height="low" load={loadTally} />
    </>
  );
}

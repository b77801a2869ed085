import { type ComponentType, lazy, Suspense, useRef, useState } from 'react';
import css from './lazy-section.module.css';
import type { Room } from './rooms';
import { SectionFence } from '../section/section-fence';
import { useNearViewport } from '../section/use-near-viewport';

type LoadSection = () => Promise<{ readonly Section: ComponentType }>;

export type LazySectionProps = {
  /** What the section is called when it fails: '<label> did not load'. */
  readonly label: string;
  /** Height reserved for the section, so that nothing below it moves. */
  readonly room: Room;
  readonly load: LoadSection;
};

/** A section of its own chunk, fetched when it comes near the screen. */
export function LazySection({ label, room, load }: LazySectionProps) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(box);
  return (
    <div ref={box} className={css[room]}>
      {isNear ? (
        <SectionFence label={label}>
          <LoadedSection load={load} />
        </SectionFence>
      ) : (
        <ReservedSpace />
      )}
    </div>
  );
}

/** Sections that came once: who returns to the page has them at once, without a blink. */
const known = new WeakMap<LoadSection, ComponentType>();

/** A failed import is remembered by `lazy`, so each attempt of the fence makes its own. */
function LoadedSection({ load }: { readonly load: LoadSection }) {
  const [Section] = useState(() => known.get(load) ?? lazy(() => fetchSection(load)));
  return (
    <Suspense fallback={<ReservedSpace />}>
      <Section />
    </Suspense>
  );
}

async function fetchSection(load: LoadSection): Promise<{ readonly default: ComponentType }> {
  const { Section } = await load();
  known.set(load, Section);
  return { default: Section };
}

function ReservedSpace() {
  return <div className={css.reserved} />;
}

import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useRef, useState } from 'react';
import css from './lazy-section.module.css';
import type { Room } from './rooms';
import { SectionFence } from '../section/section-fence';
import { useNearViewport } from '../section/use-near-viewport';

type SectionModule = {
  readonly Section: ComponentType;
  /** Asks for what the section shows; left out when the page itself does. */
  readonly prefetch?: (queryClient: QueryClient) => Promise<void>;
};
type LoadSection = () => Promise<SectionModule>;

export type LazySectionProps = {
  /** What the section is called when it fails: '<label> did not load'. */
  readonly label: string;
  /** Height reserved for the section, so that nothing below it moves. */
  readonly room: Room;
  readonly load: LoadSection;
};

/** A section of its own chunk, fetched when it comes near the screen. Without script it is there from the start. */
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
        <>
          <ReservedSpace />
          <WithoutScript load={load} />
        </>
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

/** React draws what is in a `noscript` on the server only, and browsers with script do not parse it. */
function WithoutScript({ load }: { readonly load: LoadSection }) {
  const [Section] = useState(() => known.get(load));
  return <noscript>{Section && <Section />}</noscript>;
}

/** Fetches the code of a section and what it shows, for a page drawn by the server. */
export async function prepareSection({ load }: LazySectionProps, queryClient: QueryClient): Promise<void> {
  const { Section, prefetch } = await load();
  known.set(load, Section);
  await prefetch?.(queryClient);
}

async function fetchSection(load: LoadSection): Promise<{ readonly default: ComponentType }> {
  const { Section } = await load();
  known.set(load, Section);
  return { default: Section };
}

function ReservedSpace() {
  return <div className={css.reserved} />;
}

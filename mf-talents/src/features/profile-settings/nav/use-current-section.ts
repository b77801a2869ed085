import { useEffect, useState } from 'react';

/** The line of the window, from its top, that a section has to reach to count as being read. */
const READING_LINE = 0.4;

/** Returns the id of the section being read. Sections mount and unmount, so they are looked up each time. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const line = window.innerHeight * READING_LINE;
      const reached = ids.filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= line);
      setCurrent(reached.at(-1) ?? ids[0]);
    };
    const handleScroll = () => {
      frame ||= requestAnimationFrame(look);
    };
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', handleScroll);
      cancelAnimationFrame(frame);
    };
  }, [ids]);
  return current;
}

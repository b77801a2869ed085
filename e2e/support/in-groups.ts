/** Pages that one test opens: a browser that has loaded a remote once opens its next page in a fraction of the time. */
const MOST = 8;

/** Returns the things in groups, each for one test. */
export function inGroups<Thing>(things: readonly Thing[]): readonly (readonly Thing[])[] {
  return Array.from({ length: Math.ceil(things.length / MOST) }, (_, group) => things.slice(group * MOST, (group + 1) * MOST));
}

/** Pages that one test opens. A browser that has loaded the scripts once opens its next page with less work. */
const MOST = 8;

/** Returns things in groups of at most eight, each group for one test. */
export function inGroups<Thing>(things: readonly Thing[]): readonly (readonly Thing[])[] {
  return Array.from({ length: Math.ceil(things.length / MOST) }, (_, group) => things.slice(group * MOST, (group + 1) * MOST));
}

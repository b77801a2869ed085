/** A screen so wide, on which things may move or not. */
export function openScreen(width: number, { isStill = false } = {}): void {
  const list = (query: string) => {
    const from = /min-width: (\d+)px/u.exec(query)?.[1];
    const listen = { addEventListener: () => undefined, removeEventListener: () => undefined };
    return { matches: from === undefined ? isStill && query.includes('reduced-motion') : width >= Number(from), ...listen };
  };
  Object.assign(globalThis, { matchMedia: list });
}

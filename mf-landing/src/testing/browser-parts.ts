/** Sets what media queries say: everything named here matches, the rest does not. */
export function matchMediaQueries(...matching: readonly string[]): void {
  window.matchMedia = ((query: string) => ({
    matches: matching.includes(query),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
}

/** jsdom plays nothing; a test sees what the player was told. */
export function watchPlayer(): { readonly play: jest.SpyInstance; readonly pause: jest.SpyInstance } {
  return {
    play: jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(),
    pause: jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined),
  };
}

export function saveData(isOn: boolean): void {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: isOn } });
}

/** An observer that waits for the test to say that the element has come near. */
export function holdIntersections(): { readonly arrive: () => void; readonly forget: () => void } {
  const waiting: (() => void)[] = [];
  class HeldObserver {
    readonly notify: IntersectionObserverCallback;
    constructor(notify: IntersectionObserverCallback) {
      this.notify = notify;
    }
    observe(): void {
      const entry = { isIntersecting: true } as IntersectionObserverEntry;
      waiting.push(() => this.notify([entry], this as unknown as IntersectionObserver));
    }
    disconnect(): void {
      // Nothing is held.
    }
  }
  Object.assign(window, { IntersectionObserver: HeldObserver });
  return {
    arrive: () => waiting.splice(0).forEach((notify) => notify()),
    forget: () => Reflect.deleteProperty(window, 'IntersectionObserver'),
  };
}

/** What a screen of this width, whose owner wants motion or none, says to queries of both. */
export function setScreen({ width, isStill }: { readonly width: number; readonly isStill: boolean }): void {
  window.matchMedia = ((query: string) => {
    const from = /min-width: (\d+)px/u.exec(query)?.[1];
    return {
      matches: from === undefined ? query.includes('prefers-reduced-motion') && isStill : width >= Number(from),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
    };
  }) as unknown as typeof window.matchMedia;
}

/** React's scheduler, which comes without types. The shell uses one of its functions. */
declare module 'scheduler' {
  /** Sets how often in a second React lets the browser paint and answer: 83 means slices of 12 ms. */
  export function unstable_forceFrameRate(framesPerSecond: number): void;
}

/** Where an upload of this application's self-tape is found again. */
export const tapePlaceOf = (id: number): string => `self-tape-${id}`;

/** Where an upload of a reel is found again. */
export const REEL_UPLOAD = { place: 'reel', purpose: 'reel' } as const;

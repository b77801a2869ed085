import large from './art/stage-1600.avif';
import small from './art/stage-960.avif';
import webp from './art/stage.webp';
import type { StillFiles } from './still';

export const STAGE: StillFiles = { avif: { 960: small, 1600: large }, webp, width: 1600, height: 900 };

import large from './art/sunrise-1600.avif';
import small from './art/sunrise-960.avif';
import webp from './art/sunrise.webp';
import type { StillFiles } from './still';

export const SUNRISE: StillFiles = { avif: { 960: small, 1600: large }, webp, width: 1600, height: 1000 };

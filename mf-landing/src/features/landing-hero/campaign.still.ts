import large from './art/campaign-1600.avif';
import small from './art/campaign-960.avif';
import webp from './art/campaign.webp';
import type { StillFiles } from './still';

export const CAMPAIGN: StillFiles = { avif: { 960: small, 1600: large }, webp, width: 1600, height: 900 };

import { ASIA } from './asia';
import { EAST_INDIA } from './india-east';
import { NORTH_INDIA } from './india-north';
import { SOUTH_INDIA } from './india-south';
import { WEST_INDIA } from './india-west';
import type { Region } from './region';
import { WORLD } from './world';

export type { Region } from './region';

export const INDIAN_REGIONS: readonly Region[] = [...NORTH_INDIA, ...SOUTH_INDIA, ...WEST_INDIA, ...EAST_INDIA];
export const REGIONS: readonly Region[] = [...INDIAN_REGIONS, ...ASIA, ...WORLD];

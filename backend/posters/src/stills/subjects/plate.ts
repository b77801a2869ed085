import { mix } from '../../drawing/colour';
import { fade, fill, oval, stroke } from '../../drawing/pen';
import { CREAM } from '../../palettes';
import type { Lamp } from '../lamp';

const [CHINA, RICE, LIME] = ['#efe4d2', '#f6ead2', '#d9d24a'];

function dish({ deep, rim, object: curry = '#c9541f' }: Lamp): string {
  return (
    fill('M-190 60C-300 70 -330 130 -200 158C-60 186 120 170 190 90Z', deep, fade(0.4)) +
    oval(0, 76, 206, 102, rim) +
    oval(-4, 79, 205, 101, CHINA) +
    fill('M-208 74A206 101 0 0 0 40 178C-60 160 -130 130 -150 74C-140 30 -100 4 -70 -8A206 101 0 0 0 -208 74Z', mix(CHINA, deep, 0.34)) +
    oval(0, 70, 158, 74, mix(CHINA, deep, 0.16)) +
    oval(2, 74, 152, 69, curry) +
    fill('M-150 74A152 69 0 0 0 20 143C-50 120 -90 96 -92 74C-92 50 -70 26 -40 8A152 69 0 0 0 -150 74Z', mix(curry, '#3a0d08', 0.42)) +
    stroke('M16 118C50 120 92 108 118 84', mix(curry, '#ffe0a0', 0.6), 6, fade(0.8))
  );
}

function rice(lamp: Lamp): string {
  const grains = 'M-14 -30l12 5M14 -12l14 3M30 14l13 0M0 16l12 6M36 36l12 -3M-16 -8l10 7';
  return lamp.solid(
    'M-112 62C-108 -6 -62 -52 -12 -52C40 -52 74 -10 78 48C40 76 -70 84 -112 62Z',
    RICE,
    fill('M-120 -60H-40C-60 -10 -58 40 -40 90H-120Z', mix(RICE, lamp.deep, 0.36)) + stroke(grains, mix(RICE, lamp.deep, 0.3), 5),
  );
}

const lime = (lamp: Lamp) =>
  lamp.solid(
    'M64 84C60 54 92 36 126 44C132 76 108 100 64 84Z',
    LIME,
    stroke('M70 82C80 60 100 50 124 50M92 68L88 84M100 62L110 78', '#fdf6b8', 3),
  );

const HERBS =
  fill('M-62 -34C-80 -60 -100 -64 -116 -56C-100 -40 -84 -32 -62 -34', '#4f9148') +
  stroke('M-62 -34C-80 -60 -100 -64 -116 -56C-100 -40 -84 -32 -62 -34', '#2f6a34', 3) +
  fill('M-58 -40C-60 -72 -48 -92 -28 -96C-24 -72 -34 -50 -58 -40Z', '#3c7a3c') +
  fill('M-58 -40C-46 -60 -36 -76 -28 -96C-24 -72 -34 -50 -58 -40Z', '#6bab55') +
  stroke('M6 -48C30 -72 66 -70 80 -92', '#c2183d', 13) +
  stroke('M12 -54C34 -72 62 -72 76 -90', '#ff8a7a', 3) +
  stroke('M80 -92l10 -12', '#4f9148', 6);

const STEAM = stroke('M-34 -112C-50 -140 -16 -156 -32 -190M34 -118C18 -146 52 -162 36 -198', CREAM, 6, fade(0.55));

export const plate = (lamp: Lamp): string => dish(lamp) + rice(lamp) + lime(lamp) + HERBS + STEAM;

import { mix } from '../../drawing/colour';
import { fade, fill, stroke } from '../../drawing/pen';
import { lettering, letteringWidth } from '../../lettering/lettering';
import { CREAM, GOLD } from '../../palettes';
import type { Lamp } from '../lamp';

type Jar = { readonly x: number; readonly half: number; readonly tall: number; readonly glass: string; readonly lid: string };

function drawJar(lamp: Lamp, { x, half, tall, glass, lid }: Jar): string {
  const { deep, light } = lamp;
  const body = `M${-half} ${150 - tall}H${half}V140Q${half} 150 ${half - 10} 150H${10 - half}Q${-half} 150 ${-half} 140Z`;
  const cover = `M${-half - 3} ${116 - tall}H${half + 3}V${150 - tall}H${-half - 3}Z`;
  const planes =
    fill(`M${-half - 4} -80V160H${-half * 0.3}V-80Z`, mix(glass, deep, 0.4)) +
    fill(`M${half * 0.45} -80h10V160h-10Z`, mix(glass, light, 0.6), fade(0.6));
  return (
    `<g transform="translate(${x} 0)">${lamp.shadow(-half, half, 148, 150)}${lamp.solid(body, glass, planes)}` +
    `${lamp.solid(cover, lid, fill(`M${-half - 6} -110V150H${-half * 0.3}V-110Z`, mix(lid, deep, 0.45)), 3)}</g>`
  );
}

const LOW: Jar = { x: 96, half: 62, tall: 84, glass: '#fff3de', lid: '#16121a' };
const RED: Jar = { x: -92, half: 50, tall: 120, glass: '#c2183d', lid: GOLD };

export function jars(lamp: Lamp): string {
  const word = 'MASALA';
  return (
    drawJar(lamp, RED) +
    drawJar(lamp, LOW) +
    drawJar(lamp, { x: 2, half: 40, tall: 218, glass: lamp.object ?? '#0b6b63', lid: GOLD }) +
    lettering(word, 2 - letteringWidth(word, 22) / 2, 60, { size: 22, fill: CREAM }) +
    stroke('M-18 76H22', '#f7b538', 4)
  );
}

/** Draws the two low jars, to stand beside something taller. */
export const lowJars = (lamp: Lamp): string =>
  drawJar(lamp, { ...RED, x: -64, ...(lamp.object === undefined ? {} : { glass: lamp.object }) }) + drawJar(lamp, { ...LOW, x: 72 });

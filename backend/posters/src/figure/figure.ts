import { mix } from '../drawing/colour';
import { mirror, type Point, round } from '../drawing/outline';
import { fade, fill, group, makePen, type Pen } from '../drawing/pen';
import { drawGarment, isBareNecked } from '../garments/garments';
import { drawHair, type Hair } from '../hair/hair';
import type { FigureColours } from '../palettes';
import { drawBeard, drawLongBeard } from './beard';
import { drawBust, drawEars, makeBody } from './body';
import { drawBrows, drawEyes } from './eyes';
import { drawFaceShadow, drawLitPlane } from './lighting';
import type { Look } from './look';
import { drawBindi, drawMarks } from './marks';
import { drawMouth, drawNose } from './nose-and-mouth';
import { drawEarrings, drawGlasses, drawHeadphones, drawNecklace, drawNoseRing, drawTikka } from './worn';

type Figure = { readonly defs: string; readonly art: string };

function faceOutline({ face: f, isBroad }: Look): Point[] {
  const P = (x: number, y: number, z: number): Point => [x, y, z, false];
  const chinWidth = (isBroad ? 44 : 35) * f.chinWidth;
  return mirror([
    P(0, -120, 42),
    P(50 * f.fore, -108, 36),
    P(79 * f.temple, -64, 26),
    P(86 * f.cheek, -12, 20),
    P(81 * f.low, 36, 20),
    P(66 * f.jaw, 78, 28),
    P(chinWidth, 110 * (0.5 + f.chin / 2), 50),
    P(0, 124 * f.chin, 68),
  ]);
}

function drawFace(pen: Pen, look: Look, hair: Hair): string {
  const { key, colours: c } = pen;
  const outline = pen.path(faceOutline(look));
  const features =
    fill(outline, c.skin) +
    drawLitPlane(pen) +
    drawMarks(pen, look) +
    drawBrows(pen, look) +
    drawEyes(pen, look) +
    drawNose(pen, look) +
    drawBeard(pen, look) +
    drawMouth(pen, look) +
    drawBindi(pen, look) +
    drawFaceShadow(pen, look);
  const cast = hair.front ? `<g transform="translate(${key * -5} 9)">${fill(hair.front, c.deep, fade(0.42))}</g>` : '';
  return group(pen.clip(outline), features + cast) + (hair.coversEars ? '' : drawCheekRim(pen, outline, !hair.front));
}

/** Draws a line of light on the far cheek. */
function drawCheekRim(pen: Pen, outline: string, isBald: boolean): string {
  const [x, top] = [pen.key > 0 ? -300 : 30, isBald ? -150 : -40];
  const band = pen.clip(`M${x} ${top}H${x + 270}V100H${x}Z`);
  return group(
    pen.clip(outline),
    `<path d="${outline}" fill="none" stroke="${pen.colours.rim}" stroke-width="9" clip-path="url(#${band})"/>`,
  );
}

/** Draws a bust as flat lit planes: back hair, body, ears, face, front hair, worn things. */
export function drawFigure(look: Look, colours: FigureColours, uid: string, behind = ''): Figure {
  const pen = makePen(look, look.key, colours, uid);
  const body = makeBody(look);
  const hair = drawHair(pen, look);
  const garment = drawGarment(pen, look, body);
  const lift = (art: string) => `<g transform="translate(0 ${round(-body.lift + (look.tall - 1) * 90)})">${art}</g>`;
  const art = [
    behind,
    hair.back ? pen.rimmed(hair.back, mix(colours.hair, colours.deep, 0.3), 5) : '',
    hair.behind ?? '',
    lift(
      drawBust(pen, look, body) +
        (isBareNecked(look.garment) ? '' : drawNecklace(pen, look, body)) +
        garment +
        (isBareNecked(look.garment) ? drawNecklace(pen, look, body) : ''),
    ),
    hair.coversEars ? '' : drawEars(pen, look),
    drawFace(pen, look, hair),
    drawLongBeard(pen, look),
    hair.top ?? '',
    drawNoseRing(pen, look),
    drawTikka(pen, look),
    drawGlasses(pen, look),
    drawEarrings(pen, look),
    drawHeadphones(pen, look),
  ];
  return { defs: pen.defs(), art: art.join('') };
}

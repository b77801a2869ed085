import sharp from 'sharp';
import { composePoster } from '../src/compose';
import type { PosterSubject } from '../src';
import { type Acting, composeScene, SCENE_SIZE } from '../src/stills/scenes';
import { clamp, smooth } from './pixels';

/** Part of a sheet the camera sees: centre in shares of the sheet, and zoom. */
type View = { readonly x: number; readonly y: number; readonly near: number };
type Moving = { readonly seconds: number; readonly from: View; readonly to: View };
type SceneShot = Moving & { readonly scene: string; readonly acting: (seconds: number) => Acting };
type PersonShot = Moving & { readonly subject: PosterSubject; readonly look: (seconds: number) => Readonly<Record<string, unknown>> };
export type HeroShot = SceneShot | PersonShot;

export const HERO_SIZE = { width: 1600, height: 900 };
/** Length of a cross-fade in seconds. */
const DISSOLVE = 0.5;
/** Framing of a person right of the headline, as tall as the screen. */
const PERSON = { ...HERO_SIZE, zoom: 0.52, dx: 290, dy: 30 };

const isScene = (shot: HeroShot): shot is SceneShot => 'scene' in shot;

/** Adds a lamp that moves over the picture, and ink on the left behind the headline. `turn` is the place in the loop, 0 to 1. */
function drawLight(turn: number): string {
  const { width: W, height: H } = HERO_SIZE;
  const angle = turn * Math.PI * 2;
  const foot = W * (0.5 + 0.2 * Math.sin(angle + 0.8));
  const glow = (id: string, x: number, y: number, strength: number) =>
    `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${W * 0.42}"><stop offset="0" stop-color="#ffc27a" stop-opacity="${strength.toFixed(3)}"/><stop offset="1" stop-color="#ffb066" stop-opacity="0"/></radialGradient>`;
  const beam = `<linearGradient id="hb" gradientUnits="userSpaceOnUse" x1="${W}" y1="0" x2="${W * 0.5}" y2="${H}"><stop offset="0" stop-color="#ffe0b0" stop-opacity=".11"/><stop offset="1" stop-color="#ffd094" stop-opacity="0"/></linearGradient>`;
  const ink = `<linearGradient id="hi"><stop offset=".04" stop-color="#140f16" stop-opacity=".62"/><stop offset=".5" stop-color="#140f16" stop-opacity="0"/></linearGradient>`;
  const leaks =
    glow('ha', W * (0.78 + 0.12 * Math.cos(angle)), H * (0.14 + 0.1 * Math.sin(angle)), 0.15 + 0.07 * Math.sin(angle + 2)) +
    glow('hc', W * (0.9 + 0.06 * Math.sin(angle)), H * (0.9 + 0.06 * Math.cos(angle)), 0.1 + 0.05 * Math.sin(angle + 4));
  const veil = (id: string) => `<rect width="${W}" height="${H}" fill="url(#${id})"/>`;
  const cone = (spread: number) =>
    `<path d="M${W * 1.01} ${-H * 0.1}L${(foot - spread).toFixed(1)} ${H * 1.05}H${(foot + spread).toFixed(1)}Z" fill="url(#hb)"/>`;
  return leaks + beam + ink + veil('ha') + veil('hc') + [420, 330, 240, 150].map(cone).join('') + veil('hi');
}

function drawShot(shot: HeroShot, seconds: number, turn: number): string {
  const t = smooth(-0.15, 1.15, clamp(seconds / (shot.seconds + DISSOLVE)));
  const at = (name: keyof View) => shot.from[name] + (shot.to[name] - shot.from[name]) * t;
  const sheet = isScene(shot) ? SCENE_SIZE : HERO_SIZE;
  const [width, height] = [sheet.width / at('near'), sheet.height / at('near')];
  const left = clamp(at('x') - 0.5 / at('near')) * sheet.width;
  const top = clamp(at('y') - 0.5 / at('near')) * sheet.height;
  const svg = isScene(shot)
    ? composeScene(shot.scene, shot.acting(seconds))
    : composePoster({ ...shot.subject, look: { ...shot.subject.look, ...shot.look(seconds) }, variants: [] }, 0, PERSON);
  const view = [Math.min(left, sheet.width - width), Math.min(top, sheet.height - height), width, height].map((value) => value.toFixed(2));
  const light = `<g transform="translate(${view[0]} ${view[1]}) scale(${(width / HERO_SIZE.width).toFixed(5)})">${drawLight(turn)}</g></svg>`;
  return svg
    .replace(/viewBox="[^"]*"/u, `width="${HERO_SIZE.width}" height="${HERO_SIZE.height}" viewBox="${view.join(' ')}"`)
    .replace(/<\/svg>$/u, light);
}

const rasterize = (svg: string) => sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();

export const secondsOfHero = (shots: readonly HeroShot[]) => shots.reduce((sum, { seconds }) => sum + seconds, 0);

/** Renders a moment of the film, 0 to 1. Each shot fades into the next, and the last into the first. */
export async function drawHeroFrame(shots: readonly HeroShot[], turn: number): Promise<Buffer> {
  const seconds = turn * secondsOfHero(shots);
  let ends = 0;
  for (const [i, shot] of shots.entries()) {
    ends += shot.seconds;
    const left = ends - seconds;
    if (left <= 0.0001) continue;
    const now = await rasterize(drawShot(shot, shot.seconds - left + DISSOLVE, turn));
    if (left >= DISSOLVE) return now;
    const next = await rasterize(drawShot(shots[(i + 1) % shots.length] ?? shot, DISSOLVE - left, turn));
    const mixed = smooth(0, 1, 1 - left / DISSOLVE);
    return now.map((value, at) => value + ((next[at] ?? 0) - value) * mixed) as Buffer;
  }
  throw new Error(`Nothing is shown at ${seconds} s.`);
}

/** A place on the figure, in head units: face centre 0 0 0, crown about -125, chin about 122, towards the viewer is +z. */
export type Point = readonly [x: number, y: number, z: number, isCorner: boolean];
export type Flat = readonly [x: number, y: number, isCorner: boolean];
export type Side = -1 | 1;

export const round = (value: number) => Math.round(value * 10) / 10;

/** Reads 'x y z' triples with commas between; z may be left out, a trailing c makes a sharp corner. */
export function pts(text: string): Point[] {
  return text.split(',').map((part) => {
    const isCorner = part.trimEnd().endsWith('c');
    const [x = 0, y = 0, z = 0] = part.replace('c', '').trim().split(/\s+/).map(Number);
    return [x, y, z, isCorner];
  });
}

export const flip = (points: readonly Point[], side: number): Point[] => points.map(([x, y, z, corner]) => [x * side, y, z, corner]);

/** Mirrors a right half to a closed outline. */
export function mirror(half: readonly Point[]): Point[] {
  return [
    ...half,
    ...flip(
      [...half].reverse().filter(([x]) => x !== 0),
      -1,
    ),
  ];
}

/** Makes path data of a Catmull-Rom curve through the points. */
export function spline(points: readonly Flat[], isClosed = true): string {
  const count = points.length;
  const at = (i: number): Flat => points[isClosed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))] ?? [0, 0, false];
  let d = `M${round(at(0)[0])} ${round(at(0)[1])}`;
  for (let i = 0; i < (isClosed ? count : count - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const leave = from[2] ? 0 : 1 / 6;
    const arrive = to[2] ? 0 : 1 / 6;
    d += `C${round(from[0] + (to[0] - before[0]) * leave)} ${round(from[1] + (to[1] - before[1]) * leave)}`;
    d += ` ${round(to[0] - (after[0] - from[0]) * arrive)} ${round(to[1] - (after[1] - from[1]) * arrive)} ${round(to[0])} ${round(to[1])}`;
  }
  return isClosed ? `${d}Z` : d;
}

export type View = { readonly yaw: number; readonly pitch: number; readonly wide: number; readonly tall: number };

/** Turns the head; `wide` and `tall` stretch it first, so hair and glasses follow the skull. */
export function makeProjector({ yaw, pitch, wide, tall }: View): (point: Point) => Flat {
  const [sy, cy, sp, cp] = [Math.sin(yaw), Math.cos(yaw), Math.sin(pitch), Math.cos(pitch)];
  return ([x, y, z, corner]) => {
    const turned = x * wide * cy + z * sy;
    const depth = -x * wide * sy + z * cy;
    return [turned, y * tall * cp - depth * sp, corner];
  };
}

/** Makes a bumpy round outline for curls; `jitter` varies the size of the bumps. */
export function bumps(o: {
  cx: number;
  cy: number;
  r: number;
  count: number;
  amp: number;
  from?: number;
  to?: number;
  jitter: (i: number) => number;
}): Point[] {
  const { from = 0, to = Math.PI * 2 } = o;
  return Array.from({ length: o.count }, (_, i) => {
    const angle = from + ((to - from) * i) / o.count;
    const x = o.cx + Math.cos(angle) * (o.r + (i % 2 ? o.amp : -o.amp * 0.2) + o.jitter(i) * o.amp);
    return [x, o.cy + Math.sin(angle) * (o.r + (i % 2 ? o.amp : 0)), -10, false];
  });
}

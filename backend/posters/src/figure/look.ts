import type { Side } from '../drawing/outline';

/** Multipliers of the plain oval; `wide` and `tall` stretch the whole head. */
export type FaceShape = {
  readonly fore: number;
  readonly temple: number;
  readonly cheek: number;
  readonly low: number;
  readonly jaw: number;
  readonly chinWidth: number;
  readonly chin: number;
};

export type Eyes = {
  readonly state: string;
  readonly lid: string;
  readonly size: number;
  readonly gap: number;
  readonly tilt: number;
  readonly iris: string;
  readonly gaze: number;
  readonly hasLashes: boolean;
};

export type Brows = {
  readonly thick: number;
  readonly arch: number;
  readonly tilt: number;
  readonly length: number;
  readonly gap: number;
  readonly lift: number;
};
export type Nose = { readonly width: number; readonly drop: number; readonly bridge: number; readonly tip: string };
export type Mouth = {
  readonly width: number;
  readonly upper: number;
  readonly lower: number;
  readonly smile: number;
  readonly smirk: number;
  readonly hasTeeth: boolean;
  readonly drop: number;
};

/** Marks on the skin; strengths are from 0 to 1. */
export type Marks = {
  readonly age: number;
  readonly freckles: number;
  readonly blush: number;
  readonly mole: string;
  readonly bindi: string;
  readonly dimple: boolean;
};

/** Worn things; an empty name means nothing. */
type Worn = {
  readonly glasses: string;
  readonly earring: string;
  readonly necklace: string;
  readonly noseRing: string;
  readonly tikka: boolean;
  readonly headphones: boolean;
};

/** All choices of a figure. */
export type Look = {
  readonly key: Side;
  readonly isBroad: boolean;
  readonly yaw: number;
  readonly pitch: number;
  readonly light: string;
  readonly wide: number;
  readonly tall: number;
  readonly shoulders: number;
  readonly neck: number;
  readonly face: FaceShape;
  readonly eyes: Eyes;
  readonly brows: Brows;
  readonly nose: Nose;
  readonly mouth: Mouth;
  readonly marks: Marks;
  readonly worn: Worn;
  readonly beard: string;
  readonly hair: string;
  readonly part: number;
  readonly garment: string;
  readonly pattern: string;
  /** Steady noise of the person, for curls and strands. */
  readonly jitter: (i: number) => number;
};

import type { Availability, RateUnit, SectionAudiences } from '@alltalent/shared/contracts';

/** What is written about one talent, whole: the truth from which the search projection is made. */
export type TalentRecord = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly genderId: number;
  /** Calendar day, YYYY-MM-DD; never leaves the server. */
  readonly bornOn: string;
  readonly categoryId: number;
  readonly subCategoryId: number;
  readonly cityId: number;
  /** A region's name as the poster generator knows it; decides the wardrobe of the drawn picture. */
  readonly region: string;
  readonly status: number;
  readonly isPremium: boolean;
  /** Seconds since 1970. */
  readonly createdAt: number;
  /** Place on the home page's wall, from 1; null: not there. */
  readonly featuredPosition: number | null;
  readonly headline: string;
  readonly about: string;
  readonly skills: readonly string[];
  readonly languages: readonly string[];
  readonly pictureCount: number;
  readonly poster: PosterDirections;
  /** Not named in lists; whoever has the address must log in to see it. Its status is hidden. */
  readonly isPrivate: boolean;
  /** What the owner published beside the above; null for a profile nobody has edited. */
  readonly published: PublishedParts | null;
  readonly attributes: readonly TalentAttributeValue[];
  readonly credits: readonly TalentCredit[];
};

/** Files of /media/photos and what they show, best first; none: the drawn poster stands in. */
export type PublishedPhoto = { readonly name: string; readonly alt: string };

export type PublishedParts = {
  readonly photos: readonly PublishedPhoto[];
  readonly pronouns: string;
  readonly playingAge: { readonly min: number; readonly max: number } | null;
  readonly recordings: readonly { readonly address: string; readonly title: string }[];
  readonly rate: { readonly from: number; readonly unit: RateUnit } | null;
  readonly availability: { readonly state: Availability; readonly from: string };
  readonly audiences: SectionAudiences;
  /** The attributes while they are not for everybody; written and read by the writer alone. */
  readonly keptAttributes?: readonly TalentAttributeValue[] | undefined;
  /** Calendar day in India on which staff approved it. */
  readonly approvedOn: string;
};

/** Directions for the drawn picture; whatever is left open follows from the slug. */
export type PosterDirections = {
  readonly key?: string;
  readonly no?: number;
  readonly look?: object;
  /** Changes of the look by picture of the gallery. */
  readonly variants?: readonly object[];
};

/** `value` is the number, or the position among the attribute's options. */
export type TalentAttributeValue = { readonly attributeId: number; readonly value: number };

export type TalentCredit = { readonly year: number; readonly title: string; readonly part: string; readonly kind: string };

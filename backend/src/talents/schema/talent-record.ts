import type { Availability, RateUnit, SectionAudiences } from '@alltalent/shared/contracts';

/** Everything stored of a talent; the search projection is made from it. */
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
  /** Region in the names of the poster generator; decides the wardrobe of the poster. */
  readonly region: string;
  readonly status: number;
  readonly isPremium: boolean;
  /** Seconds since 1970. */
  readonly createdAt: number;
  /** Position on the home page's wall, from 1; null when not there. */
  readonly featuredPosition: number | null;
  readonly headline: string;
  readonly about: string;
  readonly skills: readonly string[];
  readonly languages: readonly string[];
  readonly pictureCount: number;
  readonly poster: PosterDirections;
  /** True for a profile not named in lists, with status hidden; visitors with the slug must log in to see it. */
  readonly isPrivate: boolean;
  /** Further parts the owner published; null for a profile without edits. */
  readonly published: PublishedParts | null;
  readonly attributes: readonly TalentAttributeValue[];
  readonly credits: readonly TalentCredit[];
};

/** A file of /media/photos and its alt text; a profile without photos shows its poster. */
export type PublishedPhoto = { readonly name: string; readonly alt: string };

export type PublishedParts = {
  readonly photos: readonly PublishedPhoto[];
  readonly pronouns: string;
  readonly playingAge: { readonly min: number; readonly max: number } | null;
  readonly recordings: readonly { readonly address: string; readonly title: string }[];
  /** Uploaded videos; left out by profiles from before there were any. */
  readonly reels?: readonly { readonly videoId: string; readonly title: string }[] | undefined;
  readonly rate: { readonly from: number; readonly unit: RateUnit } | null;
  readonly availability: { readonly state: Availability; readonly from: string };
  readonly audiences: SectionAudiences;
  /** True where clients may print the main photo on a contact sheet; without it they may look at it only. */
  readonly allowsPrints?: boolean | undefined;
  /** Attributes that are not for everybody; written and read by the writer alone. */
  readonly keptAttributes?: readonly TalentAttributeValue[] | undefined;
  /** Calendar day in India on which staff approved it. */
  readonly approvedOn: string;
};

/** Directions for the poster; what is left out follows from the slug. */
export type PosterDirections = {
  readonly key?: string;
  readonly no?: number;
  readonly look?: object;
  /** Changes of the look by picture of the gallery. */
  readonly variants?: readonly object[];
};

/** A talent's attribute. `value` is the number, or the index among the attribute's options. */
export type TalentAttributeValue = { readonly attributeId: number; readonly value: number };

export type TalentCredit = { readonly year: number; readonly title: string; readonly part: string; readonly kind: string };

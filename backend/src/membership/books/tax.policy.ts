/** Goods and services tax on memberships: 18 % (SAC 998439). */
export const TAX_RATE_BASIS_POINTS = 1800;
const WHOLE = 10_000;

export type TaxSplit = {
  readonly taxableMinor: number;
  readonly cgstMinor: number;
  readonly sgstMinor: number;
  readonly igstMinor: number;
};

type Taxed = {
  /** With the tax. */
  readonly totalMinor: number;
  readonly rateBasisPoints: number;
  /** Place of supply by its GST state code; 96 outside India. */
  readonly supplyState: string;
  readonly sellerState: string;
};

/** Splits a total into what is taxed and its taxes: CGST and SGST within the seller's state, IGST otherwise. An odd paisa goes to CGST. */
export function splitTax({ totalMinor, rateBasisPoints, supplyState, sellerState }: Taxed): TaxSplit {
  const taxableMinor = Math.round((totalMinor * WHOLE) / (WHOLE + rateBasisPoints));
  const tax = totalMinor - taxableMinor;
  if (supplyState !== sellerState) return { taxableMinor, cgstMinor: 0, sgstMinor: 0, igstMinor: tax };
  const sgstMinor = Math.floor(tax / 2);
  return { taxableMinor, cgstMinor: tax - sgstMinor, sgstMinor, igstMinor: 0 };
}

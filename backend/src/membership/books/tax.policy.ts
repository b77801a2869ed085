/** Tax of a sum that contains it. */
export type TaxSplit = {
  readonly taxableMinor: number;
  readonly cgstMinor: number;
  readonly sgstMinor: number;
  readonly igstMinor: number;
};

type Taxed = { readonly totalMinor: number; readonly rateBasisPoints: number; readonly supplyState: string; readonly sellerState: string };

/** Splits a sum with tax: CGST and SGST within the seller's state, IGST otherwise. An odd paisa goes to CGST. */
export function splitTax({ totalMinor, rateBasisPoints, supplyState, sellerState }: Taxed): TaxSplit {
  const taxableMinor = Math.round((totalMinor * 10_000) / (10_000 + rateBasisPoints));
  const tax = totalMinor - taxableMinor;
  if (supplyState !== sellerState) return { taxableMinor, cgstMinor: 0, sgstMinor: 0, igstMinor: tax };
  const sgstMinor = Math.floor(tax / 2);
  return { taxableMinor, cgstMinor: tax - sgstMinor, sgstMinor, igstMinor: 0 };
}

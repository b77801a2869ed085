/** 0.0213 -> '2.13 %'. */
export function percent(part: number, digits = 2): string {
  return `${(part * 100).toFixed(digits)} %`;
}

/** Parts of ten thousand -> '20 %'. */
export function share(weight: number): string {
  return `${Number((weight / 100).toFixed(2))} %`;
}

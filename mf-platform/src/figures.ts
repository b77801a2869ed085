const DAY = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

/** 0.0213 -> '2.13 %'. */
export function percent(part: number, digits = 2): string {
  return `${(part * 100).toFixed(digits)} %`;
}

/** Parts of ten thousand -> '20 %'. */
export function share(weight: number): string {
  return `${Number((weight / 100).toFixed(2))} %`;
}

export function moment(milliseconds: number): string {
  return DAY.format(milliseconds);
}

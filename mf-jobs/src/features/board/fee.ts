/** 240000, 'INR' -> '₹2,40,000': Indian grouping, whatever the visitor's language. */
export function formatFee(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-IN', { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount);
}

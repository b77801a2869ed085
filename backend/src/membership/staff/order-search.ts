/** Where a search for orders looks: each is one range of one index. */
export type OrderSearch =
  | { readonly by: 'every' }
  | { readonly by: 'order-id' | 'invoice-number'; readonly start: string }
  | { readonly by: 'account'; readonly id: string }
  | { readonly by: 'email'; readonly email: string }
  | { readonly by: 'payment-ref'; readonly ref: string };

const ORDER_ID = /^ord_\w*$/iu;
const ACCOUNT_ID = /^[uc]_[\w-]+$/u;
const INVOICE_NUMBER = /^A[TC]\/[\d/-]*$/iu;

/** Returns where to look for what was typed. */
export function orderSearchOf(text: string): OrderSearch {
  const typed = text.trim();
  if (typed === '') return { by: 'every' };
  if (typed.includes('@')) return { by: 'email', email: typed.toLowerCase() };
  if (ORDER_ID.test(typed)) return { by: 'order-id', start: typed };
  if (INVOICE_NUMBER.test(typed)) return { by: 'invoice-number', start: typed.toUpperCase() };
  return ACCOUNT_ID.test(typed) ? { by: 'account', id: typed } : { by: 'payment-ref', ref: typed };
}

export type ExtendedJob = { readonly id: number; readonly title: string; readonly closes_on: string };

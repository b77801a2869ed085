/** What a heart knows of its talent. A hidden one has no name. */
export type Favoured = { readonly id: number; readonly display_name: string };

/** Where the page of a job is. */
export function jobPath({ id, slug }: { readonly id: number; readonly slug: string }): string {
  return `/jobs/${id}-${slug}`;
}

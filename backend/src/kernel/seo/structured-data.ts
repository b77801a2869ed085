export type Crumb = { readonly name: string; readonly path: string };

/** Creates the schema.org BreadcrumbList of a page, which begins with the home page. */
export function breadcrumbs(publicUrl: string, crumbs: readonly Crumb[]): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'All Talent', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${publicUrl}${path}`,
    })),
  };
}

/** Creates the schema.org Organization of the site. */
export function organization(publicUrl: string): Record<string, unknown> {
  return { '@context': 'https://schema.org', '@type': 'Organization', name: 'All Talent', url: publicUrl };
}

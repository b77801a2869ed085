export type Crumb = { readonly name: string; readonly path: string };

/** Where a page lies on the site, as search engines read it (schema.org). */
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

export function organization(publicUrl: string): Record<string, unknown> {
  return { '@context': 'https://schema.org', '@type': 'Organization', name: 'All Talent', url: publicUrl };
}

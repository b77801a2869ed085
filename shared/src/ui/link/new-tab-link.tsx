export type NewTabLinkProps = { readonly to: string; readonly children: string };

/** A page to read without leaving a form and what was typed in it. */
export function NewTabLink({ to, children }: NewTabLinkProps) {
  return (
    <a href={to} target="_blank" rel="noopener">
      {children}
      <span className="vh">, opens in a new tab</span>
    </a>
  );
}

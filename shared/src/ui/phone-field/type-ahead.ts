/** The parts of the library's component that its types leave out. */
export type LibraryInstance = {
  readonly state: { readonly queryString: string };
  setState: (state: object) => void;
  readonly searchCountry: () => void;
};

const RESET_MS = 1000;

/**
 * Makes letters typed in the open list jump to the country at once and be cleared after a second. The library waits 250 ms for the
 * jump, clears them at the same moment, and has no setting for it.
 */
export function installTypeAhead(instance: LibraryInstance): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const search = () => {
    const { queryString } = instance.state;
    instance.searchCountry();
    instance.setState({ queryString });
    clearTimeout(timer);
    timer = setTimeout(() => instance.setState({ queryString: '' }), RESET_MS);
  };
  instance.setState({ debouncedQueryStingSearcher: search });
  return () => clearTimeout(timer);
}

import type { ComponentType } from 'react';
import { lazyDialog } from '@alltalent/shared/ui/lazy-dialog';

/** Returns a part of a page whose code loads when it is first shown; a toast says so when it does not. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazyDialog<Props & { readonly onClose: () => void }>(load as () => Promise<ComponentType<Props & { onClose: () => void }>>);
  return function LazyPart(props: Props) {
    return <Part {...props} onClose={() => undefined} />;
  };
}

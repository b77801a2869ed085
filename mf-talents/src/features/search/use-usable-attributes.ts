import { useSession } from '@alltalent/shared/api';
import type { FilterAttribute } from '@alltalent/shared/contracts';
import type { AttributeTexts } from './attribute-text';

export type UsableAttributes = {
  readonly usable: readonly FilterAttribute[];
  /** Labels of those that only verified clients may filter by. */
  readonly barred: readonly string[];
};

/** Tells which filters the viewer may use. One that is set already stays, so that it can be taken out. */
export function useUsableAttributes(attributes: readonly FilterAttribute[], texts: AttributeTexts): UsableAttributes {
  const session = useSession();
  const mayMeasure = session.status === 'ready' && session.user.is_verified_client === 1;
  const isBarred = (attribute: FilterAttribute) => !mayMeasure && attribute.for_clients === 1;
  return {
    usable: attributes.filter((attribute) => !isBarred(attribute) || (texts[attribute.id] ?? '') !== ''),
    barred: attributes.filter(isBarred).map(({ label }) => label),
  };
}

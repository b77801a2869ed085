import { type FilterAttribute, profileAttributesSchema } from '@alltalent/shared/contracts';
import { unitOf } from '../../../domain/lookups/attribute-unit';
import { toCount } from '../section/draft-numbers';
import type { SectionShape } from '../section/section-shape';

/** By `a` and the attribute's id; '' for what is not said. */
export type AttributesDraft = { readonly values: Readonly<Record<string, string>> };

export const attributeKey = (id: number): string => `a${id}`;

/** Shoe sizes, the only numbers with halves. */
export function hasHalves(attribute: FilterAttribute): boolean {
  return unitOf(attribute) === 'UK';
}

/** The attributes of one category. What another category had is not taken along. */
export function attributesShape(attributes: readonly FilterAttribute[], categoryId: number): SectionShape<'attributes', AttributesDraft> {
  const said = ({ values }: AttributesDraft) => attributes.filter(({ id }) => (values[attributeKey(id)] ?? '') !== '');
  return {
    section: 'attributes',
    variant: String(categoryId),
    schema: profileAttributesSchema,
    toDraft: (saved) => ({
      values: Object.fromEntries(
        attributes.map(({ id }) => [
          attributeKey(id),
          String(saved.attributes.find(({ attribute_id }) => attribute_id === id)?.value ?? ''),
        ]),
      ),
    }),
    toWire: (draft) => ({
      attributes: said(draft).map((attribute) => ({
        attribute_id: attribute.id,
        value: toValue(attribute, draft.values[attributeKey(attribute.id)] ?? ''),
      })),
    }),
    toInput: (checked) => ({ attributes: checked }),
    fieldOf: (path, draft) => {
      const place = /^attributes\[(\d+)\]/u.exec(path)?.[1];
      const attribute = place === undefined ? undefined : said(draft)[Number(place)];
      return attribute ? `values.${attributeKey(attribute.id)}` : path;
    },
  };
}

/** Numbers are read as people write them, '25k' and '2.5 lakh'. */
function toValue(attribute: FilterAttribute, text: string): string | number | null {
  if (attribute.type !== 'input') return text;
  return hasHalves(attribute) ? Number(text) : toCount(text);
}

import { type FilterAttribute, profileAttributesSchema } from '@alltalent/shared/contracts';
import type { SectionShape } from '../section/section-shape';

/** By `a` and the attribute's id; '' for what is not said. */
export type AttributesDraft = { readonly values: Readonly<Record<string, string>> };

export const attributeKey = (id: number): string => `a${id}`;

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
      attributes: said(draft).map(({ id, type }) => {
        const text = draft.values[attributeKey(id)] ?? '';
        return { attribute_id: id, value: type === 'input' ? Number(text) : text };
      }),
    }),
    toInput: (checked) => ({ attributes: checked }),
    fieldOf: (path, draft) => {
      const place = /^attributes\[(\d+)\]/u.exec(path)?.[1];
      const attribute = place === undefined ? undefined : said(draft)[Number(place)];
      return attribute ? `values.${attributeKey(attribute.id)}` : path;
    },
  };
}

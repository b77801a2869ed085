import { type FilterAttribute, formatCount } from '@alltalent/shared/contracts';
import { unitOf } from '../../domain/lookups/attribute-unit';
import { isSingle, readEnds } from './attribute-text';

/** 'Eye Pupil Color: Brown', 'Height 5′ 4″ to 5′ 9″', 'Weight 50 kg and over'. */
export function describeAttribute(attribute: FilterAttribute, text: string): string {
  const { label } = attribute;
  const { min, max } = readEnds(attribute, text);
  if (isSingle(attribute)) return `${label}: ${min}`;
  const unit = unitOf(attribute) && ` ${unitOf(attribute)}`;
  const show = (end: string) => (attribute.type === 'input' ? formatCount(Number(end)) : end);
  if (max === '') return `${label} ${show(min)}${unit} and over`;
  if (min === '') return `${label} up to ${show(max)}${unit}`;
  return min === max ? `${label} ${show(min)}${unit}` : `${label} ${show(min)} to ${show(max)}${unit}`;
}

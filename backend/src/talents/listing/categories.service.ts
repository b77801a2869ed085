import type { Category, FilterAttribute, Named, SubCategories } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../kernel/domain-error';
import type { AttributeEntity } from '../schema/lookup.entities';
import { LookupsService } from '../lookups/lookups.service';
import { Pictures } from '../schema/pictures';
import { categoryScope } from '../schema/talent-counts';
import { TalentsRepository } from './talents.repository';

@Injectable()
export class CategoriesService {
  constructor(
    private readonly lookups: LookupsService,
    private readonly talents: TalentsRepository,
    private readonly pictures: Pictures,
  ) {}

  async genders(): Promise<Named[]> {
    const { all } = await this.lookups.read();
    return all.genders.map(({ id, name }) => ({ id, name }));
  }

  async categories(): Promise<Category[]> {
    const [{ all }, counters] = await Promise.all([this.lookups.read(), this.talents.readCounters()]);
    return all.categories.map(({ id, name, slug }) => ({
      id,
      name,
      slug,
      image: this.pictures.ofCategory(slug),
      talent_count: counters.get(categoryScope(id)) ?? 0,
    }));
  }

  /** Returns a function that looks up a category's name by id; '' for an unknown one. */
  async names(): Promise<(id: number) => string> {
    const lookups = await this.lookups.read();
    return (id) => lookups.category(id)?.name ?? '';
  }

  async hasCategory(slug: string): Promise<boolean> {
    const { all } = await this.lookups.read();
    return all.categories.some((category) => category.slug === slug);
  }

  /** Returns sub-categories and the attributes the category can be filtered by; an empty group is left out. */
  async subCategories(categoryId: number): Promise<SubCategories['data']> {
    const lookups = await this.lookups.read();
    const category = lookups.category(categoryId);
    if (!category) throw new DomainError('NOT_FOUND', { detail: 'There is no such category.' });
    const ofGroup = (group: string) => lookups.all.attributes.filter((attribute) => attribute.group === group).map(toFilterAttribute);
    return {
      subcat: lookups.all.subCategories.filter((row) => row.categoryId === categoryId).map(({ id, name }) => ({ id, name })),
      ...(category.hasPhysical ? { physical: ofGroup('physical') } : {}),
      ...(category.hasSocial ? { social: ofGroup('social') } : {}),
    };
  }
}

function toFilterAttribute({ id, label, type, options, placeholder, isPublic }: AttributeEntity): FilterAttribute {
  return {
    id,
    label,
    type: type === 'dropdown' ? 'dropdown' : 'input',
    dropdown_option: options.map((value) => ({ value })),
    placeholder,
    for_clients: isPublic ? 0 : 1,
  };
}

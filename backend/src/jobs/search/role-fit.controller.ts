import type { RoleFitInput, RoleFitResponse } from '@alltalent/shared/contracts';
import { Controller } from '@nestjs/common';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { CurrentUser } from '../../auth';
import { TalentFitsService } from '../../talents';

@Controller()
export class RoleFitController {
  constructor(private readonly talents: TalentFitsService) {}

  @Handles('roleFit')
  async count(@CurrentUser() userId: string, @Input() input: RoleFitInput): Promise<RoleFitResponse> {
    const { category_id: categoryId, gender_id: genderId, city_id: cityId, age_min: ageMin, age_max: ageMax, skills } = input;
    return { status: 200, ...(await this.talents.count({ categoryId, genderId, cityId, ageMin, ageMax, skills }, userId)) };
  }
}

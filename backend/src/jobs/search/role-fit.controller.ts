import { type RoleFitInput, type RoleFitResponse, SCHEMAS } from '@alltalent/shared/contracts';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { validated } from '../../kernel/http/validated.pipe';
import { CurrentUser } from '../../auth';
import { TalentFitsService } from '../../talents';

@Controller('api/client/role-fit')
export class RoleFitController {
  constructor(private readonly talents: TalentFitsService) {}

  @Post()
  @HttpCode(200)
  async count(@CurrentUser() userId: string, @Body(validated(SCHEMAS.roleFit.input)) input: RoleFitInput): Promise<RoleFitResponse> {
    const { category_id: categoryId, gender_id: genderId, city_id: cityId, age_min: ageMin, age_max: ageMax, skills } = input;
    return { status: 200, ...(await this.talents.count({ categoryId, genderId, cityId, ageMin, ageMax, skills }, userId)) };
  }
}

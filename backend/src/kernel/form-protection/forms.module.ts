import { Module } from '@nestjs/common';
import { FormTokensService } from './form-tokens.service';

@Module({ providers: [FormTokensService], exports: [FormTokensService] })
export class FormsModule {}

import { Module } from '@nestjs/common';
import { CodesModule } from '../codes';
import { TermsModule } from '../terms';
import { UsersModule } from '../users';
import { AuthController } from './auth.controller';
import { AuthService } from './auth.service';

@Module({ imports: [CodesModule, TermsModule, UsersModule], controllers: [AuthController], providers: [AuthService] })
export class AuthModule {}

export { AgeGateService } from './age-gate.service';
export { AuthModule } from './auth.module';

export { oneLine, severalLines } from './form-text';
export { FormTokensService } from './form-tokens.service';
export { FormsModule } from './forms.module';
export { refuseProgram } from './honeypot';

import '@alltalent/shared/styles/index.css';
import { startShell } from './start-shell';

startShell();

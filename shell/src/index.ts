import '@alltalent/shared/styles/index.css';
import './sent-page.css';
import { startShell } from './start-shell';

startShell();

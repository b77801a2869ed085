import '@alltalent/shared/styles/index.css';
import './pages/sent-page.css';
import { startShell } from './boot/start-shell';

startShell();

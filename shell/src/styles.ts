import '@alltalent/shared/styles/index.css';
import './pages/sent-page.css';

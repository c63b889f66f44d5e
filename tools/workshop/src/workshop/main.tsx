import '@livree/design-system/styles.css';
import { createRoot } from 'react-dom/client';
import { Workshop } from './workshop.tsx';

createRoot(document.body.appendChild(document.createElement('div'))).render(<Workshop />);

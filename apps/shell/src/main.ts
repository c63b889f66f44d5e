import '@livree/design-system/styles.css';
import { createFederatedSource } from './remotes/federated-source.ts';
import { startShell } from './start-shell.ts';

void startShell(createFederatedSource());

import '@livree/design-system/styles.css';
import { createFederatedSource } from './remotes/federated-source.ts';
import { startShell } from './start/start-shell.ts';

void startShell(createFederatedSource());

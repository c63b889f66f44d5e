import '@livree/design-system/styles.css';
import { createRoot } from 'react-dom/client';
import { SandboxCheckout } from '../features/checkout/components/sandbox-checkout.tsx';
import { createSandboxProvider } from '../features/checkout/model/sandbox-provider.ts';
import { openFrame } from '../features/checkout/open-frame.ts';

await openFrame(({ language, initialTexts }) =>
  createSandboxProvider({
    language,
    now: () => new Date(),
    draw: (element, form) =>
      createRoot(element).render(<SandboxCheckout form={form} initialTexts={initialTexts} />),
  }),
);

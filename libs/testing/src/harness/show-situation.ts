import { z } from '@livree/contracts/schema';
import type { Language, MessageTree } from '@livree/i18n';
import type { PageTexts } from '@livree/i18n/instance';
import { openSession } from '../fake-api/handlers/identity.ts';
import { addOperator } from '../fake-api/operator.ts';
import { apiText } from '../fake-api/refusal.ts';
import type { FakeState } from '../fake-api/state.ts';
import type { FakeShell } from '../shell/fake-shell.ts';
import { enact } from '../states/act.ts';
import type { ReadSituation } from '../states/situation.ts';

const operatorsToken = 'fake-session-of-the-operator-1';

/** Prepares the shell of a state: the visitor's session and drafts. */
export function enterSituation(
  { customer, operator, dispatcher, drafts = {} }: ReadSituation,
  { services }: FakeShell,
  state: FakeState,
): void {
  if (customer) services.session.signIn(openSession(state, 1));
  if (operator || dispatcher) {
    const user = addOperator(state, operatorsToken, dispatcher ? 'dispatcher' : 'operator');
    services.session.signIn({ token: operatorsToken, user });
  }
  for (const [name, { version, data }] of Object.entries(drafts))
    services.draft({ name, version, schema: z.unknown() }).write(data);
}

interface Spoken {
  readonly texts: PageTexts;
  readonly language: Language;
  readonly remoteId: string;
  readonly isWaiting: () => boolean;
}

/** Runs the situation's actions and marks the document: `data-situation` is `shown`, or names what is not visible. */
export async function showSituation({ acts = [], says = [] }: ReadSituation, spoken: Spoken): Promise<void> {
  const { dataset } = document.documentElement;
  try {
    const { language, isWaiting } = spoken;
    await enact(acts, says, { language, isWaiting, translate: (key) => sentence(key, spoken) });
    dataset['situation'] = 'shown';
  } catch (error) {
    dataset['situation'] = error instanceof Error ? error.message : String(error);
  }
}

/** A text with unfilled placeholders. */
function findLeaf(tree: MessageTree | undefined, name: string): string | undefined {
  const leaf = name
    .split('.')
    .reduce<MessageTree | string | undefined>(
      (node, step) => (typeof node === 'object' ? node[step] : undefined),
      tree,
    );
  return typeof leaf === 'string' ? leaf : undefined;
}

/** The text of a key: the remote's own, or that of the namespace before its colon. @throws Error if there is none */
function sentence(key: string, { texts, language, remoteId }: Spoken): string {
  if (key.startsWith('=')) return key.slice(1);
  const [namespace = '', name = ''] = key.includes(':') ? key.split(':', 2) : [remoteId, key];
  const text = namespace === 'api' ? apiText(language, name) : findLeaf(texts.all(language)[namespace], name);
  if (text === undefined) throw new Error(`There is no text ${key}`);
  return text;
}

import { traceOperation } from '@livree/server/telemetry';

/** Values that were written into a text instead of being sent beside it. */
const literals = /'(?:[^']|'')*'|(\$\w*\$)[\s\S]*?\1/g;

/** Lists of any length make long texts, and nobody reads on. */
const longestText = 2000;

/** The verb of a statement and its first table. */
function nameStatement(text: string): string {
  const verb = /^[\s(]*(\w+)/.exec(text)?.[1] ?? 'statement';
  const table = /\b(?:from|into|update|table)\s+((?:"?\w+"?\.)?"?\w+"?)/i.exec(text)?.[1];
  return [verb.toLowerCase(), ...(table === undefined ? [] : [table.replaceAll('"', '')])].join(' ');
}

function describe(text: string) {
  const shown = text.replaceAll(literals, '?');
  return {
    name: nameStatement(shown),
    kind: 'client' as const,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': shown.slice(0, longestText) },
  };
}

/** Runs a statement as a step of the trace, which shows its text with placeholders, never a value. */
export const traceStatement = <Answer>(text: string, run: () => Promise<Answer>): Promise<Answer> =>
  traceOperation(() => describe(text), run);

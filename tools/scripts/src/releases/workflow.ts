import { z } from '@livree/contracts/schema';
import { parse } from 'yaml';
import { Stop } from '../stop.ts';

const schema = z.object({
  jobs: z.record(
    z.string(),
    z.object({
      env: z.optional(z.record(z.string(), z.string())),
      steps: z.array(
        z.object({ uses: z.optional(z.string()), run: z.optional(z.string()), if: z.optional(z.string()) }),
      ),
    }),
  ),
});

/** What a workflow asks of the service that runs it, such as `vars.LIVREE_LEDGER` or `inputs.promote`. */
export type Answers = Readonly<Record<string, string>>;

export interface Job {
  readonly name: string;
  readonly env: Readonly<Record<string, string>>;
  /** The commands of its steps, in order. */
  readonly commands: readonly string[];
}

/** The actions of the service that give a job its sources and its Node. */
const actions = /^actions\/(?:checkout|setup-node)@v\d+$/;

function answerTo(expression: string, answers: Answers): string {
  const answer = answers[expression];
  if (answer === undefined) throw new Stop(`the workflow asks for ${expression}, which has no answer`);
  return answer;
}

/** The jobs of a workflow file. @throws Stop for a step that only the service could run */
export function readJobs(text: string, answers: Answers): Job[] {
  const { jobs } = z.parse(schema, parse(text));
  return Object.entries(jobs).map(([name, { env = {}, steps }]) => {
    const wanted = steps.filter((step) => step.if === undefined || answerTo(step.if, answers) === 'true');
    const foreign = wanted.find(({ run, uses = '' }) => run === undefined && !actions.test(uses));
    if (foreign !== undefined) throw new Stop(`the job ${name} uses ${foreign.uses}, which is not here`);
    const filled = Object.entries(env).map(([key, value]) => [
      key,
      value.replaceAll(/\$\{\{ (?<expression>[\w.]+) \}\}/g, (_, expression: string) =>
        answerTo(expression, answers),
      ),
    ]);
    return {
      name,
      env: Object.fromEntries(filled),
      commands: wanted.flatMap(({ run }) => (run === undefined ? [] : [run])),
    };
  });
}

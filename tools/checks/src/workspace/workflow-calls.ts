import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from '@livree/contracts/schema';
import { parse } from 'yaml';

const input = z.looseObject({
  required: z.optional(z.boolean()),
  options: z.optional(z.array(z.string())),
});
const trigger = z.looseObject({ inputs: z.optional(z.record(z.string(), input)) });

const workflowSchema = z.looseObject({
  on: z.looseObject({
    push: z.optional(z.looseObject({ paths: z.optional(z.array(z.string())) })),
    workflow_call: z.optional(trigger),
    workflow_dispatch: z.optional(trigger),
  }),
  jobs: z.record(
    z.string(),
    z.looseObject({
      uses: z.optional(z.string()),
      with: z.optional(z.record(z.string(), z.unknown())),
    }),
  ),
});

type Workflow = z.infer<typeof workflowSchema>;

const readWorkflow = (file: string): Workflow => z.parse(workflowSchema, parse(readFileSync(file, 'utf8')));

/** What a call of another workflow of the repository gets wrong, which actionlint does not see there. */
function callFaults(folder: string, uses: string, given: readonly string[]): string[] {
  const file = join(folder, basename(uses));
  if (!existsSync(file)) return [`${uses} does not exist`];
  const inputs = readWorkflow(file).on.workflow_call?.inputs ?? {};
  const unknown = given.filter((name) => !(name in inputs));
  const absent = Object.entries(inputs).filter(([name, { required }]) => required && !given.includes(name));
  return [
    ...unknown.map((name) => `${uses} has no input ${name}`),
    ...absent.map(([name]) => `${uses} needs the input ${name}`),
  ];
}

/** The workflow of a part of the site runs for its own folder and releases no other. */
function releaseFaults(name: string, { on, jobs }: Workflow): string[] {
  const released = Object.values(jobs).map((job) => job.with?.['remote']);
  const isOwn = released.every((remote) => remote === name) && on.push?.paths?.join() === `apps/${name}/**`;
  return isOwn ? [] : [`it does not release apps/${name}, and that alone`];
}

/**
 * What is wrong with the calls between workflows and with the parts of the site that they name, one line each.
 * @param folder the workflows @param parts the folders of `apps` that are released alone
 */
export function findWorkflowFaults(folder: string, parts: readonly string[]): string[] {
  const files = globSync('*.yml', { cwd: folder }).toSorted();
  const without = parts.filter((part) => !files.includes(`release-${part}.yml`));
  return [
    ...without.map((part) => `release-${part}.yml does not exist`),
    ...files.flatMap((file) => {
      const workflow = readWorkflow(join(folder, file));
      const { workflow_dispatch: byHand } = workflow.on;
      const choices = byHand?.inputs?.['remote']?.options;
      const calls = Object.values(workflow.jobs).flatMap(({ uses, with: given = {} }) =>
        uses?.startsWith('./') ? callFaults(folder, uses, Object.keys(given)) : [],
      );
      const [, part] = /^release-([a-z-]+)\.yml$/.exec(file) ?? [];
      const faults = [
        ...calls,
        ...(part === undefined ? [] : releaseFaults(part, workflow)),
        ...(part === undefined || parts.includes(part) ? [] : [`apps/${part} is no part of the site`]),
        ...(choices
          ? parts.filter((each) => !choices.includes(each)).map((each) => `it does not offer ${each}`)
          : []),
      ];
      return faults.map((fault) => `${file}: ${fault}`);
    }),
  ];
}

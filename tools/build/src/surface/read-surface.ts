import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { jsonSchema, routeSnapshot, type RouteSnapshot } from '@livree/contracts/compatibility';
import { z } from '@livree/contracts/schema';
import { accessSchema } from '@livree/release';
import { slotShapesSchema, type ShellSurface, type Surface } from '@livree/release/compatibility';
import { frameNames, workspaceRoot, type Project } from '../project.ts';
import { singletons } from '../singletons.ts';
import { allCallContracts, callContracts, callsIn, usedCall } from './calls.ts';
import { draftsIn } from './drafts.ts';
import { evaluate } from './evaluate.ts';
import { exportsGiven, exportsUsed } from './exports.ts';
import { hostsIn } from './hosts.ts';
import { linksIn } from './links.ts';
import { inEveryLanguage, keysLookedUp, messageKeys, missingKeys } from './messages.ts';
import { parametersRead } from './parameters.ts';
import { openProgram, type Overlay } from './program.ts';
import { readSlotShapes } from './slot-shapes.ts';
import { eventsTold, slotsPlaced } from './slots.ts';
import { sourcesFrom } from './sources.ts';
import { storageIn } from './storage.ts';
import { leavingStyles } from './styles.ts';
import { usedNames } from './used-names.ts';

const resolveModule = (module: string): string => fileURLToPath(import.meta.resolve(module));
const slotContract = { module: resolveModule('@livree/platform/slots'), expression: 'slots' };
/** Every address that the platform builds, with a value that stands for any. */
const addresses = {
  module: join(dirname(resolveModule('@livree/platform')), 'paths.ts'),
  expression: "Object.fromEntries(Object.entries(paths).map(([name, address]) => [name, address('any')]))",
};
const declaration = {
  expression: '({ ...remote, provides: Object.keys(remote.slots) })',
  schema: z.object({
    id: z.string(),
    contract: z.number(),
    routes: z.array(z.object({ path: z.string(), access: accessSchema, redirect: z.optional(z.string()) })),
    provides: z.array(z.string()),
    places: z.array(z.string()),
    hosts: z.optional(z.array(z.string())),
  }),
};
const addressesSchema = z.record(z.string(), z.string());
const earlierForms = z.record(z.string(), jsonSchema);
const callsSchema = z.record(z.string(), routeSnapshot);

interface ReadRemote {
  /** What its `remote.ts` says. */
  readonly declared: z.infer<typeof declaration.schema>;
  readonly surface: Surface;
}

/**
 * What a remote says of itself, what it relies on and what others rely on, read from its sources.
 * @param overlay files to read instead of those on disk
 */
export async function readRemote(project: Project, overlay: Overlay = new Map()): Promise<ReadRemote> {
  const remote = project.source('remote.ts');
  const frames = frameNames(project).map((name) => project.source(`frames/${name}.tsx`));
  const source = openProgram(workspaceRoot, [remote, ...frames], overlay);
  try {
    const sources = sourcesFrom(source, [remote]);
    const everything = sourcesFrom(source, [remote, ...frames]);
    const names = usedNames(everything);
    const drafts = draftsIn(source, sources);
    const [said, slots, to, calls, ...schemas] = await evaluate(
      [
        { module: remote, expression: declaration.expression },
        slotContract,
        addresses,
        callContracts(callsIn(source, everything)),
        ...drafts.flatMap(({ schema, earlier }) => [schema, earlier]),
      ],
      overlay,
    );
    const declared = declaration.schema.parse(said);
    const { provides, places } = declared;
    const contract = slotShapesSchema.parse(slots);
    const events = new Set(provides.flatMap((slot) => Object.keys(contract[slot]?.events ?? {})));
    const keys = keysLookedUp(source, sources);
    const surface: Surface = {
      links: linksIn(sources, addressesSchema.parse(to)),
      reads: parametersRead(source, sources),
      slots: readSlotShapes(contract, {
        provides,
        places,
        told: eventsTold(source, sources, events),
        placed: slotsPlaced(source, sources),
      }),
      storage: storageIn(source, sources),
      hosts: hostsIn(sources, declared.hosts ?? []),
      drafts: Object.fromEntries(
        drafts.map(({ name, version }, index) => [
          name,
          {
            version,
            schema: jsonSchema.parse(schemas[2 * index]),
            earlier: earlierForms.parse(schemas[2 * index + 1]),
          },
        ]),
      ),
      messages: {
        uses: keys,
        missing: missingKeys(keys[project.id] ?? [], messageKeys(project.source('messages'), overlay)),
      },
      exports: exportsUsed(source, sources, names),
      calls: Object.fromEntries(
        Object.entries(callsSchema.parse(calls)).map(([id, call]) => [id, usedCall(call, names)]),
      ),
      leavingStyles: leavingStyles(sources.styles, overlay),
    };
    return { declared, surface };
  } finally {
    source.close();
  }
}

/** What the shell's copy of the platform and of its other shared modules offers. */
export async function readShellSurface(overlay: Overlay = new Map()): Promise<ShellSurface> {
  const entries = Object.fromEntries(
    Object.keys(singletons)
      .filter((module) => module.startsWith('@livree/'))
      .map((module) => [module, resolveModule(module)] as const),
  );
  const source = openProgram(workspaceRoot, Object.values(entries), overlay);
  try {
    const [slots] = await evaluate([slotContract], overlay);
    return {
      slots: slotShapesSchema.parse(slots),
      messages: {
        common: inEveryLanguage(
          messageKeys(join(dirname(resolveModule('@livree/i18n')), 'messages'), overlay),
        ),
      },
      exports: exportsGiven(source, entries),
    };
  } finally {
    source.close();
  }
}

/** Every call of the API as the sources have it. */
export async function readCalls(overlay: Overlay = new Map()): Promise<Record<string, RouteSnapshot>> {
  const [calls] = await evaluate([allCallContracts], overlay);
  return callsSchema.parse(calls);
}

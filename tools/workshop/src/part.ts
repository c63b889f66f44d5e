import { z } from '@livree/contracts/schema';
import type { Story } from '@livree/design-system/stories';

/** One state of a component; its name is its address. */
export type State = Story & { readonly name: string };

/** A component, or several that belong together, with all their states: one file of stories. */
export interface Part {
  /** Its id in an address, such as `text-field`. */
  readonly id: string;
  /** Its name in code, such as `TextField`. */
  readonly name: string;
  /** The subpath that exports it: `fields` of the design system, or `rides/fare`. */
  readonly from: string;
  readonly components: readonly unknown[];
  readonly states: readonly State[];
}

const meta = z.strictObject({
  component: z.optional(z.unknown()),
  subcomponents: z.optional(z.record(z.string(), z.unknown())),
});
const story = z.custom<Story>(
  (value) => z.object({ render: z.instanceof(Function) }).safeParse(value).success,
);
const storyFile = z.catchall(z.object({ default: meta }), story);

/** `TwoPlaces` becomes `two places`. */
export const nameInWords = (name: string): string =>
  name.replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ').toLowerCase();

const nameInCode = (id: string): string =>
  id.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Reads an imported file of stories, such as `rides/src/fare/fare-lines.stories.tsx` below `libs`. */
export function readPart(path: string, file: unknown): Part {
  const { default: described, ...stories } = storyFile.parse(file);
  const [library, , room = ''] = path.split('/');
  const id = path.slice(path.lastIndexOf('/') + 1).replace('.stories.tsx', '');
  return {
    id,
    name: nameInCode(id),
    from: library === 'rides' ? `rides/${room}` : room,
    components: [described.component, ...Object.values(described.subcomponents ?? {})],
    states: Object.entries(stories).map(([name, state]) => ({ name: nameInWords(name), ...state })),
  };
}

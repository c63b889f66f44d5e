import { readTexts } from './literals.ts';
import { eachNode, type SourceProgram } from './program.ts';
import type { Sources } from './sources.ts';
import {
  isBindingElement,
  isIdentifier,
  isJsxAttribute,
  isJsxExpression,
  isJsxOpeningElement,
  isJsxSelfClosingElement,
  isPropertyAccessExpression,
  isStringLiteral,
  type Expression,
  type JsxOpeningElement,
  type JsxSelfClosingElement,
  type Node,
  type Type,
} from './typescript.ts';

/** How a remote uses a slot in its sources: names of fields and of events. */
export interface SlotUse {
  readonly data: ReadonlySet<string>;
  readonly events: ReadonlySet<string>;
}

type Element = JsxOpeningElement | JsxSelfClosingElement;

/** The slot whose events a type describes. */
function slotOfEvents(type: Type | undefined): string | undefined {
  if (type?.getAliasSymbol()?.name !== 'SlotEvents') return undefined;
  const [name] = type.getAliasTypeArguments();
  return name?.isStringLiteralType() ? name.value : undefined;
}

/**
 * The events that the sources send, by slot.
 * @param events requested names
 */
export function eventsTold(
  { checker }: SourceProgram,
  { files }: Sources,
  events: ReadonlySet<string>,
): Map<string, Set<string>> {
  const told = new Map<string, Set<string>>();
  const recordEvent = (owner: Node, event: string) => {
    if (!events.has(event)) return;
    const slot = slotOfEvents(checker.getTypeAtLocation(owner));
    if (slot !== undefined) told.set(slot, (told.get(slot) ?? new Set()).add(event));
  };
  for (const file of files)
    eachNode(file, (node) => {
      if (isPropertyAccessExpression(node)) recordEvent(node.expression, node.name.text);
      if (isBindingElement(node)) {
        const name = node.propertyName ?? node.name;
        if (name && isIdentifier(name)) recordEvent(node.parent, name.text);
      }
    });
  return told;
}

function readAttribute(element: Element, attribute: string): Expression | undefined {
  for (const property of element.attributes.properties) {
    if (!isJsxAttribute(property) || !isIdentifier(property.name) || property.name.text !== attribute)
      continue;
    const { initializer } = property;
    if (initializer === undefined) return undefined;
    if (isStringLiteral(initializer)) return initializer;
    return isJsxExpression(initializer) ? initializer.expression : undefined;
  }
  return undefined;
}

/** The slots that the sources place, each with its data and its handled events. */
export function slotsPlaced({ checker }: SourceProgram, sources: Sources): Map<string, SlotUse> {
  const readFields = (expression: Expression | undefined): string[] => {
    const type = expression && checker.getTypeAtLocation(expression);
    return type ? checker.getPropertiesOfType(type).map(({ name }) => name) : [];
  };
  const placed = new Map<string, SlotUse>();
  for (const file of sources.files)
    eachNode(file, (node) => {
      if (!isJsxOpeningElement(node) && !isJsxSelfClosingElement(node)) return;
      if (!isIdentifier(node.tagName)) return;
      const taken = sources.taken(file).get(node.tagName.text);
      if (taken?.module !== '@livree/platform' || taken.name !== 'Slot') return;
      const [name, ...others] = readTexts(checker, readAttribute(node, 'name')) ?? [];
      if (name === undefined || others.length > 0)
        throw new Error(`${file.fileName}: write the name of a slot where it is placed`);
      const known = placed.get(name) ?? { data: new Set(), events: new Set() };
      placed.set(name, {
        data: new Set([...known.data, ...readFields(readAttribute(node, 'data'))]),
        events: new Set([...known.events, ...readFields(readAttribute(node, 'on'))]),
      });
    });
  return placed;
}

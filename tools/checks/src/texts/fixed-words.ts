import { eachNode } from '@livree/build/texts';

/** Words that no language changes, and why. */
const sameEverywhere: Readonly<Record<string, string>> = {
  'Unexpected Application Error!': 'the specification gives it in English',
  er: 'the ending of the French first, « 1er »',
  'j k': 'keys of the keyboard',
  '? Ctrl K': 'keys of the keyboard',
  g: 'a key of the keyboard',
};

/** Attributes that people read or hear. */
const spoken =
  /^(?:aria-(?:label|description|roledescription|valuetext)|title|alt|placeholder|label|lead|hint|caption|heading)$/;

interface FixedWords {
  readonly words: string;
  readonly start: number;
}

/** Words in the elements of a module that come from no file of texts. */
export function findFixedWords(program: unknown): FixedWords[] {
  const found: FixedWords[] = [];
  const add = (text: unknown, start: number): void => {
    const words = typeof text === 'string' ? text.trim() : '';
    if (/\p{L}/u.test(words) && !Object.hasOwn(sameEverywhere, words)) found.push({ words, start });
  };
  eachNode(program, (node) => {
    if (node.type === 'JSXText') add(node.value, node.start);
    if (node.type !== 'JSXAttribute' || node.name.type !== 'JSXIdentifier') return;
    if (!spoken.test(node.name.name) || node.value === null) return;
    if (node.value.type === 'Literal') add(node.value.value, node.start);
    if (node.value.type !== 'JSXExpressionContainer') return;
    const { expression } = node.value;
    if (expression.type === 'Literal') add(expression.value, node.start);
    if (expression.type === 'TemplateLiteral')
      add(expression.quasis.map(({ value }) => value.raw).join(' '), node.start);
  });
  return found;
}

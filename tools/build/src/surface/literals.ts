import { isNoSubstitutionTemplateLiteral, isStringLiteral, type Expression } from 'typescript/unstable/ast';
import type { Checker, Type } from 'typescript/unstable/sync';

const textsOfType = (type: Type | undefined): string[] | undefined => {
  if (type?.isStringLiteralType()) return [type.value];
  if (!type?.isUnionType()) return undefined;
  const texts = type.getTypes()?.map(textsOfType) ?? [];
  return texts.includes(undefined) ? undefined : texts.flatMap((known) => known ?? []);
};

/** The texts that an expression can be, as far as its type tells; undefined when that is any text. */
export function textsOf(checker: Checker, expression: Expression | undefined): string[] | undefined {
  if (expression === undefined) return undefined;
  if (isStringLiteral(expression) || isNoSubstitutionTemplateLiteral(expression)) return [expression.text];
  return textsOfType(checker.getTypeAtLocation(expression));
}

import { isNoSubstitutionTemplateLiteral, isStringLiteral, type Expression } from 'typescript/unstable/ast';
import type { Checker, Type } from 'typescript/unstable/sync';

const textsOfType = (type: Type | undefined): string[] | undefined => {
  if (type?.isStringLiteralType()) return [type.value];
  if (!type?.isUnionType()) return undefined;
  const texts = type.getTypes()?.map(textsOfType) ?? [];
  return texts.includes(undefined) ? undefined : texts.flatMap((known) => known ?? []);
};

/** The possible texts of an expression, according to its type; undefined for any text. */
export function textsOf(checker: Checker, expression: Expression | undefined): string[] | undefined {
  if (expression === undefined) return undefined;
  if (isStringLiteral(expression) || isNoSubstitutionTemplateLiteral(expression)) return [expression.text];
  return textsOfType(checker.getTypeAtLocation(expression));
}

import { textsOfElement } from './element-texts.ts';
import {
  isNoSubstitutionTemplateLiteral,
  isStringLiteral,
  type Checker,
  type Expression,
  type Type,
} from './typescript.ts';

/** The possible texts of a type; undefined for any text. */
export const textsInType = (type: Type | undefined): string[] | undefined => {
  if (type?.isStringLiteralType()) return [type.value];
  if (!type?.isUnionType()) return undefined;
  const texts = type.getTypes()?.map(textsInType) ?? [];
  return texts.includes(undefined) ? undefined : texts.flatMap((known) => known ?? []);
};

/** The possible texts of an expression, according to its type or to the array whose elements it names; undefined for any text. */
export function readTexts(checker: Checker, expression: Expression | undefined): string[] | undefined {
  if (expression === undefined) return undefined;
  if (isStringLiteral(expression) || isNoSubstitutionTemplateLiteral(expression)) return [expression.text];
  return textsInType(checker.getTypeAtLocation(expression)) ?? textsOfElement(checker, expression);
}

import {
  isArrayLiteralExpression,
  isArrowFunction,
  isCallExpression,
  isForOfStatement,
  isIdentifier,
  isParameterDeclaration,
  isPropertyAccessExpression,
  isStringLiteral,
  isVariableDeclaration,
  NodeFlags,
  type Checker,
  type Expression,
  type Node,
} from './typescript.ts';

/** Methods that give each element of an array to a function. */
const each = /^(?:every|filter|find|findLast|flatMap|forEach|map|some)$/;

const findDeclaration = (checker: Checker, name: Node): Node | undefined =>
  checker.getSymbolAtLocation(name)?.valueDeclaration?.resolve();

/** The texts of an array that is written out, there or as a constant of the same file; undefined for any other. */
function textsOfArray(checker: Checker, array: Expression): string[] | undefined {
  if (isArrayLiteralExpression(array)) {
    const texts = array.elements.flatMap((element) => (isStringLiteral(element) ? [element.text] : []));
    return texts.length === array.elements.length ? texts : undefined;
  }
  if (!isIdentifier(array)) return undefined;
  const declared = findDeclaration(checker, array);
  if (declared === undefined || !isVariableDeclaration(declared) || declared.initializer === undefined)
    return undefined;
  const isConstant = (declared.parent.flags & NodeFlags.Const) !== 0;
  return isConstant ? textsOfArray(checker, declared.initializer) : undefined;
}

/** The array whose elements a declaration stands for: `for (const name of names)`, `names.map((name) => …)`. */
function findArray(declared: Node): Expression | undefined {
  const { parent: holder } = declared;
  if (isVariableDeclaration(declared) && isForOfStatement(holder.parent)) return holder.parent.expression;
  if (!isParameterDeclaration(declared) || !isArrowFunction(holder)) return undefined;
  const { parent: call } = holder;
  if (holder.parameters[0] !== declared || !isCallExpression(call) || call.arguments[0] !== holder)
    return undefined;
  const { expression: method } = call;
  return isPropertyAccessExpression(method) && each.test(method.name.text) ? method.expression : undefined;
}

/** The texts that a name stands for which takes the elements of an array in turn; undefined for any other. */
export function textsOfElement(checker: Checker, expression: Expression): string[] | undefined {
  if (!isIdentifier(expression)) return undefined;
  const declared = findDeclaration(checker, expression);
  const array = declared && findArray(declared);
  return array && textsOfArray(checker, array);
}

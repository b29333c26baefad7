/**
 * Finds changing texts that share their parent element with a sibling. A browser's translation replaces every text node.
 * React then still changes the text of an element that has no other children, but writes other texts to the node that is
 * no longer in the page, and throws when it removes that node.
 */
import {
  type ArrowFunction,
  type FunctionDeclaration,
  isArrowFunction,
  isFunctionDeclaration,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxOpeningElement,
  isJsxSelfClosingElement,
  isJsxSpreadAttribute,
  isJsxText,
  type JsxChild,
  type JsxElement,
  type JsxFragment,
  type JsxOpeningElement,
  type JsxSelfClosingElement,
  type Node,
  type VariableDeclaration,
} from 'typescript/unstable/ast'
import { API, type Project, type Type, TypeFlags } from 'typescript/unstable/sync'

const textFlags =
  TypeFlags.AnyOrUnknown |
  TypeFlags.String |
  TypeFlags.TemplateLiteral |
  TypeFlags.Number |
  TypeFlags.NumberLiteral |
  TypeFlags.BigInt |
  TypeFlags.BigIntLiteral

type Checker = Project['checker']
type Opening = JsxOpeningElement | JsxSelfClosingElement

/** True if a value of the type may be rendered as a text node. @param seen ids of types that contain this one */
function mayBeText(checker: Checker, type: Type | undefined, seen: readonly number[] = []): boolean {
  if (!type || seen.includes(type.id)) return false
  // No translation replaces a blank, and React renders no node for the empty text of `title && <b>{title}</b>`.
  if (type.isStringLiteralType()) return type.value.trim() !== ''
  if (type.flags & textFlags) return true
  const isAnyText = (parts: readonly Type[]) =>
    parts.some((part) => mayBeText(checker, part, [...seen, type.id]))
  if (type.isUnionType()) return isAnyText(type.getTypes())
  if (type.isTypeParameter()) return mayBeText(checker, checker.getBaseConstraintOfType(type), seen)
  return type.isTypeReference() && checker.isArrayType(type) && isAnyText(checker.getTypeArguments(type))
}

/** The type of a property of what the component receives. */
function propOf(checker: Checker, opening: Opening, name: string): Type | undefined {
  const signature = checker.getResolvedSignature(opening)
  const props = signature && checker.getParameterType(signature, 0)
  const prop = props && checker.getPropertyOfType(props, name)
  return prop && checker.getTypeOfSymbol(prop)
}

const isHost = (opening: Opening) => /^[a-z]/.test(opening.tagName.getText())
const isShown = (child: JsxChild) =>
  isJsxText(child)
    ? child.text.trim() !== '' || !child.text.includes('\n')
    : !isJsxExpression(child) || child.expression !== undefined

/** The texts of one element that have a sibling. */
function inElement(checker: Checker, node: JsxElement | JsxFragment): Node[] {
  const children = node.children.filter(isShown)
  const texts = children.filter(
    (child) =>
      (isJsxText(child) && child.text.trim() !== '') ||
      (isJsxExpression(child) &&
        mayBeText(checker, child.expression && checker.getTypeAtLocation(child.expression))),
  )
  // A fragment has no element of its own; a button of MUI renders its ripple beside its children.
  const isAlone =
    children.length === 1 &&
    isJsxElement(node) &&
    (isHost(node.openingElement) || !propOf(checker, node.openingElement, 'TouchRippleProps'))
  return isAlone ? [] : texts
}

/** Children that reach a button in its other attributes. */
function inOpening(checker: Checker, opening: Opening): Node[] {
  if (isHost(opening)) return []
  return opening.attributes.properties.filter((attribute) => {
    if (!isJsxSpreadAttribute(attribute)) return false
    const type = checker.getTypeAtLocation(attribute.expression)
    const children = type && checker.getPropertyOfType(type, 'children')
    return (
      children &&
      mayBeText(checker, checker.getTypeOfSymbol(children)) &&
      propOf(checker, opening, 'TouchRippleProps')
    )
  })
}

/** A component that returns a text, which then stands beside whatever its parent contains. */
function inComponent(checker: Checker, component: ArrowFunction | FunctionDeclaration): Node[] {
  const { name } = isArrowFunction(component) ? (component.parent as Partial<VariableDeclaration>) : component
  if (!name || !/^[A-Z]/.test(name.getText())) return []
  const signature = checker.getSignatureFromDeclaration(component)
  return signature && mayBeText(checker, checker.getReturnTypeOfSignature(signature)) ? [name] : []
}

function textsAt(checker: Checker, node: Node): Node[] {
  if (isJsxElement(node) || isJsxFragment(node)) return inElement(checker, node)
  if (isJsxOpeningElement(node) || isJsxSelfClosingElement(node)) return inOpening(checker, node)
  return isFunctionDeclaration(node) || isArrowFunction(node) ? inComponent(checker, node) : []
}

/**
 * Each changing text with a sibling, as `file:line source`.
 * @param configPath tsconfig.json of the project
 * @param includes says which of its files are checked
 */
export function mixedTexts(configPath: string, includes: (fileName: string) => boolean): string[] {
  const api = new API()
  try {
    using snapshot = api.updateSnapshot({ openProjects: [configPath] })
    const [project] = snapshot.getProjects()
    if (!project) throw new Error(`${configPath} is no project`)
    const { checker, program } = project
    return program
      .getSourceFileNames()
      .filter(includes)
      .flatMap((fileName) => {
        const file = program.getSourceFile(fileName)
        if (!file) return []
        const found: string[] = []
        const visit = (node: Node) => {
          for (const text of textsAt(checker, node)) {
            const { line } = file.getLineAndCharacterOfPosition(text.getStart(file))
            found.push(`${fileName}:${line + 1} ${text.getText(file).trim()}`)
          }
          node.forEachChild(visit)
        }
        visit(file)
        return found
      })
  } finally {
    api.close()
  }
}

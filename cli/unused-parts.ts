import type { Plugin } from 'vite'
import type { UnusedParts } from './unused-part-lists.ts'
import { reactParts } from './unused-react-parts.ts'
import { routerParts } from './unused-router-parts.ts'
import { workerParts } from './unused-worker-parts.ts'

interface Syntax {
  type: string
  start: number
  end: number
}

interface FunctionSyntax extends Syntax {
  type: 'FunctionDeclaration'
  id: { name: string }
  body: Syntax
}

interface MethodSyntax extends Syntax {
  type: 'MethodDefinition'
  key: { name: string }
  value: { body: Syntax }
}

interface CallSyntax extends Syntax {
  callee: { name?: string }
  arguments: Syntax[]
}

interface Cut {
  start: number
  end: number
  instead: string
}

const parts = [...reactParts, ...routerParts, ...workerParts]

/**
 * Leaves unused parts of React, React Router and Workbox out of the browser's scripts (decision 088). A new version of a
 * library that has other parts fails the build.
 */
export const unusedParts: Plugin = {
  name: 'unused-parts',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: new RegExp(`(${parts.map(({ module }) => module.replaceAll('.', '\\.')).join('|')})$`) },
    handler(code, id) {
      const unused = parts.find(({ module }) => id.endsWith(module))
      if (!unused) return
      try {
        return { code: withoutParts(code, unused, this.parse(code)), map: null }
      } catch (error) {
        return this.error(`${id}: ${error}`)
      }
    },
  },
}

/** `program` is the syntax tree of `code`. Fails when a part is not there. */
export function withoutParts(code: string, unused: UnusedParts, program: object): string {
  const nodes = nodesIn(program)
  const cuts = [
    ...(unused.functions ?? []).flatMap((part) => cutFunction(nodes, part)),
    ...(unused.exports ?? []).map((name) => cutExport(code, nodes, name)),
    ...(unused.texts ?? []).flatMap(([text, instead]) => cutText(code, text, instead)),
    ...(unused.hasMessages ? nodes.flatMap(cutMessage) : []),
  ]
  const outermost = cuts.filter(
    (cut) => !cuts.some((other) => other !== cut && other.start <= cut.start && cut.end <= other.end),
  )
  return outermost
    .sort((one, other) => other.start - one.start)
    .reduce((rest, { start, end, instead }) => rest.slice(0, start) + instead + rest.slice(end), code)
}

function nodesIn(program: object): Syntax[] {
  const nodes: Syntax[] = []
  const left: unknown[] = [program]
  while (left.length > 0) {
    const value = left.pop()
    if (typeof value !== 'object' || value === null) continue
    if ('type' in value && 'start' in value) nodes.push(value as Syntax)
    for (const part of Object.values(value)) left.push(part)
  }
  return nodes
}

function cutFunction(nodes: Syntax[], part: string | readonly [string, string]): Cut[] {
  const [name, instead] = typeof part === 'string' ? [part, ''] : part
  const found = nodes.flatMap((node) => bodyOf(node, name) ?? [])
  if (found.length !== 1) throw new Error(`has ${found.length} functions ${name}`)
  return found.map(({ start, end }) => ({ start, end, instead: `{${instead}}` }))
}

function bodyOf(node: Syntax, name: string): Syntax | undefined {
  if (isFunction(node)) return node.id.name === name ? node.body : undefined
  return isMethod(node) && node.key.name === name ? node.value.body : undefined
}

function isFunction(node: Syntax): node is FunctionSyntax {
  return node.type === 'FunctionDeclaration'
}

function isMethod(node: Syntax): node is MethodSyntax {
  return node.type === 'MethodDefinition'
}

function cutExport(code: string, nodes: Syntax[], name: string): Cut {
  const statement = nodes.find(
    ({ type, start }) => type === 'ExpressionStatement' && code.startsWith(`exports.${name} = `, start),
  )
  if (!statement) throw new Error(`has no export ${name}`)
  return { start: statement.start, end: statement.end, instead: '' }
}

function cutText(code: string, text: string | readonly [string, string], instead: string): Cut[] {
  const [from, to] = typeof text === 'string' ? [text, ''] : text
  const cuts: Cut[] = []
  for (let start = code.indexOf(from); start >= 0; start = code.indexOf(from, start + 1)) {
    const end = code.indexOf(to, start + from.length)
    if (end < 0) break
    cuts.push({ start, end: end + to.length, instead })
  }
  if (cuts.length === 0) throw new Error(`has no ${from}`)
  return cuts
}

function cutMessage(node: Syntax): Cut[] {
  if (node.type !== 'CallExpression') return []
  const { callee, arguments: given, start, end } = node as CallSyntax
  const [condition, message] = given
  if (/^warn(ing|Once|ingOnce)$/.test(callee.name ?? '')) return [{ start, end, instead: 'void 0' }]
  if (callee.name !== 'invariant' || !condition || !message) return []
  return [{ start: condition.end, end: message.end, instead: '' }]
}

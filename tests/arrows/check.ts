import { globSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'oxc-parser'
import { exceptions, reserved, rules } from './rules.ts'

/** Lists every import that breaks a rule, and every cycle of imports. */
export function checkArrows(): string[] {
  const files = globSync(rules.map(({ room }) => `${room}/**/*.{ts,tsx}`)).filter((file) => !isTest(file))
  const graph = new Map([...new Set(files)].map((file) => [file, importsOf(file)]))
  const wrongWay = [...graph].flatMap(([file, imports]) =>
    imports.flatMap((target) => judge(file, target) ?? []),
  )
  return [...wrongWay, ...circles(graph), ...[...graph.keys()].filter(parsesForm).map(complainOfForm)]
}

/** The file whose `readParts` counts the parts of a form before they are parsed, and the one that bounds all bodies. */
const formReader = 'app/forms/read-form.ts'
const bodyReader = 'server/middleware/receive-form.ts'

/** Actions of the browser read a copy of what they send on, which is why they clone it. */
function parsesForm(file: string): boolean {
  const source = readFileSync(file, 'utf8').replaceAll('request.clone().formData()', '')
  const isReader = file === formReader || file === bodyReader
  return !isReader && /\.formData\(|request\.(text|json|blob|bytes|arrayBuffer)\(/.test(source)
}

function complainOfForm(file: string): string {
  return `${file} reads the body of a request: ${formReader} does, with limits`
}

function isTest(file: string): boolean {
  return file.endsWith('.test.ts')
}

/**
 * Returns own files as paths from the project's root, and packages by name. Type imports and dynamic imports count,
 * too.
 */
function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  const { module } = parseSync(file, source)
  const imported = module.staticImports.map(({ moduleRequest }) => moduleRequest.value)
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  )
  const later = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const [, name] = source.slice(start, end).match(/^['"`](.*)['"`]$/) ?? []
    return name ?? []
  })
  return [...imported, ...exported, ...later]
    .filter((name) => !name.includes('+types/') && !name.endsWith('.css') && !name.startsWith('virtual:'))
    .map((name) => (name.startsWith('.') ? normalize(join(dirname(file), name)) : name))
}

function judge(file: string, target: string): string | undefined {
  const rule = ruleOf(file)
  const other = ruleOf(target)
  if (!rule) return undefined
  if (target.startsWith('tests/')) return `${file} imports ${target}: nothing but tests needs tests`
  if (other) {
    if (other.room === rule.room || rule.may.includes(other.room)) return undefined
    const isExcepted = ({ from, to }: (typeof exceptions)[number]) =>
      file.startsWith(from) && [other.room, target].includes(to)
    if (exceptions.some(isExcepted)) return undefined
    return `${file} imports ${target}: ${rule.instead}`
  }
  const name = isBuiltin(target) ? target : packageName(target)
  const allowedRooms = reserved[name]
  if (isBuiltin(target)) {
    const isRefused = rule.packages || (allowedRooms && !allowedRooms.includes(rule.room))
    return isRefused ? `${file} imports ${target}: ${rule.instead}` : undefined
  }
  const allowed =
    (!rule.packages || rule.packages.includes(name)) && (!allowedRooms || allowedRooms.includes(rule.room))
  return allowed || target.startsWith('..') ? undefined : `${file} imports ${target}: ${rule.instead}`
}

function ruleOf(file: string) {
  const matching = rules.filter(({ room }) => file.startsWith(`${room}/`))
  return matching.sort((a, b) => b.room.length - a.room.length)[0]
}

function isBuiltin(name: string): boolean {
  return name.startsWith('node:') || builtinModules.includes(name)
}

function packageName(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}

function circles(graph: Map<string, string[]>): string[] {
  const found: string[] = []
  const done = new Set<string>()
  const visit = (file: string, trail: string[]) => {
    if (trail.includes(file))
      found.push(`circle: ${[...trail.slice(trail.indexOf(file)), file].join(' -> ')}`)
    if (done.has(file) || trail.includes(file)) return
    for (const target of graph.get(file) ?? []) visit(target, [...trail, file])
    done.add(file)
  }
  for (const file of graph.keys()) visit(file, [])
  return found
}

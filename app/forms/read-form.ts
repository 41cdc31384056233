import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { requestContext } from '../context.ts'

/** The names that a form may send. A list sends its lines as numbered fields, or as numbered groups of fields. */
interface FormNames {
  fields: ReadonlySet<string>
  lists: ReadonlySet<string>
  /** Names of fields in lists, without their numbers: `features[]`, `paymentPlan[].percent`. */
  lines: ReadonlySet<string>
}

const known = new WeakMap<z.ZodType, FormNames>()

/** Derives the names from the schema that validates the form, so that the two cannot differ. */
export function formNames(schema: z.ZodType): FormNames {
  const names = known.get(schema) ?? readNames(schema)
  known.set(schema, names)
  return names
}

function readNames(schema: z.ZodType): FormNames {
  const fields = new Set<string>()
  const lists = new Set<string>()
  const lines = new Set<string>()
  const walk = (described: z.core.JSONSchema._JSONSchema, name: string) => {
    if (typeof described === 'boolean') return
    const { type, properties, items, anyOf, oneOf } = described
    for (const choice of anyOf ?? oneOf ?? []) walk(choice, name)
    if (properties) {
      for (const [key, value] of Object.entries(properties)) {
        walk(value, name === '' ? key : `${name}.${key}`)
      }
    } else if (type === 'array') {
      lists.add(name)
      for (const item of [items ?? {}].flat()) walk(item, `${name}[]`)
    } else if (name !== '') (name.includes('[]') ? lines : fields).add(name)
  }
  walk(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), '')
  return { fields, lists, lines }
}

export interface Sent {
  request: Request
  context: Readonly<RouterContextProvider>
}

interface Expected {
  /** Validates the form after it was read; a field that is neither in the schema nor in `also` is refused. */
  schema: z.ZodType
  /** Names of allowed fields that the schema does not have. */
  also?: readonly string[]
  /** The limit of the body, in bytes. */
  maxBytes: number
  /**
   * The limit of all values together, in characters: a refused form is rendered again with its values, which takes
   * time.
   */
  maxCharacters?: number
}

/** The limit for forms that anybody may send, in bytes. */
export const publicFormLimit = 64 * 1024
/** The limit for forms of the admin, in bytes: a floor plan with all its outlines is one field. */
export const adminFormLimit = 1024 * 1024

export type FormFault = 'not-a-form' | 'too-large' | 'malformed'

export interface FormRefusal {
  status: 400 | 413 | 415
  fault: FormFault
  /** The known fields that could be read, so that a page without scripts can show them again. */
  fields?: FormData
}

const maxFields = 300
/** The default of `maxCharacters`: longer than all texts of any one record together. */
const usualLength = 50_000
/**
 * The most bytes of one percent-encoded character. A body that is too long for `maxCharacters` of them, and for
 * the names of the fields, is refused without decoding it.
 */
const encodedCharacter = 9
const namesOfFields = 20_000
const statuses = { 'not-a-form': 415, 'too-large': 413, malformed: 400 } as const

/**
 * Reads the form of an action and refuses unknown names before the form library sees them. The library's parser
 * builds whatever a name describes: `a[999999999]` makes a list of a billion entries, and repeated names take
 * quadratic time.
 */
export async function readForm(
  { request, context }: Sent,
  expected: Expected,
): Promise<{ form: FormData } | { refusal: FormRefusal }> {
  const read = await readFields(request, expected)
  if (read instanceof FormData) return { form: read }
  const { fault, fields } = read
  context.get(requestContext).setRefusal(fault)
  return { refusal: { status: statuses[fault], fault, ...(fields && { fields }) } }
}

export async function readFields(
  request: Request,
  expected: Expected,
): Promise<FormData | { fault: FormFault; fields?: FormData }> {
  const { maxCharacters = usualLength } = expected
  const maxBytes = Math.min(expected.maxBytes, maxCharacters * encodedCharacter + namesOfFields)
  const form = await readParts(request, { maxBytes, maxParts: maxFields })
  if (!(form instanceof FormData)) return { fault: form }
  if (lengthOf(form) > maxCharacters) return { fault: 'too-large', fields: ownFields(form, expected) }
  return isExpected(form, expected) ? form : { fault: 'malformed', fields: ownFields(form, expected) }
}

/**
 * The only place where the server parses a form: its parts are counted before, because a megabyte of separators would be
 * parsed into a quarter of a million of them.
 */
export async function readParts(
  request: Request,
  { maxBytes, maxParts }: { maxBytes: number; maxParts: number },
): Promise<FormData | FormFault> {
  const body = await readBody(request, maxBytes).catch(() => 'broken' as const)
  if (body === 'broken') return 'malformed'
  const kind = formKind(request.headers.get('Content-Type') ?? '')
  if (!kind) return 'not-a-form'
  if (!body) return 'too-large'
  if (countOf(body, kind.separator, maxParts + 1) > maxParts) return 'malformed'
  const parsing = new Response(body, { headers: { 'Content-Type': kind.type } }).formData()
  return parsing.catch(() => 'malformed' as const)
}

/** Chunks beyond the limit are dropped; the server has already refused requests that declare more than a megabyte. */
async function readBody({ body }: Request, maxBytes: number): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size <= maxBytes) chunks.push(chunk)
  }
  return size <= maxBytes ? Buffer.concat(chunks) : undefined
}

function formKind(type: string): { type: string; separator: string } | undefined {
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) return { type, separator: '&' }
  // Only one boundary is accepted: of two, the parser might use the one that `countOf` has not counted.
  const boundary = type.match(/^multipart\/form-data; *boundary=("?)([\w'+-]{1,70})\1$/i)?.[2]
  return boundary ? { type, separator: `--${boundary}` } : undefined
}

/** How often the separator between fields occurs in the body, counted up to `most`. */
function countOf(body: Buffer, separator: string, most: number): number {
  let count = 0
  for (let at = body.indexOf(separator); at !== -1 && count < most; count++) {
    at = body.indexOf(separator, at + separator.length)
  }
  return count
}

function lengthOf(form: FormData): number {
  return [...form.values()].reduce((sum, value) => sum + String(value).length, 0)
}

function isExpected(form: FormData, { schema, also = [] }: Expected): boolean {
  const names = formNames(schema)
  const seen = new Set<string>()
  for (const [name, value] of form) {
    // PostgreSQL cannot store NUL in a text, and no form sends a file.
    if (typeof value !== 'string' || value.includes('\0')) return false
    if (name === libraryIntent) {
      if (!isListIntent(value, names)) return false
    } else if (!isFieldOf(name, names) && !also.includes(name)) return false
    if (seen.has(name)) return false
    seen.add(name)
  }
  return true
}

/** What a refused form shows again: the first value of each known field, up to the length limit. */
function ownFields(form: FormData, { schema, maxCharacters = usualLength }: Expected): FormData {
  const names = formNames(schema)
  const own = new FormData()
  let length = 0
  for (const [name, value] of form) {
    if (typeof value !== 'string' || !isFieldOf(name, names) || own.has(name)) continue
    if (length + value.length > maxCharacters) continue
    length += value.length
    own.append(name, value.replaceAll('\0', ''))
  }
  return own
}

/**
 * Whether the form may have a field of this name. Lines of lists are numbered from 0 to 99, as in `features[7]`
 * or `paymentPlan[2].percent`.
 */
function isFieldOf(name: string, { fields, lines }: FormNames): boolean {
  const [, list, field] = name.match(/^([^[]+)\[(?:0|[1-9]\d?)\](.*)$/) ?? []
  return fields.has(name) || (list !== undefined && lines.has(`${list}[]${field}`))
}

/**
 * The name of the form library's own field. Without scripts, the buttons that add, move or remove a line of a
 * list submit the form with it.
 */
const libraryIntent = '__intent__'
const line = z.number().int().min(0).max(99)
const listIntent = z.union([
  z.object({
    type: z.literal('insert'),
    payload: z.strictObject({
      name: z.string(),
      index: line.optional(),
      defaultValue: z.string().optional(),
    }),
  }),
  z.object({ type: z.literal('remove'), payload: z.strictObject({ name: z.string(), index: line }) }),
  z.object({
    type: z.literal('reorder'),
    payload: z.strictObject({ name: z.string(), from: line, to: line }),
  }),
])

function isListIntent(text: string, { lists }: FormNames): boolean {
  try {
    return lists.has(listIntent.parse(JSON.parse(text)).payload.name)
  } catch {
    return false
  }
}

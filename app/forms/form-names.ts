import { z } from 'zod'

/** The names that a form sends: fields, and lists, whose lines are numbered fields or groups of them. */
export interface FormNames {
  fields: ReadonlySet<string>
  lists: ReadonlySet<string>
  /** Without their numbers: `features[]`, `paymentPlan[].percent`. */
  lines: ReadonlySet<string>
}

const known = new WeakMap<z.ZodType, FormNames>()

/** Read from the schema that checks the form, so that both always speak of the same fields. */
export function formNames(schema: z.ZodType): FormNames {
  const names = known.get(schema) ?? readNames(schema)
  known.set(schema, names)
  return names
}

interface Described {
  type?: unknown
  properties?: Record<string, unknown>
  items?: unknown
  anyOf?: unknown[]
  oneOf?: unknown[]
}

function readNames(schema: z.ZodType): FormNames {
  const fields = new Set<string>()
  const lists = new Set<string>()
  const lines = new Set<string>()
  const walk = (described: Described, name: string) => {
    const { type, properties, items, anyOf, oneOf } = described
    for (const choice of anyOf ?? oneOf ?? []) walk(choice as Described, name)
    if (properties) {
      for (const [key, value] of Object.entries(properties)) {
        walk(value as Described, name === '' ? key : `${name}.${key}`)
      }
    } else if (type === 'array') {
      lists.add(name)
      walk((items ?? {}) as Described, `${name}[]`)
    } else if (name !== '') (name.includes('[]') ? lines : fields).add(name)
  }
  walk(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), '')
  return { fields, lists, lines }
}

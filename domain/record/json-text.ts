import { z } from 'zod'

/** A field of a form that holds JSON, because what it says does not fit into plain fields. */
export function jsonText<Schema extends z.ZodType>(schema: Schema) {
  return z
    .string()
    .transform((json, context): unknown => {
      try {
        return JSON.parse(json)
      } catch {
        context.addIssue({ code: 'custom', message: 'Not JSON' })
        return z.NEVER
      }
    })
    .pipe(schema)
}

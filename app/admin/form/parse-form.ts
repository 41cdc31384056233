import { parseWithZod } from '@conform-to/zod/v4'
import type { z } from 'zod'
import { explainFault } from '../../../text/admin/faults.ts'

/** Reads a form by its schema, in the browser and on the server, with sentences in the place of the faults' codes. */
export function parseForm<Schema extends z.ZodType>(form: FormData, schema: Schema) {
  return parseWithZod(form, { schema, formatError: explainIssues })
}

function explainIssues(issues: readonly { message: string }[]): string[] {
  return issues.map(({ message }) => explainFault(message))
}

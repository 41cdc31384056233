import { optionalText } from '../../../domain/record/field-schemas.ts'

/** Long enough for the line in every language. Only other software sends a longer one. */
const reckoningSchema = optionalText(2000)

/** What was sent in the field; undefined where it cannot come from our pages. */
export function readReckoning(sent: string | undefined): string | undefined {
  const { success, data } = reckoningSchema.safeParse(sent)
  return success ? data.replace(/\s+/g, ' ') : undefined
}

/** The message as the office reads it: with the reckoning below what the visitor has written. */
export function withReckoning(message: string, reckoning: string): string {
  return reckoning === '' ? message : `${message}\n\n${reckoning}`
}

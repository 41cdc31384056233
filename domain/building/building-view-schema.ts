import { requiredText } from '../record/field-schemas.ts'

/** The text of a tab, so it is short. */
export const viewNameSchema = requiredText('Въведете име на изгледа', 40)

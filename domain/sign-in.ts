import { z } from 'zod'
import type { Role } from './people/role.ts'
import { requiredText } from './record/field-schemas.ts'

/** To sign in with; a new one is longer: people/new-password.ts. */
export const shortestPassword = 6
export const longestPassword = 128

const passwordText = z
  .string({ error: 'Въведете парола' })
  .min(shortestPassword, `Паролата трябва да е поне ${shortestPassword} знака`)
  .max(longestPassword, `Паролата трябва да е най-много ${longestPassword} знака`)

export const signInSchema = z.object({
  email: requiredText('Въведете имейл', 254).pipe(z.email('Въведете валиден имейл')),
  password: passwordText,
})

export type Credentials = z.infer<typeof signInSchema>

/** Whoever is signed in. */
export interface User {
  id: string
  name: string
  email: string
  role: Role
  hasSecondFactor: boolean
}

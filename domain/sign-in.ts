import { z } from 'zod'
import type { Role } from './people/role.ts'
import { requiredText } from './record/field-schemas.ts'

/** The length for signing in. New passwords must be longer (people/new-password.ts). */
export const minPasswordLength = 6
export const maxPasswordLength = 128

const passwordText = z
  .string({ error: 'Въведете парола' })
  .min(minPasswordLength, `Паролата трябва да е поне ${minPasswordLength} знака`)
  .max(maxPasswordLength, `Паролата трябва да е най-много ${maxPasswordLength} знака`)

export const signInSchema = z.object({
  email: requiredText('Въведете имейл', 254).pipe(z.email('Въведете валиден имейл')),
  password: passwordText,
})

export type Credentials = z.infer<typeof signInSchema>

export interface User {
  id: string
  name: string
  email: string
  role: Role
  hasSecondFactor: boolean
}

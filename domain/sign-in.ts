import { z } from 'zod'
import type { Role } from './people/role.ts'
import { fault } from './record/fault.ts'
import { requiredText } from './record/field-schemas.ts'

/** The length for signing in. New passwords must be longer (people/new-password.ts). */
export const minPasswordLength = 6
export const maxPasswordLength = 128

const passwordText = z
  .string({ error: fault('noPassword') })
  .min(minPasswordLength, fault('passwordTooShort', minPasswordLength))
  .max(maxPasswordLength, fault('passwordTooLong', maxPasswordLength))

export const signInSchema = z.object({
  email: requiredText('noEmail', 254).pipe(z.email(fault('badEmail'))),
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

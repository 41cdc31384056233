import { z } from 'zod'
import { fault } from '../record/fault.ts'
import { requiredText } from '../record/field-schemas.ts'
import { maxPasswordLength } from '../sign-in.ts'
import { newPasswordText } from './new-password.ts'
import { roles } from './role.ts'

const email = requiredText('noEmail', 254).pipe(z.email(fault('badEmail')))
const name = requiredText('noName', 100)
const oldPassword = z
  .string({ error: fault('noOldPassword') })
  .max(maxPasswordLength, fault('tooLong', maxPasswordLength))
const repeated = z
  .string({ error: fault('noRepeatedPassword') })
  .max(maxPasswordLength, fault('tooLong', maxPasswordLength))

function sameTwice<Schema extends z.ZodType<{ password: string; repeated: string }>>(schema: Schema) {
  return schema.refine((form) => form.password === form.repeated, {
    path: ['repeated'],
    error: fault('passwordsDiffer'),
  })
}

export const invitationSchema = z.object({
  name,
  email,
  role: z.enum(roles, { error: fault('noRoleChosen') }),
})

export const ownNameSchema = z.object({ name })

export const newPasswordSchema = (email: string) =>
  sameTwice(z.object({ password: newPasswordText(email), repeated }))

export const passwordChangeSchema = (email: string) =>
  sameTwice(z.object({ old: oldPassword, password: newPasswordText(email), repeated }))

/**
 * Sensitive actions ask for the password again, so that a stranger at an unlocked screen cannot take over the
 * account.
 */
export const passwordAgainSchema = z.object({ old: oldPassword })

export const forgottenPasswordSchema = z.object({ email })

/** A code of the authenticator app, or a recovery code. */
export const codeSchema = z.object({ code: requiredText('noCode', 40) })

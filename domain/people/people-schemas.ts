import { z } from 'zod'
import { requiredText } from '../record/field-schemas.ts'
import { newPasswordText } from './new-password.ts'
import { roles } from './role.ts'

const email = requiredText('Въведете имейл', 254).pipe(z.email('Въведете валиден имейл'))
const name = requiredText('Въведете име', 100)
const oldPassword = z.string({ error: 'Въведете сегашната си парола' }).max(128, 'Най-много 128 знака')
const repeated = z.string({ error: 'Повторете паролата' }).max(128, 'Най-много 128 знака')

function sameTwice<Schema extends z.ZodType<{ password: string; repeated: string }>>(schema: Schema) {
  return schema.refine((form) => form.password === form.repeated, {
    path: ['repeated'],
    error: 'Двете пароли не съвпадат',
  })
}

export const invitationSchema = z.object({ name, email, role: z.enum(roles, { error: 'Изберете роля' }) })

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
export const codeSchema = z.object({ code: requiredText('Въведете код', 40) })

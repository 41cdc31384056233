import { z } from 'zod'
import { requiredText } from './record/field-schemas.ts'

export const shortestPassword = 6

export const signInSchema = z.object({
  email: requiredText('Въведете имейл', 254).pipe(z.email('Въведете валиден имейл')),
  password: z
    .string({ error: 'Въведете парола' })
    .min(shortestPassword, `Паролата трябва да е поне ${shortestPassword} знака`)
    .max(128, 'Паролата трябва да е най-много 128 знака'),
})

export type Credentials = z.infer<typeof signInSchema>

export interface User {
  id: string
  name: string
  email: string
}

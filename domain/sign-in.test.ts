import { expect, test } from 'vitest'
import { minPasswordLength, signInSchema } from './sign-in.ts'

const credentials = { email: 'admin@example.com', password: '123456' }

test('a password of 6 characters is long enough', () => {
  expect(minPasswordLength).toBe(6)
  expect(signInSchema.parse(credentials)).toEqual(credentials)
})

test('spaces around the e-mail do not count; those of a password do', () => {
  expect(signInSchema.parse({ email: ' admin@example.com ', password: ' 1234 ' })).toEqual({
    email: 'admin@example.com',
    password: ' 1234 ',
  })
})

test.each([
  [{ email: '' }, 'Въведете имейл'],
  [{ email: undefined }, 'Въведете имейл'],
  [{ email: 'admin' }, 'Въведете валиден имейл'],
  [{ password: undefined }, 'Въведете парола'],
  [{ password: '12345' }, 'Паролата трябва да е поне 6 знака'],
  [{ password: 'a'.repeat(129) }, 'Паролата трябва да е най-много 128 знака'],
])('%o is refused', (change, message) => {
  expect(signInSchema.safeParse({ ...credentials, ...change }).error?.issues).toMatchObject([{ message }])
})

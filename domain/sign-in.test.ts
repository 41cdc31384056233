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
  [{ email: '' }, 'noEmail'],
  [{ email: undefined }, 'noEmail'],
  [{ email: 'admin' }, 'badEmail'],
  [{ password: undefined }, 'noPassword'],
  [{ password: '12345' }, 'passwordTooShort 6'],
  [{ password: 'a'.repeat(129) }, 'passwordTooLong 128'],
])('%o is refused', (change, message) => {
  expect(signInSchema.safeParse({ ...credentials, ...change }).error?.issues).toMatchObject([{ message }])
})

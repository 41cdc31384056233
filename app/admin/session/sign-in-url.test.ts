import { expect, test } from 'vitest'
import { pageAfterSignIn } from './sign-in-url.ts'

test.each(['/admin', '/admin/media?view=list', '/admin?x=1'])('signing in redirects to %s', (next) => {
  expect(pageAfterSignIn(next)).toBe(next)
})

test.each([
  null,
  '',
  '/',
  '//example.com/admin',
  'https://example.com/admin',
  '//admin.example.com/',
  '//admin',
  '/admin/..//example.com',
  '/administration',
  '/\\example.com',
  'admin',
])('signing in never redirects outside of the admin area: %j', (next) => {
  expect(pageAfterSignIn(next)).toBe('/admin')
})

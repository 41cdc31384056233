import { expect, test } from 'vitest'
import { findPlaceInSetup } from './setup-screens.ts'

test.each([
  ['/admin/settings', [1], '/admin/building?back=%2Fadmin%2Fsetup'],
  ['/admin/building', [2], '/admin/apartments'],
  ['/admin/apartments', [3], '/admin/floor-plans'],
  ['/admin/apartments/generate', [3], '/admin/floor-plans'],
  ['/admin/import', [3], '/admin/floor-plans'],
  ['/admin/floor-plans', [4, 5], '/admin/parking'],
  ['/admin/floor-plans/building', [4, 5], '/admin/parking'],
  ['/admin/parking/plans', [6], '/admin/homepage?back=%2Fadmin%2Fsetup'],
  ['/admin/homepage', [7], '/admin/setup#publication'],
])('%s belongs to step %o, and the next one is at %s', (pathname, numbers, next) => {
  expect(findPlaceInSetup(pathname)).toMatchObject({ numbers, next: { to: next } })
})

test.each(['/admin', '/admin/setup', '/admin/contacts', '/admin/apartments-of-old'])(
  '%s belongs to no step',
  (pathname) => expect(findPlaceInSetup(pathname)).toBeUndefined(),
)

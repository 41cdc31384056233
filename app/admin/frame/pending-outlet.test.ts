import { expect, test } from 'vitest'
import { pendingScreen, screenOf } from './pending-outlet.tsx'

test.each([
  ['/admin', { kind: 'dashboard', title: 'Табло' }],
  ['/admin/', { kind: 'dashboard', title: 'Табло' }],
  ['/admin/apartments', { kind: 'list', title: 'Апартаменти' }],
  ['/admin/apartments/7', { kind: 'form' }],
  ['/admin/apartments/new', { kind: 'form' }],
  ['/admin/parking/plans', { kind: 'plan', title: 'Планове на паркинга' }],
  ['/admin/contacts/7', { kind: 'list', title: 'Запитвания' }],
])('the skeleton at %s is %o', (pathname, screen) => {
  expect(pendingScreen(pathname)).toEqual(screen)
})

test('the panel of an enquiry belongs to the screen of the list', () => {
  expect(screenOf('/admin/contacts/7')).toBe(screenOf('/admin/contacts'))
  expect(screenOf('/admin/stores/7')).not.toBe(screenOf('/admin/stores'))
})

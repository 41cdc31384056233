import { expect, test } from 'vitest'
import { hasFilledTrap, isSentQuickly } from './robot-check.ts'

function form(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

test.each([
  ['an ordinary form', {}, false],
  ['an empty trap', { website: '' }, false],
  ['a filled trap', { website: 'https://example.com' }, true],
  ['at once', { openFor: '0' }, false],
])('the trap: %s', (_, fields, isFilled) => {
  expect(hasFilledTrap(form(fields as Record<string, string>))).toBe(isFilled)
})

test.each([
  ['an ordinary form', {}, false],
  ['a field that no script has filled in', { openFor: '' }, false],
  ['two seconds after opening', { openFor: '2000' }, false],
  ['a tab that was open for days', { openFor: '400000000' }, false],
  ['sooner than a person can type', { openFor: '1999' }, true],
  ['at once', { openFor: '0' }, true],
  ['a senseless time', { openFor: 'x' }, false],
])('the time: %s', (_, fields, isQuick) => {
  expect(isSentQuickly(form(fields as Record<string, string>))).toBe(isQuick)
})

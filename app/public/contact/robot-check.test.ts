import { expect, test } from 'vitest'
import { looksLikeRobot } from './robot-check.ts'

function form(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

test.each([
  ['an ordinary form', {}, false],
  ['an empty trap', { website: '' }, false],
  ['a filled trap', { website: 'https://example.com' }, true],
  ['two seconds after opening', { openedAt: '8000' }, false],
  ['sooner than a person can type', { openedAt: '8001' }, true],
  ['a senseless time', { openedAt: 'x' }, false],
])('%s', (_, fields, robot) => {
  expect(looksLikeRobot(form(fields as Record<string, string>), 10_000)).toBe(robot)
})

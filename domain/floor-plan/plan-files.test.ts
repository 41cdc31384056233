import { expect, test } from 'vitest'
import { isSendable, planFileKind, scaleToFit } from './plan-files.ts'

const megabyte = 1024 * 1024

test.each([
  ['А-5.png', 1, 'picture'],
  ['А-5.JPEG', 1, 'picture'],
  ['план.v2.webp', 1, 'picture'],
  ['планове.PDF', 90 * megabyte, 'pdf'],
  ['планове.pdf', 101 * megabyte, 'too-large'],
  ['А-5.png', 26 * megabyte, 'too-large'],
  ['А-5.png', 0, 'empty'],
  ['план.dwg', 1, 'wrong-type'],
  ['png', 1, 'wrong-type'],
])('„%s“ of %i bytes: %s', (name, size, kind) => {
  expect(planFileKind({ name, size })).toBe(kind)
})

test('a page is made smaller only as far as the server needs', () => {
  const a3 = [3307, 2339] as const
  const a0 = [9362, 6622] as const
  expect(scaleToFit(...a3)).toBe(1)
  const scale = scaleToFit(...a0)
  expect(a0[0] * scale * a0[1] * scale).toBeCloseTo(50_000_000)
  expect(20_000 * scaleToFit(20_000, 10)).toBeCloseTo(16_383)
})

test('a picture is sent as it is where the server takes it at every place', () => {
  expect(isSendable({ type: 'image/png', size: megabyte }, 3000, 2000)).toBe(true)
  expect(isSendable({ type: 'image/webp', size: megabyte }, 3000, 2000)).toBe(false)
  expect(isSendable({ type: 'image/png', size: 6 * megabyte }, 3000, 2000)).toBe(false)
  expect(isSendable({ type: 'image/jpeg', size: megabyte }, 17_000, 200)).toBe(false)
})

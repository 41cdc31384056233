import { expect, test } from 'vitest'
import { runAtOnce, runInTurns } from './pieces.ts'

function* count(seen: string[]) {
  seen.push('one')
  yield
  seen.push('two')
  return seen.length
}

test('work that runs in turns gives way between its pieces, and has the same result as at once', async () => {
  const seen: string[] = []
  expect(await runInTurns(count(seen), async () => void seen.push('others'))).toBe(3)
  expect(seen).toEqual(['one', 'others', 'two'])
  expect(runAtOnce(count([]))).toBe(2)
})

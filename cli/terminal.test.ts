import { expect, test } from 'vitest'
import type { ProgressStep } from '../backend/backup/snapshot.ts'
import { createProgress } from './terminal.ts'

const rows = (done: number): ProgressStep => ({ part: 'copying rows', done, total: 1_000_000, unit: 'rows' })

function follow(isTTY: boolean) {
  let [written, time] = ['', 0]
  const progress = createProgress({ isTTY, write: (text) => (written += text) }, () => time)
  return { progress, wait: (ms: number) => (time += ms), text: () => written }
}

test('on a terminal each part has one line that counts up', () => {
  const { progress, wait, text } = follow(true)
  progress({ part: 'checking the archive', done: 5_000_000, total: 20_000_000, unit: 'bytes' })
  progress(rows(500))
  progress(rows(1_000))
  wait(200)
  progress(rows(350_000))
  progress(rows(1_000_000))
  const lines = text().replaceAll('\u001b[K', '').split('\n')
  expect(lines).toEqual([
    '\rchecking the archive: 5 MB of 20 MB',
    '\rcopying rows: 500 of 1,000,000\rcopying rows: 350,000 of 1,000,000\rcopying rows: 1,000,000 of 1,000,000',
    '',
  ])
})

test('a log gets a line every ten seconds, and none for shorter work', () => {
  const { progress, wait, text } = follow(false)
  progress(rows(1_000_000))
  wait(10_000)
  progress(rows(20_000))
  progress(rows(30_000))
  wait(10_000)
  progress({ ...rows(40_000), total: undefined })
  expect(text()).toBe('copying rows: 20,000 of 1,000,000\ncopying rows: 40,000\n')
})

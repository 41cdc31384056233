import { expect, test } from 'vitest'
import { mostFrames, sameCameraFrames } from './same-camera.ts'

const entry = (date: string, change: object = {}) => ({
  id: date,
  date,
  images: [`${date}-a`, `${date}-b`],
  isSameCamera: true,
  ...change,
})

test('first pictures from the same place, oldest first', () => {
  const frames = sameCameraFrames([
    entry('2026-03-01'),
    entry('2026-01-01'),
    entry('2026-02-01', { isSameCamera: false }),
    entry('2026-04-01', { images: [] }),
  ])
  expect(frames).toEqual([
    { id: '2026-01-01', date: '2026-01-01', image: '2026-01-01-a' },
    { id: '2026-03-01', date: '2026-03-01', image: '2026-03-01-a' },
  ])
})

test('one picture alone shows no change', () => {
  expect(sameCameraFrames([entry('2026-03-01')])).toEqual([])
})

test('of many the first, the last and some between are kept, each once', () => {
  const many = Array.from({ length: 40 }, (_, index) => entry(`2026-01-01 ${String(index).padStart(2, '0')}`))
  const frames = sameCameraFrames(many)
  expect(frames).toHaveLength(mostFrames)
  expect(new Set(frames.map(({ id }) => id)).size).toBe(mostFrames)
  expect([frames[0]?.id, frames.at(-1)?.id]).toEqual([many[0]?.id, many.at(-1)?.id])
})

import { EventEmitter } from 'node:events'
import { beforeEach, expect, test } from 'vitest'
import { stopOnSignal } from './stop-on-signal.ts'

let signals: EventEmitter
let exits: number[]
let clock: number
let stops: number
let finishStop: () => void

beforeEach(() => {
  signals = new EventEmitter()
  exits = []
  clock = 0
  stops = 0
  const stop = () => {
    stops++
    return new Promise<void>((resolve) => {
      finishStop = resolve
    })
  }
  stopOnSignal(stop, { signals, exit: (code) => exits.push(code), now: () => clock })
})

test.each(['SIGTERM', 'SIGINT'])('%s stops gracefully', async (signal) => {
  signals.emit(signal)
  expect([stops, exits]).toEqual([1, []])
  finishStop()
  await expect.poll(() => exits).toEqual([0])
})

test('one Ctrl-C that arrives three times stops gracefully', () => {
  for (let time = 0; time < 3; time++) signals.emit('SIGINT')
  expect([stops, exits]).toEqual([1, []])
})

test.each(['SIGTERM', 'SIGINT'])('Ctrl-C after %s stops at once', (signal) => {
  signals.emit(signal)
  clock += 1_000
  signals.emit('SIGINT')
  expect([stops, exits]).toEqual([1, [130]])
})

test('repeated SIGTERM of a supervisor does not stop at once', () => {
  signals.emit('SIGTERM')
  clock += 1_000
  signals.emit('SIGTERM')
  expect([stops, exits]).toEqual([1, []])
})

import { test } from 'vitest'
import { sqlite } from './engines.ts'
import { expectInterruptionsForgotten } from './interrupted-downloads.ts'

/** `tests/faults/long/` has the same with 500 of each, on both engines. */
test('visitors who leave in the middle of a response leave nothing open, whatever they asked for', () =>
  expectInterruptionsForgotten(sqlite, 40))

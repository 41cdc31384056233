import { test } from 'vitest'
import { engines } from '../engines.ts'
import { expectInterruptionsForgotten } from '../interrupted-downloads.ts'

test.each(engines)(
  '500 visitors who leave in the middle of each kind of response leave nothing open, on $name',
  (engine) => expectInterruptionsForgotten(engine, 500),
)

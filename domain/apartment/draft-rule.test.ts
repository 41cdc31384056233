import { expect, test } from 'vitest'
import { isTakenDraft } from './draft-rule.ts'

const free = { status: 'available', isDraft: false } as const
const draft = { status: 'available', isDraft: true } as const
const soldDraft = { status: 'sold', isDraft: true } as const

test.each([
  ['a free apartment becomes a draft', { before: free, now: draft, isHeld: false }, false],
  ['one that is held becomes a draft', { before: free, now: draft, isHeld: true }, true],
  [
    'a sold one becomes a draft',
    { before: { ...free, status: 'sold' }, now: soldDraft, isHeld: false },
    true,
  ],
  ['a draft is sold', { before: draft, now: soldDraft, isHeld: false }, true],
  ['a new one is a sold draft', { before: undefined, now: soldDraft, isHeld: false }, true],
  ['a new one is a draft', { before: undefined, now: draft, isHeld: false }, false],
  ['a sold draft is edited', { before: soldDraft, now: soldDraft, isHeld: false }, false],
  [
    'a parking spot is sold',
    { before: { status: 'available' }, now: { status: 'sold' }, isHeld: true },
    false,
  ],
] as const)('%s', (_, change, isTaken) => {
  expect(isTakenDraft(change)).toBe(isTaken)
})

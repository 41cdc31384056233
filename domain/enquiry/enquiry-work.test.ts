import { expect, test } from 'vitest'
import { enquiryWorkSchema } from './enquiry-work.ts'

test('a change may contain any of the fields, and an empty text removes a value', () => {
  expect(enquiryWorkSchema.parse({ nextCallOn: '', agentId: '' })).toEqual({
    nextCallOn: null,
    agentId: null,
  })
})

test.each([
  ['stage', 'sold', 'unknownStage'],
  ['agentId', 'x'.repeat(65), 'unknownAgent'],
  ['nextCallOn', '31.12.2026', 'noDayChosen'],
  ['nextCallOn', '2026-02-30', 'noDayChosen'],
  ['note', ' ', 'noNote'],
  ['note', 'x'.repeat(2001), 'tooLong 2000'],
  ['noteId', 'none', 'outdatedPage'],
])('a wrong %s is refused with a message, at its field', (name, value, message) => {
  const { error } = enquiryWorkSchema.safeParse({ agentId: '', [name]: value })
  expect(error?.issues).toMatchObject([{ path: [name], message }])
})

test.each([{}, { noteId: '2f1c8f5e-7a54-4a8e-9a53-1d2b6a0c9f10' }])(
  '%j changes nothing and is refused',
  (sent) => {
    const { error } = enquiryWorkSchema.safeParse(sent)
    expect(error?.issues).toMatchObject([{ path: [], message: 'nothingToChange' }])
  },
)

import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

test.each([
  ['Hans@Example.com', 'hans@example.com'],
  ['hans+home+12@example.com', 'hans@example.com'],
  ['h.ans@example.com', 'h.ans@example.com'],
  ['H.a.ns+1@GoogleMail.com', 'hans@gmail.com'],
  ['hans@gmail.com', 'hans@gmail.com'],
  ['+@example.com', '+@example.com'],
])('%s leads to %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})

import { expect, test } from 'vitest'
import { draftText } from './apartments.ts'

test.each([
  [1, '1 апартамент', '1 апартамент вече не е чернова. Посетителите ще го видят, когато публикувате сайта.'],
  [
    3,
    '3 апартамента',
    '3 апартамента вече не са чернови. Посетителите ще ги видят, когато публикувате сайта.',
  ],
])('before the site is published, visitors do not see %d published apartments', (count, what, message) => {
  expect(draftText.done.publishedUnseen(what, count)).toBe(message)
})

import { expect, test } from 'vitest'
import { languages } from '../../../domain/language.ts'
import { fontFor } from './fonts.ts'

/** The glyphs that a language shows д, т and и with, at the end of a text. */
function lettersIn(language: (typeof languages)[number], before = ''): number[] {
  const { glyphs } = fontFor(400, language).layout(`${before}дти`)
  return glyphs.slice(-3).map(({ id }) => id)
}

test('Russian has letters of its own, also after Latin ones; all other languages have the Bulgarian forms', () => {
  const bulgarian = lettersIn('bg')
  for (const language of languages)
    if (language !== 'ru') expect([language, lettersIn(language)]).toEqual([language, bulgarian])
  const russian = lettersIn('ru')
  expect(russian.filter((id) => bulgarian.includes(id))).toEqual([])
  expect(lettersIn('ru', 'QR-')).toEqual(russian)
})

test('Latin letters and numbers are the same in Russian', () => {
  const glyphs = (language: 'bg' | 'ru') =>
    fontFor(600, language)
      .layout('QR 1 446 €')
      .glyphs.map(({ id }) => id)
  expect(glyphs('ru')).toEqual(glyphs('bg'))
})

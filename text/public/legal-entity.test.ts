import { expect, test } from 'vitest'
import { allTexts } from './all-texts.ts'
import { legalEntity } from './legal-entity.ts'

test('the legal entity names what is known of it', () => {
  const { bg } = allTexts
  expect(legalEntity(bg, { legalName: '„Хоризонт“ ООД', eik: '000000000' })).toBe(
    '„Хоризонт“ ООД, ЕИК 000000000',
  )
  expect(legalEntity(bg, { legalName: '', eik: '000000000' })).toBe('ЕИК 000000000')
  expect(legalEntity(bg, { legalName: '', eik: '' })).toBe('')
})

test('Latin languages have no Cyrillic letters beside the name of the company', () => {
  for (const language of ['en', 'de', 'ro'] as const)
    expect(legalEntity(allTexts[language], { legalName: '', eik: '000000000' })).toBe('EIK 000000000')
})

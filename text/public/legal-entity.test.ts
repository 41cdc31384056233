import { expect, test } from 'vitest'
import { allTexts } from './all-texts.ts'
import { legalEntity } from './legal-entity.ts'

const { bg, en } = allTexts

test('the legal entity names what is known of it', () => {
  const legalName = '„Хоризонт“ ООД'
  expect(legalEntity(bg, { legalName, eik: '000000000' })).toBe('„Хоризонт“ ООД, ЕИК 000000000')
  expect(legalEntity(en, { legalName, eik: '000000000' })).toBe(
    '„Хоризонт“ ООД, company number (EIK) 000000000',
  )
  expect(legalEntity(bg, { legalName, eik: '' })).toBe(legalName)
  expect(legalEntity(en, { legalName: '', eik: '000000000' })).toBe('Company number (EIK) 000000000')
  expect(legalEntity(bg, { legalName: '', eik: '' })).toBe('')
})

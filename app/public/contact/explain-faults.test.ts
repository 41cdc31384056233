import { parseWithZod } from '@conform-to/zod/v4'
import { expect, test } from 'vitest'
import { enquirySchema } from '../../../domain/enquiry/enquiry.ts'
import { languages } from '../../../domain/language.ts'
import { allTexts } from '../../../text/public/all-texts.ts'
import { explainFaults } from './explain-faults.ts'

function faultsOf(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const submission = parseWithZod(form, { schema: enquirySchema })
  return submission.status === 'error' ? (submission.error ?? {}) : {}
}

test('visitors read in Bulgarian what is wrong with each field', () => {
  expect(explainFaults(allTexts.bg, faultsOf({ phone: '0'.repeat(51) }))).toEqual({
    name: ['Моля, въведете Вашето име'],
    email: ['Моля, въведете имейл'],
    phone: ['Най-много 50 знака'],
    message: ['Моля, напишете съобщение'],
  })
  const damaged = { name: 'Мария\0', email: 'maria', message: 'а'.repeat(5001) }
  expect(explainFaults(allTexts.bg, faultsOf(damaged))).toEqual({
    name: ['Текстът съдържа повреден знак'],
    email: ['Моля, въведете валиден имейл'],
    message: ['Най-много 5000 знака'],
  })
})

test.each(languages)('every fault has a text in %s', (language) => {
  const text = allTexts[language]
  const { noName, badEmail, tooLong } = text.contactErrors
  const faults = faultsOf({ email: 'maria', message: 'а'.repeat(5001) })
  expect(explainFaults(text, faults)).toEqual({
    name: [noName],
    email: [badEmail],
    message: [tooLong(5000)],
  })
})

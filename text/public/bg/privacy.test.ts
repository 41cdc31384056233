import { expect, test } from 'vitest'
import { showSection } from '../../../domain/page-texts/shown-section.ts'
import { aCompany } from '../../../tests/a-company.ts'
import { defaultPrivacySections, privacyFacts } from './privacy.ts'

function firstSection(change: Partial<typeof aCompany>): unknown[] {
  const company = { ...aCompany, ...change }
  const [section = { title: '', text: '' }] = defaultPrivacySections(company)
  return showSection(section, privacyFacts(company, null)).blocks.map(
    (block) => 'text' in block && block.text,
  )
}

test('the page about personal data leaves out what the company has not said', () => {
  expect(
    firstSection({ legalName: '„Хоризонт“ ООД', eik: '', address: '', phone: '', email: 'a@example.com' }),
  ).toEqual([
    'Администратор на личните данни е „Хоризонт“ ООД.',
    'По всички въпроси за данните си пишете ни на a@example.com.',
  ])
  expect(firstSection({ companyName: '', legalName: '', phone: '', email: '' })).toEqual([
    'По всички въпроси за данните си изпратете ни запитване от сайта.',
  ])
})

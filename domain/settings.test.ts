import { describe, expect, test } from 'vitest'
import { aCompany } from '../tests/a-company.ts'
import { companySettingsSchema, defaultCompanySettings } from './settings.ts'

function refusals(change: object): string[] | undefined {
  return companySettingsSchema
    .safeParse({ ...aCompany, ...change })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

test('a company that nobody has set up has no details, and the form asks for those that it requires', () => {
  const { socialMedia, publicPriceList, ...details } = defaultCompanySettings
  for (const detail of Object.values({ ...details, ...socialMedia })) expect(detail).toBe('')
  expect(publicPriceList).toBe(false)
  expect(refusals(defaultCompanySettings)).toEqual([
    'companyName: Въведете име на фирмата',
    'email: Въведете имейл',
    'phone: Въведете телефон',
    'address: Въведете адрес',
  ])
})

describe('company settings', () => {
  test.each([
    [{ companyName: '' }, 'companyName: Въведете име на фирмата'],
    [{ email: ' ' }, 'email: Въведете имейл'],
    [{ email: 'office' }, 'email: Въведете валиден имейл'],
    [{ phone: '' }, 'phone: Въведете телефон'],
    [{ address: '' }, 'address: Въведете адрес'],
  ])('are refused with %o', (change, message) => {
    expect(refusals(change)).toEqual([message])
  })

  test.each(['', '+359 88 000 0000', '+359-88-0000000', ' +49 30 000000 ', '+359 (0) 88.000.0000'])(
    'take the messenger number %j',
    (viber) => {
      expect(refusals({ viber })).toBeUndefined()
    },
  )

  test.each(['088 000 0000', '+', '+359', '+359 abc', '+0359 88 000 0000', '+1234567890123456'])(
    'refuse the messenger number %j',
    (whatsapp) => {
      expect(refusals({ whatsapp })).toEqual([
        'whatsapp: Въведете номер с кода на държавата, например +359 88 000 0000',
      ])
    },
  )

  test.each(['', 'https://example.com/бриз', 'http://example.com', ' https://example.com '])(
    'take the link %j',
    (facebook) => {
      expect(refusals({ socialMedia: { facebook, instagram: '' } })).toBeUndefined()
    },
  )

  test.each(['example.com', 'https://', 'https:example.com', 'ftp://example.com', 'javascript:alert(1)'])(
    'refuse the link %j',
    (instagram) => {
      expect(refusals({ socialMedia: { facebook: '', instagram } })).toEqual([
        'socialMedia.instagram: Въведете пълен адрес, който започва с https://',
      ])
    },
  )
})

test.each([
  ['', true],
  ['000000000', true],
  ['123456786', true],
  ['123456789', false],
  ['12345678', false],
  ['1234567860000', true],
])('the ЕИК %j: %s', (eik, isValid) => {
  expect(refusals({ eik })).toEqual(
    isValid ? undefined : ['eik: Проверете ЕИК: цифрите са 9 или 13, а деветата е контролна'],
  )
})

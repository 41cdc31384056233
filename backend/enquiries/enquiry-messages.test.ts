import { expect, test } from 'vitest'
import { aCompany } from '../../tests/a-company.ts'
import { anEnquiry } from '../../tests/contract/an-enquiry.ts'
import { allTexts } from '../../text/public/all-texts.ts'
import { enquiryAcknowledgement, enquiryNotice } from './enquiry-messages.ts'

test('the sender is thanked in Bulgarian, with the name and phone of the company', () => {
  const { subject, text } = enquiryAcknowledgement(allTexts.bg, anEnquiry, aCompany)
  expect(subject).toBe('Получихме Вашето запитване')
  expect(text).toBe(
    [
      'Здравейте,',
      '',
      'благодарим Ви за интереса. Получихме запитването Ви и ще се свържем с Вас скоро.',
      '',
      'С уважение,',
      aCompany.companyName,
      aCompany.phone,
    ].join('\n'),
  )
})

test('the words of the thanks are those of the language', () => {
  const enquiryMail = {
    subject: 'Thank you',
    about: (numbers: readonly string[]) => `About ${numbers.join(' and ')}`,
    lines: (signature: readonly string[], about: readonly string[] = []) => ['Hello', ...about, ...signature],
  }
  const words = { ...allTexts.en, enquiryMail }
  const mail = enquiryAcknowledgement(words, anEnquiry, aCompany)
  expect(mail).toEqual({
    to: anEnquiry.email,
    replyTo: aCompany.email,
    subject: 'Thank you',
    text: `Hello\n${aCompany.companyName}\n${aCompany.phone}`,
  })
  const aboutTwo = enquiryAcknowledgement(words, { ...anEnquiry, numbers: ['12', '15'] }, aCompany)
  expect(aboutTwo.text).toBe(`Hello\nAbout 12 and 15\n${aCompany.companyName}\n${aCompany.phone}`)
  const aboutOne = enquiryAcknowledgement(words, { ...anEnquiry, numbers: ['12'] }, aCompany)
  expect(aboutOne.text).toBe(mail.text)
})

test('the company reads the language of an enquiry unless it is Bulgarian', () => {
  const about = { company: aCompany, enquiriesUrl: undefined }
  const notice = (language: 'bg' | 'ru') => enquiryNotice(anEnquiry, [], { ...about, language }).text
  expect(notice('ru')).toContain('Език: руски')
  expect(notice('bg')).not.toContain('Език')
})

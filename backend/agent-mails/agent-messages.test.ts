import { expect, test } from 'vitest'
import type { Enquiry } from '../../domain/enquiry/enquiry.ts'
import { newEnquiryWork } from '../../domain/enquiry/enquiry-work.ts'
import { assignedMessage, callMessage } from './agent-messages.ts'

const enquiry: Enquiry = {
  ...newEnquiryWork,
  ...{ id: 'e1', revision: 1, name: 'Иван Питащ', email: 'ivan@example.com', phone: '0888 000 001' },
  ...{ message: 'Свободен ли е?', apartmentNumber: '12', about: '', wishedTime: '', otherApartments: [] },
  ...{ language: 'bg', submittedAt: '2026-11-19T08:00:00Z', sentQuickly: false, isRead: false },
}
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const enquiriesUrl = 'https://example.com/e'

test('one enquiry is described, with a link', () => {
  const called = { ...enquiry, nextCallOn: '2026-11-20', nextCallAt: '14:30' }
  const mail = assignedMessage([{ enquiry: called, about: 'апартамент 12' }], {
    actor: 'Борис',
    enquiriesUrl,
  })
  expect(mail.subject).toBe('Запитването на Иван Питащ е възложено на Вас')
  expect(plain(mail.text).split('\n')).toEqual([
    'Борис Ви възложи това запитване:',
    '',
    'Име: Иван Питащ',
    'Телефон: 0888 000 001',
    'Имейл: ivan@example.com',
    'За: апартамент 12',
    'Следващо обаждане: 20.11.2026 г. в 14:30 ч.',
    '',
    'Запитването: https://example.com/e/e1',
  ])
})

test('of many enquiries twenty are named', () => {
  const many = Array.from({ length: 25 }, (_, index) => ({
    enquiry: { ...enquiry, id: `e${index}` },
    about: '',
  }))
  const mail = assignedMessage(many, { actor: 'Борис', enquiriesUrl: undefined })
  expect(mail.subject).toBe('Възложени са Ви 25 запитвания')
  expect(mail.text.split('\n')).toHaveLength(23)
  expect(mail.text).toMatch(/и още 5$/)
})

test('a call is announced by its hour, or by its day', () => {
  const at = (nextCallAt: string | null) =>
    callMessage(
      { enquiry: { ...enquiry, nextCallOn: '2026-11-20', nextCallAt }, about: '' },
      { enquiriesUrl },
    )
  expect(at('14:30').subject).toBe('Обаждане до Иван Питащ в 14:30 ч.')
  expect(plain(at('14:30').text)).toContain('насрочено за 20.11.2026 г. в 14:30 ч.')
  expect(plain(at(null).subject)).toBe('Обаждане до Иван Питащ на 20.11.2026 г.')
  expect(plain(at(null).text)).toContain('насрочено за 20.11.2026 г., без час')
})

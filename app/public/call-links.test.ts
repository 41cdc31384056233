import { expect, test } from 'vitest'
import { text } from '../../text/public/bg/index.ts'
import { callLinks } from './call-links.ts'

test('the phone, and each messenger that has a number', () => {
  const numbers = { phone: '+359 52 000 000', viber: '+359 88 000 0001', whatsapp: '+359-88-000-0002' }
  expect(callLinks(text, numbers).map(({ label, url }) => [label, url])).toEqual([
    ['+359 52 000 000', 'tel:+35952000000'],
    ['Viber', 'viber://chat?number=%2B359880000001'],
    ['WhatsApp', 'https://wa.me/359880000002'],
  ])
  expect(callLinks(text, { ...numbers, viber: '', whatsapp: '' })).toHaveLength(1)
})

test('numbers are dialled with their extension, without what else people write around them', () => {
  const numbers = { phone: '052/000.001, вътр. 5', viber: '+359 (0) 88 000 0001', whatsapp: '' }
  expect(callLinks(text, numbers).map(({ url }) => url)).toEqual([
    'tel:052000001,5',
    'viber://chat?number=%2B359880000001',
  ])
})

import { describe, expect, it } from 'vitest'
import { returnTo, withReturnTo } from './return-to.ts'

const list = '/admin/apartments'
const back = (page: string) => returnTo(list, withReturnTo('', page))

describe('where a form returns to', () => {
  it('leads to the list, with the filters that the URL carries', () => {
    expect(returnTo(list, '')).toBe('/admin/apartments')
    expect(returnTo(list, '?floor=3&status=sold')).toBe('/admin/apartments?floor=3&status=sold')
  })

  it('drops the parameters that prefill a new record', () => {
    expect(returnTo('/admin/reservations', '?state=running&apartment=a1&enquiry=e1')).toBe(
      '/admin/reservations?state=running',
    )
  })

  it('leads to the admin page in ?back=', () => {
    for (const page of ['/admin', '/admin?x=1', '/admin/contacts/7?q=%D0%B0&page=2#top', '/admin/grid'])
      expect(back(page)).toBe(page)
    expect(returnTo(list, '?floor=3&back=/admin')).toBe('/admin')
  })

  it('never leads to another site or out of the admin', () => {
    for (const page of [
      'https://example.com/admin',
      '//example.com/admin',
      '//admin.example.com/',
      '/\\example.com',
      '/admin\\..\\..\\',
      '/admin/../apartments',
      '/admin//example.com',
      '/admin.example.com',
      '/administrators',
      'admin',
      'javascript:alert(1)',
      '',
    ])
      expect(back(page), page).toBe(list)
  })
})

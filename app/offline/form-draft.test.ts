import { describe, expect, test } from 'vitest'
import { formDraft, submissionIdOf, textOf } from './form-draft.ts'

describe('the draft', () => {
  test('is read as it was written, for each form alone, until it is cleared', () => {
    const stored = new Map<string, string>()
    const storage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    }
    const contact = formDraft(() => storage, 'contact')
    expect(contact.read()).toBeUndefined()
    contact.save({ name: 'Мария', message: 'Здравейте!\nИмате ли…' })
    expect(contact.read()).toEqual({ name: 'Мария', message: 'Здравейте!\nИмате ли…' })
    expect(formDraft(() => storage, 'other').read()).toBeUndefined()
    contact.clear()
    expect(contact.read()).toBeUndefined()
  })

  test('is ignored where nothing may be stored, or where the stored text is not ours', () => {
    const refusing = formDraft(() => {
      throw new Error('denied')
    }, 'contact')
    refusing.save({ name: 'Мария' })
    expect(refusing.read()).toBeUndefined()
    const storage = { getItem: () => '{', setItem: () => {}, removeItem: () => {} }
    const broken = formDraft(() => storage, 'contact')
    expect(broken.read()).toBeUndefined()
  })

  test('has no files and no empty fields', () => {
    const form = new FormData()
    form.set('name', 'Мария')
    form.set('phone', ' ')
    form.set('plan', new File(['x'], 'x.png'))
    expect(textOf(form)).toEqual({ name: 'Мария' })
  })
})

describe('the id of a submission', () => {
  const values = { name: 'Мария', message: 'Свободен ли е?' }

  test('stays for every attempt with the same text', () => {
    const first = submissionIdOf(values, undefined)
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(submissionIdOf({ ...values }, { ...values, submissionId: first })).toBe(first)
  })

  test.each([
    ['something was typed anew', { ...values, message: 'Още ли?' }],
    ['something was added', { ...values, phone: '000000' }],
    ['something was taken away', { name: 'Мария' }],
  ])('is another one when %s', (_, changed) => {
    const first = submissionIdOf(values, undefined)
    expect(submissionIdOf(changed, { ...values, submissionId: first })).not.toBe(first)
  })

  test('two forms never share one', () => {
    expect(submissionIdOf(values, undefined)).not.toBe(submissionIdOf(values, undefined))
  })
})

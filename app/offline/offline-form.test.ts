import { describe, expect, test } from 'vitest'
import { formDraft, textOf } from './form-draft.ts'
import { type OfflineFormEvent, offlineForm } from './offline-form.ts'

const following = (...events: OfflineFormEvent[]) => events.reduce(offlineForm, 'idle' as const)

describe('a form without a connection', () => {
  test('waits, offers to send once the connection is back, and is done when it was answered', () => {
    const submitted: OfflineFormEvent = { kind: 'submitted', online: false }
    expect(following(submitted)).toBe('waiting')
    expect(following(submitted, { kind: 'online' })).toBe('ready')
    expect(following(submitted, { kind: 'online' }, { kind: 'offline' })).toBe('waiting')
    expect(following(submitted, { kind: 'online' }, { kind: 'submitted', online: true })).toBe('idle')
    expect(following(submitted, { kind: 'online' }, { kind: 'answered' })).toBe('idle')
  })

  test('says nothing before anybody wanted to send', () => {
    expect(following({ kind: 'offline' })).toBe('idle')
    expect(following({ kind: 'offline' }, { kind: 'online' })).toBe('idle')
  })

  test('opened again, it remembers', () => {
    expect(following({ kind: 'opened', hasDraft: false, online: false })).toBe('idle')
    expect(following({ kind: 'opened', hasDraft: true, online: false })).toBe('waiting')
    expect(following({ kind: 'opened', hasDraft: true, online: true })).toBe('ready')
  })
})

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

  test('is given up quietly where nothing may be stored, or something else is', () => {
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

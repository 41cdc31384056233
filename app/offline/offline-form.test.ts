import { describe, expect, test } from 'vitest'
import { type OfflineFormEvent, offlineForm } from './offline-form.tsx'

const following = (...events: OfflineFormEvent[]) => events.reduce(offlineForm, 'idle' as const)

describe('a form without a connection', () => {
  test('waits, offers to send once the connection is back, and is done when the server has responded', () => {
    const submitted: OfflineFormEvent = { kind: 'submitted', online: false }
    expect(following(submitted)).toBe('waiting')
    expect(following(submitted, { kind: 'online' })).toBe('ready')
    expect(following(submitted, { kind: 'online' }, { kind: 'offline' })).toBe('waiting')
    expect(following(submitted, { kind: 'online' }, { kind: 'submitted', online: true })).toBe('idle')
    expect(following(submitted, { kind: 'online' }, { kind: 'responded' })).toBe('idle')
  })

  test('is idle until it is submitted', () => {
    expect(following({ kind: 'offline' })).toBe('idle')
    expect(following({ kind: 'offline' }, { kind: 'online' })).toBe('idle')
  })

  test('opened again with a draft, it waits or offers to send it', () => {
    expect(following({ kind: 'opened', hasDraft: false, online: false })).toBe('idle')
    expect(following({ kind: 'opened', hasDraft: true, online: false })).toBe('waiting')
    expect(following({ kind: 'opened', hasDraft: true, online: true })).toBe('ready')
  })
})

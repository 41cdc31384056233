import { redirect } from 'react-router'
import { expect, test } from 'vitest'
import { dismissErrors, toastStore } from '../../ui/toaster.ts'
import { toastResult } from './toast-result.ts'

const request = new Request('http://localhost/admin/contacts')
const act = toastResult(() => ({ failed: 'Бележката не е записана' }))
const refused = () => act({ request, serverAction: async () => ({ error: 'Бележката не е записана' }) })

test('an action that succeeds without a message takes the errors of earlier ones away', async () => {
  await refused()
  expect(toastStore.current()).toMatchObject([{ kind: 'error', message: 'Бележката не е записана' }])
  await act({ request, serverAction: async () => null })
  expect(toastStore.current()).toEqual([])

  await refused()
  const leaves = act({ request, serverAction: () => Promise.reject(redirect('/admin')) })
  await expect(leaves).rejects.toBeInstanceOf(Response)
  expect(toastStore.current()).toEqual([])
})

test('a question is no success: the errors stay', async () => {
  await refused()
  await act({
    request,
    serverAction: async () => ({ question: { warnings: ['Сигурни ли сте?'], confirmation: 'x' } }),
  })
  expect(toastStore.current()).toHaveLength(1)
  dismissErrors()
})

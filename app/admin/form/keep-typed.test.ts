import { expect, test } from 'vitest'
import { keepTyped, watchUnsaved } from './keep-typed.ts'

test('what was typed stays where the router spells the URL of a form in another way', async () => {
  const unwatch = watchUnsaved(() => true)
  const load = keepTyped<() => Promise<string>>()
  const request = (query: string) => new Request(`https://example.com/admin/viewings/new?${query}`)
  await load({ request: request('time=10:00'), serverLoader: async () => 'loaded' })
  const serverLoader = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await load({ request: request('time=10%3A00'), serverLoader })).toBe('loaded')
  await expect(load({ request: request('time=11:00'), serverLoader })).rejects.toThrow('Failed')
  unwatch()
})

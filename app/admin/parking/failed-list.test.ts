import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Backend } from '../../../backend/open.ts'
import { backendContext, type RequestDetails, requestContext } from '../../context.ts'
import { loader } from './route.tsx'

test('a list that cannot be read shows our own text, and the error goes to the log', async () => {
  const logged: unknown[] = []
  const context = new RouterContextProvider()
  context.set(backendContext, {} as Backend)
  const details: Partial<RequestDetails> = { logError: (error) => logged.push(error) }
  context.set(requestContext, details as RequestDetails)
  const request = new Request('https://www.example.com/admin/parking')
  const thrown = await loader({ request, context } as never).catch((error: unknown) => error)
  expect(thrown).toMatchObject({
    data: 'данните не могат да се прочетат. Подробностите са в дневника на сървъра.',
    init: { status: 500 },
  })
  expect(logged).toEqual([expect.any(TypeError)])
})

import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { type RequestDetails, requestContext } from '../../context.ts'
import { faultResponse, namedLoader } from './form-action.ts'

test('an unexpected error names its request, by which the log is searched', () => {
  const context = new RouterContextProvider()
  const logged: unknown[] = []
  const details: Partial<RequestDetails> = {
    requestId: 'a-request',
    logError: (error) => logged.push(error),
  }
  context.set(requestContext, details as RequestDetails)
  const { data, init } = faultResponse(new Error('disk'), 'Не е запазено', context)
  expect(init?.status).toBe(500)
  expect(data).toMatchObject({
    error: 'Не е запазено',
    detail: expect.stringMatching(/номера на заявката\. Номер на заявката: a-request$/),
  })
  expect(logged).toHaveLength(1)
})

test('a loader of a dialog names its request, and leaves what it throws on purpose', async () => {
  const context = new RouterContextProvider()
  context.set(requestContext, { requestId: 'a-request', logError: () => {} } as never)
  const load = (thrown: unknown) => namedLoader('Не е прочетено', () => Promise.reject(thrown))({ context })
  await expect(load(new Error('disk'))).rejects.toMatchObject({
    data: { error: 'Не е прочетено', detail: expect.stringMatching(/Номер на заявката: a-request$/) },
    init: { status: 500 },
  })
  const gone = { status: 404 }
  await expect(load(gone)).rejects.toBe(gone)
})

import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Backend } from '../../../backend/open.ts'
import { backendContext, type RequestDetails, requestContext } from '../../context.ts'
import { action as removeParkingPlan } from '../parking-plans/remove.ts'
import { action as saveParkingPlan } from '../parking-plans/route.tsx'
import { action as removeFloorPlan } from './remove.ts'
import { action as saveFloorPlan } from './route.tsx'

type Action = (sent: never) => Promise<unknown>

/** Returns what a failed action logs. The action fails, because the backend has no database. */
async function loggedBy(action: Action, method: 'POST' | 'DELETE'): Promise<string[]> {
  const logged: string[] = []
  const context = new RouterContextProvider()
  context.set(backendContext, {} as Backend)
  const details: Partial<RequestDetails> = { logError: (error) => logged.push(String(error)) }
  context.set(requestContext, details as RequestDetails)
  const body = method === 'POST' ? new URLSearchParams({ id: 'a', revision: '1', outlines: '[]' }) : null
  const request = new Request('https://www.example.com/admin/plans', { method, body })
  await action({ request, context, params: { id: 'a' } } as never)
  return logged
}

test('each failed action on a plan has its own log message', async () => {
  expect(await loggedBy(saveFloorPlan, 'POST')).toEqual(['Error: Грешка при обновяване на етажен план'])
  expect(await loggedBy(removeFloorPlan, 'DELETE')).toEqual(['Error: Грешка при изтриване на етажен план'])
  expect(await loggedBy(saveParkingPlan, 'POST')).toEqual([
    'Error: Грешка при обновяване на план на паркинга',
  ])
  expect(await loggedBy(removeParkingPlan, 'DELETE')).toEqual([
    'Error: Грешка при изтриване на план на паркинга',
  ])
})

import { expect } from 'vitest'
import type { Backend } from '../../backend/open.ts'
import { type Client, UnexpectedResponse } from './client.ts'
import { postForm } from './send-request.ts'

export interface Enquirers {
  client: Client
  acknowledgedCount(): number
  /** Asserts that each acknowledged enquiry is stored, and none twice. */
  expectNothingLost(backend: Backend): Promise<void>
}

/** Each visitor sends one enquiry from a network of its own, and repeats it until it is accepted. */
export function createEnquirers(): Enquirers {
  const acknowledged: string[] = []
  let sent = 0
  let name = ''
  return {
    async client(url) {
      if (name === '') name = `Запитване ${++sent}`
      const form = {
        name,
        email: 'visitor@example.com',
        message: 'Има ли свободни?',
        submissionId: idOf(sent),
      }
      const ip = `10.${sent >> 8}.${sent & 255}.1`
      const response = await postForm(`${url}/contact`, form, { 'x-forwarded-for': ip })
      if (response.status !== 200) throw new UnexpectedResponse('an enquiry', response)
      acknowledged.push(name)
      name = ''
    },
    acknowledgedCount: () => acknowledged.length,
    async expectNothingLost({ db }) {
      const rows = await db.read.selectFrom('enquiries').select('name').execute()
      const stored = rows.map(({ name }) => name).filter((name) => name.startsWith('Запитване'))
      expect(new Set(stored).size).toBe(stored.length)
      expect(stored).toEqual(expect.arrayContaining(acknowledged))
    },
  }
}

const run = crypto.randomUUID()
const idOf = (number: number) => `${run}-${number}`

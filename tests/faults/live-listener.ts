import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { expect } from 'vitest'

/** The live connection of an open page. */
export interface LiveListener {
  /** The newest version of a collection that was received. */
  version(collection: string): number
  leave(): void
}

/** Connects and waits for the first message, which holds the current versions. */
export async function listenAt(url: string): Promise<LiveListener> {
  const request = get(`${url}/live`, { agent: false })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const versions: Record<string, number> = {}
  let unread = ''
  response.setEncoding('utf8').on('data', (chunk: string) => {
    const messages = (unread + chunk).split('\n\n')
    unread = messages.pop() ?? ''
    for (const message of messages)
      if (message.startsWith('data: {')) Object.assign(versions, JSON.parse(message.slice('data: '.length)))
  })
  request.on('error', () => {})
  response.on('error', () => {})
  await expect.poll(() => Object.keys(versions).length, { timeout: 10_000 }).toBeGreaterThan(0)
  return { version: (collection) => versions[collection] ?? 0, leave: () => request.destroy() }
}

import { expect } from 'vitest'
import type { HostedSite } from './hosted-site.ts'
import { listenAt } from './live-listener.ts'
import { sendRequest } from './send-request.ts'
import { publicPagesOf } from './visitor-view.ts'

const pollOptions = { timeout: 60_000, interval: 100 }

/** Asserts that all servers are healthy and show the same, and that a change on one reaches the listeners of all. */
export async function expectAgreement(running: HostedSite): Promise<void> {
  const { urls } = running.servers
  await expectHealthy(urls)
  const headers = { host: 'www.example.com' }
  for (const path of publicPagesOf(running.site.building)) {
    const responses = await Promise.all(urls.map((url) => sendRequest(url + path, { headers })))
    const [one, other] = responses.map(({ status, text }) => ({ path, status, text }))
    expect(one?.status, path).toBe(200)
    expect(other).toEqual(one)
  }
  for (const url of urls) {
    const others = urls.filter((other) => other !== url)
    for (const other of others) await expectAnnounced(running, { changedAt: url, listenedAt: other })
  }
}

export async function expectHealthy(urls: string[]): Promise<void> {
  for (const url of urls) {
    const status = () => sendRequest(`${url}/health`).then(({ status }) => status)
    await expect.poll(status, pollOptions).toBe(200)
  }
}

async function expectAnnounced(
  { writers }: HostedSite,
  { changedAt, listenedAt }: { changedAt: string; listenedAt: string },
): Promise<void> {
  const listener = await listenAt(listenedAt)
  const before = listener.version('apartments')
  await writers.clients[0]?.(changedAt)
  await expect.poll(() => listener.version('apartments'), pollOptions).toBeGreaterThan(before)
  listener.leave()
}

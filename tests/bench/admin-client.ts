import type { Backend } from '../../backend/open.ts'
import { median } from './figure.ts'

const runs = 15
const credentials = { email: 'admin@example.com', password: 'sea-breeze' }

/** A signed-in administrator who requests pages and measures how long they take. */
export interface AdminClient {
  cookie: string
  /**
   * Median times of whole pages in milliseconds. The URLs take turns, so that other work of the machine slows
   * all of them alike.
   */
  time<Name extends string>(urls: Record<Name, string>): Promise<Record<Name, number>>
}

/** Adds the account that `signInAsAdmin` uses; call it before the server starts. */
export async function addAdmin({ auth }: Backend): Promise<void> {
  await auth.setAdmin(credentials)
}

export async function signInAsAdmin(origin: string): Promise<AdminClient> {
  const body = new URLSearchParams(credentials)
  const response = await fetch(`${origin}/admin/login`, { method: 'POST', body, redirect: 'manual' })
  const lines = response.headers.getSetCookie()
  const cookie = lines.map((line) => line.split(';')[0]).join('; ')
  const timeOnce = async (url: string) => {
    const before = performance.now()
    const page = await fetch(origin + encodeURI(url), { headers: { cookie }, redirect: 'manual' })
    await page.text()
    if (page.status !== 200) throw new Error(`${url}: ${page.status}`)
    return performance.now() - before
  }
  return {
    cookie,
    async time(urls) {
      const names = Object.keys(urls) as (keyof typeof urls)[]
      const times = new Map(names.map((name) => [name, [] as number[]]))
      for (let run = 0; run < runs; run++)
        for (const name of names) times.get(name)?.push(await timeOnce(urls[name]))
      const medians = names.map((name) => [name, median(times.get(name) ?? [])])
      return Object.fromEntries(medians)
    },
  }
}

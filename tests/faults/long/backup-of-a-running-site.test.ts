import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../server-process.ts'
import { sendRequest } from '../send-request.ts'

const root = mkdtempSync(join(tmpdir(), 'sgrada-running-'))
afterAll(() => rmSync(root, { recursive: true }))

const publicUrl = 'https://www.example.com'
const run = promisify(execFile)

const command = (name: string, dataDir: string, file: string) =>
  run(process.execPath, [`cli/${name}.ts`, file], { env: { ...process.env, DATA_DIR: dataDir } })

/** Fetches every page of the sitemap, and every file that one of them refers to. */
async function visit(url: string): Promise<Map<string, string>> {
  const responses = new Map<string, string>()
  const open = async (path: string) => {
    const { status, bytes, text } = await sendRequest(url + path)
    responses.set(path, `${status} ${bytes.toString('base64')}`)
    return text
  }
  const sitemap = await open('/sitemap.xml')
  const urls = [...sitemap.matchAll(/<loc>https:\/\/www\.example\.com([^<]*)<\/loc>/g)]
  const pages = await Promise.all(urls.map(([, path]) => open(path || '/')))
  const files = new Set(pages.flatMap((page) => page.match(/\/files\/[\w./-]+/g) ?? []))
  await Promise.all([...files].map(open))
  return responses
}

test('a restored backup of a running site shows the same, byte for byte', { timeout: 120_000 }, async () => {
  const [here, there, archive] = ['here', 'there', 'site.tar'].map((name) => join(root, name)) as [
    string,
    string,
    string,
  ]
  const first = await startServer(here, { DEMO: 'on', PUBLIC_URL: publicUrl })
  const before = await visit(first.url)
  expect(before.size).toBeGreaterThan(250)
  expect([...before.values()].filter((response) => !response.startsWith('200 '))).toEqual([])
  await command('backup', here, archive)
  first.kill('SIGTERM')
  expect(await first.exited).toBe(0)

  const { stdout } = await command('restore', there, archive)
  expect(stdout).toContain('all there, and the same on both sides')
  const second = await startServer(there, { DEMO: 'on', PUBLIC_URL: publicUrl })
  expect(second.output()).not.toContain('Password')
  const after = await visit(second.url)
  expect([...after.keys()].sort()).toEqual([...before.keys()].sort())
  expect(
    [...after].filter(([path, response]) => before.get(path) !== response).map(([path]) => path),
  ).toEqual([])
  second.kill('SIGTERM')
  expect(await second.exited).toBe(0)
})

import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openInstallation } from '../../../backend/backup/open-installation.ts'
import { openBackend } from '../../../backend/open.ts'
import { everythingIn, newInstallation, type TestInstallation } from '../../contract/installations.ts'
import { stockInstallation } from '../../contract/stock-installation.ts'
import { engines } from '../engines.ts'

const [sqlite, postgres] = engines as [(typeof engines)[0], (typeof engines)[0]]
let embedded: TestInstallation
let hosted: TestInstallation

beforeAll(async () => {
  embedded = await newInstallation(sqlite)
  hosted = await newInstallation(postgres)
  await stockInstallation(embedded)
})
afterAll(async () => {
  await hosted.remove()
  await embedded.remove()
})

function move(args: string[], input = '') {
  const env = { ...process.env, ...hosted.env, DATA_DIR: embedded.config.dataDir }
  const run = spawnSync(process.execPath, ['cli/move.ts', ...args], { env, input, encoding: 'utf8' })
  return { status: run.status, output: run.stdout + run.stderr }
}

test('the command moves everything to the hosted engines and back, and asks before it replaces content', async () => {
  const before = await everythingIn(embedded)
  expect(move(['--to', 'hosted'])).toEqual({
    status: 0,
    output: expect.stringMatching(
      /^\d+ rows of \d+ tables and 8 files: all there, and the same on both sides\.\n$/,
    ),
  })
  const there = await everythingIn(hosted)
  expect([there.apartments, there.files]).toEqual([before.apartments, before.files])

  const declined = move(['--to', 'embedded'], 'n\n')
  expect(declined).toEqual({
    status: 1,
    output: expect.stringContaining('by what is in the hosted engines? [y/N]'),
  })
  expect(move(['--to', 'embedded']).status).toBe(1)
  expect(await everythingIn(embedded)).toEqual(before)
  expect(move(['--to', 'embedded', '--yes']).status).toBe(0)
  const { versions: raised, ...after } = await everythingIn(embedded)
  expect(before).toMatchObject(after)
  expect(raised).toHaveLength(before.versions?.length ?? 0)
}, 90_000)

test('the command refuses while a server runs on either installation', async () => {
  const folder = await openInstallation(embedded.config, 'embedded', { exclusive: true, mustExist: true })
  expect(move(['--to', 'hosted'])).toEqual({
    status: 1,
    output: expect.stringMatching(/is in use by another process\n$/),
  })
  await folder.close()
  const server = await openBackend(hosted.config, { exclusive: true })
  await expect.poll(() => server.db.engine.channel?.countListeners(), { timeout: 20_000 }).toBe(1)
  expect(move(['--to', 'hosted'])).toEqual({
    status: 1,
    output: 'Servers run on this database (1): stop them first\n',
  })
  await server.close()
}, 90_000)

test.each([[['--to', 'elsewhere']], [['--to', 'hosted', 'x']]])(
  'the arguments %j print the usage',
  (args) => {
    expect(move(args)).toEqual({ status: 1, output: expect.stringContaining('Usage: npm run move') })
  },
)

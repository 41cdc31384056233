import { afterEach, expect, test } from 'vitest'
import { readConfig } from '../../../backend/config.ts'
import { countApartments } from '../../../backend/data/apartments.ts'
import { countEnquiries } from '../../../backend/data/enquiries/enquiries.ts'
import { listReferencedPaths } from '../../../backend/data/files/file-references.ts'
import { countParkingSpots } from '../../../backend/data/parking-spots.ts'
import { listUsers } from '../../../backend/data/users/find-users.ts'
import { listKeptFiles } from '../../../backend/files/list-all-files.ts'
import { type Backend, openBackend } from '../../../backend/open.ts'
import { generateDemoBuilding } from '../../../demo/building.ts'
import { demoAgents } from '../../../demo/sales/agents.ts'
import { locationImagePath } from '../../../domain/files/stored-path.ts'
import { openHosted } from '../../engines/hosted.ts'
import { sendRequest } from '../send-request.ts'
import { type StartingServer, startAtOnce } from '../starting-servers.ts'

let endings: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of endings.toReversed()) await end()
  endings = []
})

/** Starts three servers on an empty database and an empty bucket, and opens the backend that they share. */
async function startThree() {
  const { env, dispose } = await openHosted()
  const started = startAtOnce(3, env)
  const backend = await openBackend(readConfig({ ...env, DATA_DIR: started.folder }), { exclusive: false })
  endings = [dispose, started.stop, () => backend.close()]
  return { servers: started.servers, backend }
}

async function expectOneBuilding({ db, files }: Backend): Promise<void> {
  const { apartments, parkingSpots, enquiries } = generateDemoBuilding({ now: new Date() })
  expect(await countApartments(db)).toBe(apartments.length)
  expect(await countParkingSpots(db)).toBe(parkingSpots.length)
  expect(await countEnquiries(db)).toBe(enquiries.length)
  const users = (await listUsers(db)).map(({ email }) => email).sort()
  expect(users).toEqual(['admin@example.com', ...demoAgents.map(({ email }) => email)])
  const served = (await listKeptFiles(files)).map(({ path }) => path)
  const needed = new Set([...(await listReferencedPaths(db)), locationImagePath])
  expect(served.sort()).toEqual([...needed].sort())
}

async function expectAllHealthy(servers: StartingServer[]): Promise<void> {
  for (const server of servers) {
    const url = await server.ready()
    expect((await sendRequest(`${url}/health`)).text).toContain('"status":"ok"')
    expect((await sendRequest(`${url}/apartments`)).status).toBe(200)
  }
}

const printing = (text: string) => (server: StartingServer) => server.output().includes(text)

test('three servers that start at once on empty engines create one building, one administrator and one password', async () => {
  const { servers, backend } = await startThree()
  await expectAllHealthy(servers)
  expect(servers.filter(printing('Password'))).toHaveLength(1)
  await expectOneBuilding(backend)
})

test('when one of three is killed while it loads the demo, another one starts over and nothing partial remains', async () => {
  const { servers, backend } = await startThree()
  await expect.poll(() => countApartments(backend.db), { timeout: 60_000, interval: 50 }).toBeGreaterThan(10)
  const [loading, ...more] = servers.filter(printing('Loading the demo building'))
  expect(more).toEqual([])
  await loading?.end('SIGKILL')
  const others = servers.filter((server) => server !== loading)
  await expectAllHealthy(others)
  expect(servers.filter(printing('Password'))).toHaveLength(1)
  expect(loading?.output()).not.toContain('Password')
  await expectOneBuilding(backend)
})

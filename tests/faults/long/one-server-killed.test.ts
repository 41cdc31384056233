import { expect, test } from 'vitest'
import { expectAgreement } from '../agreement.ts'
import { everyKind, expectNothingLost, loadHostedSite, reading, runHostedSite } from '../hosted-site.ts'
import { waitForProgress } from '../progress.ts'

const running = runHostedSite()
const rounds = 3

test('when one of two servers is killed under load, the other one continues; started again, it serves requests', async () => {
  const { servers } = running
  const load = loadHostedSite(running)
  for (let kill = 0; kill < 2 * rounds; kill++) {
    await waitForProgress(load, everyKind)
    await servers.kill(kill % 2)
    await waitForProgress(load, everyKind)
    await servers.start(kill % 2)
  }
  await waitForProgress(load, everyKind)
  await load.end()
  console.log(`${2 * rounds} kills. ${load.summary()}`)

  for (const kind of everyKind) {
    const failures = load.failures(kind)
    // A response in flight is cut off; a request in flight gets 502 from the load balancer.
    expect(failures.filter(({ status = 502 }) => status !== 502)).toEqual([])
    expect(failures.length, kind).toBeLessThanOrEqual(2 * 2 * rounds)
  }
  for (const kind of reading)
    expect(load.failures(kind).filter(({ status }) => status !== undefined)).toEqual([])
  await expectNothingLost(running)
  await expectAgreement(running)
})

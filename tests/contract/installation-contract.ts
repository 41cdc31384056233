import { expect, test } from 'vitest'
import { addInstallation, findInstallation, markJoined } from '../../backend/data/installation.ts'
import type { OpenedData } from './opened-data.ts'

/** The id that a database and its file store have in common. */
export function installationContract(data: OpenedData) {
  test('several servers that start at once agree on one installation id, which is not published to visitors', async () => {
    expect(await findInstallation(data.db)).toBeUndefined()
    const added = await Promise.all(['a', 'b', 'c'].map((id) => addInstallation(data.db, id)))
    expect(new Set(added.map(({ id }) => id)).size).toBe(1)
    expect(added[0]).toMatchObject({ isJoined: false })
    await markJoined(data.db)
    expect(await findInstallation(data.db)).toEqual({ id: added[0]?.id, isJoined: true })
    expect(data.published).toEqual([])
  })
}

import { beforeEach, describe, expect, test } from 'vitest'
import { leaseLength, returnLease, takeLease } from '../../backend/data/leases.ts'
import type { OpenedData } from './opened-data.ts'

export function leasesContract(data: OpenedData) {
  describe('leases', () => {
    const noon = Date.UTC(2026, 10, 16, 12)
    const take = (holder: string, now = noon) => takeLease(data.db, 'sweep', holder, now)

    beforeEach(async () => {
      await data.engine.writer.deleteFrom('leases').execute()
    })

    test('have one holder at a time, for as long as it renews', async () => {
      expect(await take('a')).toBe(true)
      expect(await take('b')).toBe(false)
      expect(await takeLease(data.db, 'other work', 'b', noon)).toBe(true)
      expect(await take('a', noon + leaseLength - 1)).toBe(true)
      expect(await take('b', noon + leaseLength)).toBe(false)
    })

    test('are free when their holder returns them, falls silent, or had a clock that jumped ahead', async () => {
      await take('a')
      await returnLease(data.db, 'sweep', 'b')
      expect(await take('b')).toBe(false)
      await returnLease(data.db, 'sweep', 'a')
      expect(await take('b')).toBe(true)
      expect(await take('c', noon + leaseLength)).toBe(true)
      await take('c', noon + 10 * leaseLength)
      expect(await take('d', noon)).toBe(true)
    })

    test('are granted to one of twenty who ask at once', async () => {
      const taken = await Promise.all(Array.from({ length: 20 }, (_, index) => take(`server ${index}`)))
      expect(taken.filter(Boolean)).toHaveLength(1)
    })
  })
}

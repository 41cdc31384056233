import { expect, test, vi } from 'vitest'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { storedUrl } from '../../domain/files/stored-path.ts'
import { docxType } from '../../domain/paper/paper.ts'
import { newReservation } from '../../domain/reservation/reservation.ts'
import { inTrash, openForEachTest, put, stored, sweepNow, sweptBackend } from '../../tests/swept-backend.ts'
import { addApartment } from '../data/apartments.ts'
import { addPaper, removePaper } from '../data/papers/papers.ts'
import { NotFound } from '../data/records/record-errors.ts'
import { addReservation } from '../data/reservations/add-reservation.ts'
import { releaseReservation } from '../data/reservations/lifecycle.ts'
import { deleteErasedPapers, forgetPerson } from './delete-erased-papers.ts'
import { discardFiles } from './discard-files.ts'

openForEachTest()

const person = { email: 'buyer@example.com', phones: [] }

/** A reservation that came to nothing, with a document and one that somebody has removed. */
async function addDeal(number: string, buyerEmail: string): Promise<{ id: string; paths: string[] }> {
  const { db } = sweptBackend
  const { id: apartmentId } = await addApartment(db, { ...newApartment(defaultBuilding), number })
  const buyer = { buyerName: 'Купувач', buyerPhone: '', buyerEmail }
  const { id } = await addReservation(db, {
    ...{ ...newReservation, apartmentId, ...buyer, from: '2026-11-10', until: '2026-11-20' },
  })
  const paths = ['1700000000001_000001', '1700000000002_000002'].map((stamp) => `papers/${id}/${stamp}.docx`)
  for (const path of paths) {
    const url = await put(path)
    const paper = { dealId: id, kind: 'preliminary', name: 'Договор на Купувач', url } as const
    const { id: paperId } = await addPaper(db, { ...paper, contentType: docxType, size: 1 })
    if (path !== paths[0]) continue
    await removePaper(db, id, paperId)
    await discardFiles(sweptBackend, [storedUrl(path)])
  }
  await releaseReservation(db, id, 1)
  return { id, paths }
}

test('documents of a forgotten person are in no folder and in no trash, those of others stay', async () => {
  const [own, other] = [await addDeal('1', 'buyer@example.com'), await addDeal('2', 'other@example.com')]
  expect((await inTrash()).toSorted()).toEqual([own.paths[0], other.paths[0]].toSorted())
  expect(await forgetPerson(sweptBackend, person)).toMatchObject({ reservations: 1 })
  expect(await inTrash()).toEqual([other.paths[0]])
  expect(await stored()).toEqual([other.paths[1]])
  // What is filled in at this very moment comes too late.
  const late = { dealId: own.id, kind: 'preliminary', name: 'x', url: '/files/x', size: 1 } as const
  await expect(addPaper(sweptBackend.db, { ...late, contentType: docxType })).rejects.toThrow(NotFound)
})

test('what the file store did not delete goes with the next hour', async () => {
  const { paths } = await addDeal('1', 'buyer@example.com')
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {})
  const files = {
    ...sweptBackend.files,
    deleteAll: () => Promise.reject(new Error('The store is unavailable')),
  }
  await forgetPerson({ ...sweptBackend, files }, person)
  expect(complain).toHaveBeenCalledOnce()
  complain.mockRestore()
  expect([...(await stored()), ...(await inTrash())].toSorted()).toEqual(paths.toSorted())
  await sweepNow()
  await deleteErasedPapers(sweptBackend)
  expect([...(await stored()), ...(await inTrash())]).toEqual([])
})

import { Readable } from 'node:stream'
import { addApartment } from '../../backend/data/apartments.ts'
import { saveBuilding } from '../../backend/data/building.ts'
import { addEnquiryNote } from '../../backend/data/enquiries/enquiry-work.ts'
import { addReservation } from '../../backend/data/reservations/add-reservation.ts'
import { joinInstallation } from '../../backend/installation.ts'
import { openBackend } from '../../backend/open.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { trashPath } from '../../domain/files/trash-path.ts'
import { newReservation } from '../../domain/reservation/reservation.ts'
import { administrator, signInToSite } from '../faults/site.ts'
import { stockBuilding } from '../faults/stocked-building.ts'
import type { TestInstallation } from './installations.ts'

const oddTexts = ['Стая „Изток“', 'it\'s; -- \\ "quoted"', 'две\nлинии\t', '🏠\u2028', '']

/** A path that is too long for a plain tar header. The file itself is empty. */
const longPath = `media/${'b'.repeat(200)}/${'c'.repeat(200)}/1700000000002_empty.png`

/**
 * Stores records of each kind, accounts with a session, files, one in the trash, and more rows than a backup
 * reads with one query.
 */
export async function stockInstallation({ config }: TestInstallation) {
  const backend = await openBackend(config, { exclusive: false })
  await joinInstallation(backend)
  await backend.auth.setAdmin(administrator)
  await signInToSite(backend, administrator)
  await saveBuilding(backend.db, 0, { ...defaultBuilding, name: 'Вълна' })
  const building = await stockBuilding(backend)
  await addEnquiryNote(backend.db, building.enquiryId, 'Да се обадим')
  await addReservation(backend.db, {
    ...newReservation,
    apartmentId: (await addApartment(backend.db, { ...newApartment(defaultBuilding), number: 'Р1' })).id,
    parkingSpotIds: [],
    buyerName: 'Примерен купувач',
    enquiryId: building.enquiryId,
    from: '2026-11-10',
    until: '2026-11-20',
  })
  const keys = Array.from({ length: 1200 }, (_, index) => `${oddTexts[index % oddTexts.length]}${index}`)
  await backend.db.transaction(async (trx) => {
    const attempts = keys.map((key) => ({ key, moments: '[]', forgetAt: 4_102_444_800_000 }))
    await trx.insertInto('attempts').values(attempts).execute()
  })
  const deleted = { path: 'media/1700000000001_old.png', deletedAt: new Date('2026-01-02T03:04:05.678Z') }
  for (const [path, content] of [
    [trashPath(deleted), 'deleted-file'],
    [longPath, ''],
  ] as const)
    await backend.files.put(path, Readable.from([Buffer.from(content)]), { contentType: 'image/png' })
  await backend.close()
  return building
}

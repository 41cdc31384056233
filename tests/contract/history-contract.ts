import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  addApartment,
  addApartmentImages,
  deleteApartment,
  setApartmentStatus,
  updateApartment,
} from '../../backend/data/apartments.ts'
import { createDatabase, type Database } from '../../backend/data/database.ts'
import type { Engine } from '../../backend/data/engine.ts'
import { addEnquiry, deleteEnquiry, markEnquiry } from '../../backend/data/enquiries/enquiries.ts'
import { addMediaFile, deleteMediaFiles } from '../../backend/data/files/media-files.ts'
import { listChanges } from '../../backend/data/history/changes.ts'
import { migrate } from '../../backend/data/migrate.ts'
import { addFloorPlan, updateFloorPlan } from '../../backend/data/plans/floor-plans.ts'
import { StaleRevision } from '../../backend/data/records/record-errors.ts'
import { saveCompanySettings } from '../../backend/data/settings.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { commandActor, userActor, visitorActor } from '../../domain/record/actor.ts'
import { aCompany } from '../a-company.ts'
import type { OpenEngine } from './opened-engine.ts'

const anna = userActor({ id: 'u1', name: 'Администратор', role: 'admin' })

/** Each change of a record says who made it, on every engine. */
export function historyContract(name: string, open: OpenEngine): void {
  describe(`${name}: history`, () => {
    let engine: Engine
    let dispose: () => Promise<void>
    let db: Database

    beforeEach(async () => {
      ;({ engine, dispose } = await open())
      await migrate(engine)
      db = createDatabase(engine, () => {}, anna)
    })
    afterEach(async () => {
      await db.close()
      await dispose()
    })

    test('a change has its actor, time, record, and the old and new value of each field', async () => {
      const before = new Date().toISOString()
      const { id } = await addApartment(db, { ...newApartment(defaultBuilding), number: '7', price: 100 })
      await setApartmentStatus(db.as(commandActor('import')), id, 1, 'sold')
      const [sold, added] = await listChanges(db, { collection: 'apartments', recordId: id })
      expect(sold).toMatchObject({
        kind: 'revised',
        actor: { kind: 'command', name: 'import' },
        fields: { status: { from: 'available', to: 'sold' } },
      })
      expect(Object.keys(sold?.fields ?? {})).toEqual(['status'])
      expect(added).toMatchObject({ kind: 'added', actor: anna, fields: { number: { to: '7' } } })
      expect((added?.at ?? '') >= before).toBe(true)
    })

    test('values are those of the domain, and not of the columns', async () => {
      const { id } = await addApartment(db, {
        ...newApartment(defaultBuilding),
        number: '7',
        features: ['Паркет'],
      })
      await updateApartment(db, id, 1, { ...newApartment(defaultBuilding), number: '7', hasTerrace: true })
      await addApartmentImages(db, id, ['/files/a.jpg'])
      const [photo, revised, added] = await listChanges(db, { recordId: id })
      expect(added?.fields).toMatchObject({
        hasTerrace: { to: false },
        features: { to: ['Паркет'] },
        images: { to: [] },
        secondaryFloor: { to: null },
      })
      expect(revised?.fields).toEqual({
        hasTerrace: { from: false, to: true },
        features: { from: ['Паркет'], to: [] },
      })
      expect(photo?.fields).toEqual({
        images: { from: [], to: ['/files/a.jpg'] },
        mainImage: { from: null, to: '/files/a.jpg' },
      })
    })

    test('outlines of a plan are stored under that name, point by point', async () => {
      const image = { imageUrl: '/files/plan.png', imageWidth: 100, imageHeight: 80 }
      const plan = await addFloorPlan(db, { entrance: '1', floor: 4 }, image)
      const points = [
        { x: 0, y: 0 },
        { x: 10, y: 0 },
        { x: 10, y: 10.5 },
      ]
      const outlines = [{ id: 's1', apartmentId: null, points }]
      await updateFloorPlan(db, plan.id, 1, outlines)
      const [drawn] = await listChanges(db, { recordId: plan.id })
      expect(drawn?.fields).toEqual({ outlines: { from: [], to: outlines } })
    })

    test('changes of earlier releases, with values of columns, can still be read', async () => {
      await engine.writer
        .insertInto('changes')
        .values({
          id: 'c1',
          at: new Date().toISOString(),
          actorKind: 'admin',
          actorId: anna.id,
          actorName: anna.name,
          collection: 'floorPlans',
          recordId: 'p1',
          revision: 2,
          kind: 'revised',
          fields: JSON.stringify({ apartments: { from: '[]', to: '[{"id":"s1"}]' } }),
        })
        .execute()
      const [old] = await listChanges(db, { recordId: 'p1' })
      expect(old).toMatchObject({ actor: anna, fields: { apartments: { from: '[]', to: '[{"id":"s1"}]' } } })
    })

    test('a removal holds all values of the record', async () => {
      const { id } = await addApartment(db, {
        ...newApartment(defaultBuilding),
        number: '7',
        internalNotes: 'тайна',
      })
      await deleteApartment(db, id)
      const [removed] = await listChanges(db, { recordId: id })
      expect(removed).toMatchObject({
        kind: 'removed',
        fields: { number: { from: '7' }, internalNotes: { from: 'тайна' } },
      })
    })

    test('a refused change, and one that changes nothing, is not in the history', async () => {
      const { id } = await addApartment(db, { ...newApartment(defaultBuilding), number: '7' })
      await expect(setApartmentStatus(db, id, 9, 'sold')).rejects.toThrow(StaleRevision)
      // The form was sent again after its response was lost.
      await addApartment(db, { ...newApartment(defaultBuilding), number: '7' }, id)
      await setApartmentStatus(db, id, 1, 'available')
      expect(await listChanges(db)).toHaveLength(1)
    })

    test('of enquiries no value that a visitor has sent is stored', async () => {
      const values = {
        name: 'Мария',
        email: 'm@example.com',
        phone: '',
        message: 'тайна',
        apartmentNumber: '',
        about: '',
        wishedTime: '',
      }
      const { id } = await addEnquiry(db.as(visitorActor), values)
      await markEnquiry(db, id, { isRead: true })
      await deleteEnquiry(db, id)
      const changes = await listChanges(db, { collection: 'enquiries' })
      expect(changes.map(({ kind, actor }) => [kind, actor.kind]).sort()).toEqual([
        ['added', 'visitor'],
        ['removed', 'admin'],
        ['revised', 'admin'],
      ])
      expect(JSON.stringify(changes)).not.toMatch(/Мария|example|тайна/)
      expect(changes.find(({ kind }) => kind === 'revised')?.fields).toEqual({
        isRead: { from: false, to: true },
      })
    })

    test('settings are listed field by field, and removed files one by one', async () => {
      await saveCompanySettings(db, 0, aCompany)
      await saveCompanySettings(db, 1, { ...aCompany, phone: '0700 00 000' })
      const [saved] = await listChanges(db, { collection: 'settings', recordId: 'company' })
      expect(saved?.fields).toEqual({ phone: { from: aCompany.phone, to: '0700 00 000' } })

      const file = { name: 'a', url: '/files/a', type: 'image', size: 1, storagePath: 'a' } as const
      const ids: string[] = []
      for (let count = 0; count < 3; count++) ids.push((await addMediaFile(db, file)).id)
      await deleteMediaFiles(db, ids)
      const removed = (await listChanges(db, { collection: 'media' })).filter(
        ({ kind }) => kind === 'removed',
      )
      expect(removed.map(({ recordId }) => recordId).sort()).toEqual(ids.sort())
    })
  })
}

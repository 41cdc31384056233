import { expect, test } from 'vitest'
import { defaultBuilding } from '../../../../domain/building/default-building.ts'
import { matchPlanName } from '../../../../domain/floor-plan/match-plan-name.ts'
import { StorageError } from '../../../uploads/storage-client.ts'
import type { QueuedUpload } from '../../../uploads/upload-queue.ts'
import type { PlanPicture } from './plan-picture.ts'
import { isUnsent, type PlanRow, rowStates, rowsOf } from './plan-rows.ts'

const picture: PlanPicture = {
  file: new File(['x'], 'x.png', { type: 'image/png' }),
  thumbnail: '',
  width: 1,
  height: 1,
  isReduced: false,
}

let ids = 0
const rowsNamed = (...names: string[]): PlanRow[] =>
  names.flatMap((fileName) =>
    rowsOf(
      { fileName, page: undefined, picture },
      matchPlanName(defaultBuilding, fileName),
      () => `${++ids}`,
    ),
  )

const storedAt = (key: string) => ({ key, imageWidth: 4, imageHeight: 3, hasOutlines: false })

const statesOf = (rows: PlanRow[], stored: string[] = [], uploads: QueuedUpload[] = []) =>
  [...rowStates(defaultBuilding, rows, { stored: stored.map(storedAt), uploads }).values()].map(
    ({ kind }) => kind,
  )

test('a row is ready, replaces a plan, or has no place', () => {
  const rows = rowsNamed('А-5.png', 'Б-5.png', 'снимка.png', 'паркинг ниво 2.png')
  expect(statesOf(rows, ['2/5'])).toEqual(['ready', 'replaces', 'no-place', 'ready'])
})

test('a range has a row for each of its floors, and one that says which floors are not there', () => {
  const rows = rowsNamed('вход А етаж 10-12.png')
  expect(rows.map(({ part, floor, absent }) => [part, floor, absent.length])).toEqual([
    ['entrance:1', 10, 0],
    ['entrance:1', 11, 0],
    ['entrance:1', undefined, 1],
  ])
})

test('what is clear of a name is already selected', () => {
  expect(rowsNamed('етаж 7.png')).toMatchObject([{ part: '', floor: 7 }])
  expect(rowsNamed('вход Б.png')).toMatchObject([{ part: 'entrance:2', floor: undefined }])
})

test('two rows for one place wait until one of them is for another, or for none', () => {
  const [one, other] = rowsNamed('А-5.png', 'вход А етаж 5.jpg') as [PlanRow, PlanRow]
  expect(statesOf([one, other])).toEqual(['duplicate', 'duplicate'])
  expect(statesOf([one, { ...other, floor: 6 }])).toEqual(['ready', 'ready'])
  expect(statesOf([one, { ...other, part: 'skip' }])).toEqual(['ready', 'skipped'])
})

test('a floor that the building has no longer is no place', () => {
  const [row] = rowsNamed('А-5.png') as [PlanRow]
  expect(statesOf([{ ...row, floor: 40 }])).toEqual(['no-place'])
})

test('a sent row is on its way, failed, or stored when the queue has forgotten it', () => {
  const [row] = rowsNamed('А-5.png') as [PlanRow]
  const sent: PlanRow = { ...row, uploadId: 'u' }
  const upload: QueuedUpload = {
    id: 'u',
    file: picture.file,
    target: { uploader: 'floorPlan', entrance: '1', floor: 5 },
    state: 'sending',
    percent: 40,
  }
  const failed: QueuedUpload = { ...upload, state: 'failed', error: new StorageError('conflict') }
  expect(statesOf([sent], [], [upload])).toEqual(['sent'])
  expect(statesOf([sent], [], [failed])).toEqual(['failed'])
  expect(statesOf([sent], ['1/5'])).toEqual(['stored'])
  expect(statesOf([sent, { ...row, id: 'other' }], ['1/5'])).toEqual(['stored', 'replaces'])
})

test('leaving asks about rows that are neither stored, on their way, nor skipped', () => {
  const kinds = ['skipped', 'no-place', 'duplicate'] as const
  expect(kinds.map((kind) => isUnsent({ kind }))).toEqual([false, true, true])
})

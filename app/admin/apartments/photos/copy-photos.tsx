import { useEffect, useState } from 'react'
import { href, useFetcher } from 'react-router'
import { apartmentTypeName } from '../../../../domain/building/apartment-type.ts'
import { entranceLetter } from '../../../../domain/building/building.ts'
import { adminText } from '../../../../text/admin/admin.ts'
import { photosText } from '../../../../text/admin/apartments.ts'
import { places } from '../../../../text/public/bg/places.ts'
import { useBuilding } from '../../../building.ts'
import { joinRecords } from '../../../forms/list-field.ts'
import { button } from '../../../ui/button.ts'
import type { Fault } from '../../form/toast-result.ts'
import { ChoiceDialog } from '../../media/choice-dialog.tsx'
import { NotLoaded } from '../../media/not-loaded.tsx'
import type { loader } from './copy-targets.ts'

const text = photosText.copy
const lineClassName = 'flex min-h-11 cursor-pointer items-center gap-3'
const boxClassName = 'size-5 shrink-0 accent-sea-700'
const ways = ['add', 'replace'] as const
type CopyWay = (typeof ways)[number]

/** Asks which apartments of the same type get copies, and whether these replace the photos that they have. */
export function CopyPhotos({ apartmentId: id, onClose }: { apartmentId: string; onClose(): void }) {
  const building = useBuilding()
  const { load, data } = useFetcher<typeof loader | null>()
  const sending = useFetcher<Fault>()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [way, setWay] = useState<CopyWay>('add')
  const targets = href('/admin/apartments/:id/photos/homes', { id })

  useEffect(() => void load(targets), [load, targets])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each response, while `onClose` is a new function at every render
  useEffect(() => {
    if (!sending.data) return
    if (sending.data.error) load(targets)
    else onClose()
  }, [sending.data])

  const picked = data?.apartments.filter((apartment) => selected.has(apartment.id)) ?? []
  const send = () => {
    const action = href('/admin/apartments/:id/photos', { id })
    sending.submit({ change: 'copy', way, apartments: joinRecords(picked) }, { method: 'POST', action })
  }
  return (
    <ChoiceDialog
      title={text.title(data ? apartmentTypeName(building, data.type) : '…')}
      onClose={onClose}
      footer={
        <>
          <button type="button" onClick={onClose} className={button({ kind: 'secondary' })}>
            {adminText.actions.cancel}
          </button>
          <button
            type="button"
            disabled={picked.length === 0 || sending.state !== 'idle'}
            onClick={send}
            className={button({ kind: way === 'replace' ? 'danger' : 'primary' })}
          >
            {text.confirm(picked.length)}
          </button>
        </>
      }
    >
      {data ? (
        <>
          <CopyWays way={way} onChange={setWay} />
          <ApartmentBoxes apartments={data.apartments} selected={selected} onChange={setSelected} />
        </>
      ) : (
        <NotLoaded hasFailed={data === null} tryAgain={() => load(targets)} />
      )}
    </ChoiceDialog>
  )
}

function CopyWays({ way, onChange }: { way: CopyWay; onChange(way: CopyWay): void }) {
  return (
    <fieldset>
      <legend className="font-semibold">{text.way}</legend>
      <div className="flex flex-wrap gap-x-6">
        {ways.map((each) => (
          <label key={each} className={lineClassName}>
            <input
              type="radio"
              name="way"
              checked={each === way}
              onChange={() => onChange(each)}
              className={boxClassName}
            />
            {text.ways[each]}
          </label>
        ))}
      </div>
      <p aria-live="polite" className="min-h-10 text-sm text-sea-800">
        {text.explained[way]}
      </p>
    </fieldset>
  )
}

type CopyTarget = Awaited<ReturnType<typeof loader>>['apartments'][number]

interface ApartmentBoxesProps {
  apartments: CopyTarget[]
  selected: ReadonlySet<string>
  onChange(selected: ReadonlySet<string>): void
}

function ApartmentBoxes({ apartments, selected, onChange }: ApartmentBoxesProps) {
  const building = useBuilding()
  const ids = apartments.map(({ id }) => id)
  const toggle = (id: string) => {
    const next = new Set(selected)
    if (!next.delete(id)) next.add(id)
    onChange(next)
  }
  return (
    <fieldset className="mt-4">
      <legend className="font-semibold">{text.to}</legend>
      {apartments.length === 0 && <p className="py-3 text-sea-700">{text.alone}</p>}
      {apartments.length > 1 && (
        <label className={`${lineClassName} font-semibold`}>
          <input
            type="checkbox"
            checked={ids.every((id) => selected.has(id))}
            onChange={({ target }) => onChange(new Set(target.checked ? ids : []))}
            className={boxClassName}
          />
          {text.selectAll}
        </label>
      )}
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {apartments.map(({ id, number, entrance, floor, photos }) => (
          <li key={id}>
            <label className={lineClassName}>
              <input
                type="checkbox"
                checked={selected.has(id)}
                onChange={() => toggle(id)}
                className={boxClassName}
              />
              <span>
                {text.apartment(
                  number,
                  entranceLetter(building, entrance),
                  places.floor(building, { entrance, floor }),
                )}
                <span className="text-sm text-sea-700"> · {text.photos(photos)}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
